"""What keeps several servers together: heartbeats, leases on tables, and a shared clock."""
