"""Maintenance scripts: they draw pictures, measure strength and write pages."""
