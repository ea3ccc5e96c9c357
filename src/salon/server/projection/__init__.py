"""What clients may know: the only code that turns a state, a table or a finished game into something that is sent."""
