"""Every change of the database's tables, in a file each; Alembic runs those that are missing.

A file names its revision and the one before, and has `upgrade(op)`. It stays as it is once it has
been released: databases out there have been through it.
"""
