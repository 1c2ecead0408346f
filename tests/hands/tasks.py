"""The ten tasks by which the window is judged, and the ten commonest acts of each box, done by mouse only and by keys only.

    .ci/hands tasks                    all of them
    .ci/hands tasks:autotock           one box; `tasks:ten` is the ten tasks alone
    .ci/hands tasks:automobile,3,keys  one row, by one hand

prints the tables of docs/hands.md: presses, keys and seconds as they were done. Paper stands beside them, by the same model.
"""
import sys

from rows import auto_brocante, automobile, autotock, independents, sponsors, ten

TABLES = {
    "ten": ("automobile", ten.ROWS),
    "automobile": ("automobile", automobile.ROWS),
    "auto-brocante": ("auto-brocante", auto_brocante.ROWS),
    "sponsors": ("sponsors", sponsors.ROWS),
    "independents": ("independents", independents.ROWS),
    "autotock": ("autotock", autotock.ROWS),
}

said = sys.argv[1:]
numbers = [int(word) for word in said if word.isdigit()]
hands = [hand for hand in ("mouse", "keys") if hand in said] or ["mouse", "keys"]
for table in [table for table in TABLES if table in said] or TABLES:
    print(f"{table}:", flush=True)
    box, rows = TABLES[table]
    for n, row in enumerate(rows, 1):
        if n in numbers or not numbers:
            row.measure(box, hands)
