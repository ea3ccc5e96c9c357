"""`salon admin`: what the people who run a salon do while it runs."""
