"""The commands of the server: play, serve, backup, restore, check, records, replay."""
