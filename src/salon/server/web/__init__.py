"""The web interface: HTTP routes, socket sessions, the page's files, and the guards in front of them."""
