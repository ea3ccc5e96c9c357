"""Cards, boards and personas, and the checks that every one of them passes."""
