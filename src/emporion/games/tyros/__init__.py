"""Tyros: empires that grow along the Mediterranean, ships, cities and trade."""
