"""Gloaming: four board games about shadows, their rules engine, and a place to play them."""

__version__ = "0.1.0"
