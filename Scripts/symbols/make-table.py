#!/usr/bin/env python3
"""Writes the table of what stands for symbols: Sources/CSymbolSubstitutes/Table.

    apt-get download bootstrap-icons && dpkg -x bootstrap-icons_*.deb icons
    Scripts/symbols/make-table.py icons/usr/share/bootstrap-icons/svg

Reads substitutes.tsv and names-without.txt beside this file, and the icons that the former names.
A line of the table is 'icon NAME MARKUP' (on a box of 16 × 16), 'symbol NAME ICON same|alike' or
'without NAME', with tabs between the words.
"""

import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
TARGET = os.path.join(HERE, "../../Sources/CSymbolSubstitutes/Table/symbols.txt")


def lines(name):
    with open(os.path.join(HERE, name), encoding="utf-8") as file:
        return [line.rstrip("\n") for line in file if line.strip() and not line.startswith("#")]


def markup(folder, icon):
    with open(os.path.join(folder, icon + ".svg"), encoding="utf-8") as file:
        text = file.read()
    start = re.match(r'\s*<svg[^>]*viewBox="0 0 16 16"[^>]*>', text)
    if not start:
        sys.exit(f"{icon}: not on a box of 16 × 16")
    inner = text[start.end() : text.rindex("</svg>")]
    return re.sub(r"\s+", " ", inner).replace("> <", "><").strip()


def main():
    rows = [line.split("\t") for line in lines("substitutes.tsv")]
    icons = sorted({row[1] for row in rows})
    with open(TARGET, "w", encoding="utf-8") as table:
        for icon in icons:
            table.write(f"icon\t{icon}\t{markup(sys.argv[1], icon)}\n")
        for name, icon, likeness in sorted(rows):
            table.write(f"symbol\t{name}\t{icon}\t{likeness}\n")
        for name in sorted(set(lines("names-without.txt")) - {row[0] for row in rows}):
            table.write(f"without\t{name}\n")
    print(f"{len(rows)} symbols, {len(icons)} icons, {os.path.getsize(TARGET)} bytes")


if __name__ == "__main__":
    main()
