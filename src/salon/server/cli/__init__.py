"""The commands of the server: play, serve, backup, restore, records, replay."""
