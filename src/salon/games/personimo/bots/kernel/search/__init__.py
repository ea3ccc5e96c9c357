"""The search by playouts: sequential halving over redealt worlds, and a tree search."""
