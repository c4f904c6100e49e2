"""Deals, positions, records and journals as text. Each form reads back exactly what it printed.

Every form has a module with ``write`` and ``read``; ``docs/formats.md`` describes the forms.
"""
