#!/usr/bin/env python3
"""Everything a person needs to run, test and check Spadille: `python3 dev.py help`.

This file must be readable by any Python, so that an old one gets a sentence and not a traceback.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit(
        "dev.py: this is Python %d.%d and Spadille needs 3.11 or newer: "
        "start it with a newer one, for example: python3.11 dev.py" % sys.version_info[:2]
    )

from tools.workshop.main import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
