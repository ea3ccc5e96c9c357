"""`./salon test`: everything that must hold before a change lands, layer by layer."""
