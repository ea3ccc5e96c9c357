"""What keeps a server going for years: expiry that a wrong clock cannot start, and limits on what is stored."""
