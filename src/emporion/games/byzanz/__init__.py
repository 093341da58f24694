"""Byzanz: lots of goods are auctioned, paid into a market, and sold in sets of three."""
