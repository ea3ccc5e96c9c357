"""What admins and visitors decide about what is stored: blocks, closed tables, withdrawn replays, erased data."""
