"""How a server is reached: http, sockets, the page, and who is asking."""
