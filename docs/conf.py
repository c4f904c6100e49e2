"""How Sphinx makes the documentation: ``python3 dev.py docs``."""

project = "Spadille"
author = "The Spadille authors"
html_show_copyright = False
extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.viewcode",
]
html_theme = "furo"
html_title = "Spadille"
source_suffix = {".md": "markdown"}
exclude_patterns = ["build"]

autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_default_options = {"members": True, "show-inheritance": True}

myst_heading_anchors = 3
# Pages also link to the rules and the code, which lie beside the documentation in the repository.
suppress_warnings = ["myst.xref_missing"]
