"""Tables, the log, sockets and pages. It knows no rule of any game."""
