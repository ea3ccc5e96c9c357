"""What a checkout needs and the installed program does not: set-up, test runner, generators."""
