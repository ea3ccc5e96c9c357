"""One's own numbers: how a visitor's finished games went, kept for themselves."""
