"""How simulated players choose: at random, greedily, or by the learned value."""
