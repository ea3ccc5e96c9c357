"""What follows on a running server from what admins and visitors decide: blocks, closed tables, erased data."""
