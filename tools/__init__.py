"""Tools for a checkout, which are not installed with the program: set-up, test runner, generators."""
