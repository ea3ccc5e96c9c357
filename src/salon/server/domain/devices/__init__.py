"""The devices of a member: how their seats move from one to another."""
