"""What a server knows of tables and games, without a database or a socket."""
