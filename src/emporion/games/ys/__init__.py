"""Ys: secret bids, hidden brokers and the price of gems."""
