"""Faults: many tables, played through a network, servers, a bus, a database and clocks that all fail now and then."""
