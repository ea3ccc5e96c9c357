"""Tables, the games at them, their bots and timers, and what anybody may see of them. It knows nothing of the web."""
