"""Salon: Personimo, Personality and Polyminix, for friends in one room, friends apart, or one person."""
