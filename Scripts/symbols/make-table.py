#!/usr/bin/env python3
"""Writes the tables of symbols' substitutes: Sources/CSymbolSubstitutes/Table.

    apt-get download bootstrap-icons && dpkg -x bootstrap-icons_*.deb icons
    Scripts/symbols/make-table.py icons/usr/share/bootstrap-icons/svg

Reads the lists beside this file, and the icons that they name.
A line of the table is 'icon NAME MARKUP' (on a box of 16 × 16) or 'symbol NAME ICON same|alike',
with tabs between the words. After an empty line follow the other names of iOS 17: a letter for the
number of letters that a name shares with the one before (0 for none, 1 for one, and so on through
the ASCII letters), the remaining letters, and after a tab its composition, if there is one; '~'
before it means that the shape differs.

A composition is an icon's name and its modifications, each after '+': fill, circle, circle.fill,
square, square.fill, slash, badge.ICON. Names joined by commas are side by side.
"""

import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
TABLE = os.path.join(HERE, "../../Sources/CSymbolSubstitutes/Table/symbols.txt")
SCRIPTS = set(
    "ar hi he ja th zh ko rtl my km bn gu kn ml mr or pa si ta te sat mni traditional".split())
FRAMES = ["circle.fill", "square.fill", "circle", "square"]
BADGES = {
    "plus": "plus-circle-fill", "minus": "dash-circle-fill", "checkmark": "check-circle-fill",
    "xmark": "x-circle-fill", "exclamationmark": "exclamation-circle-fill",
    "questionmark": "question-circle-fill", "clock": "clock-fill", "gearshape": "gear",
    "gear": "gear", "lock": "lock-fill", "ellipsis": "three-dots", "person.crop": "person-fill",
    "moon": "moon-fill", "heart": "heart-fill", "star": "star-fill", "magnifyingglass": "search",
    "play": "play-fill", "key": "key-fill", "arrow.up": "arrow-up-circle-fill",
    "arrow.down": "arrow-down-circle-fill", "mic": "mic-fill", "music.note": "music-note",
    "person": "person-fill", "waveform": "soundwave", "a": "letter-a", "shield.half.filled": "shield-shaded",
}
# First words that are too general for drawing the symbol as the thing that they name.
VAGUE = set(
    """arrow square rectangle circle line dot text chevron point arrowtriangle triangle diamond
    hexagon oval capsule l r button lines dots platter plus minus checkmark xmark exclamationmark
    questionmark a b c d e f g h i j k m n o p q s t u v w x y z character squares squareshape
    inset arrowshape arrowkeys octagon pentagon seal return left right delete control option and
    1 2 3 4 5 6 7 8 9 0 music slash number wave digitalcrown hand.raised hand.point badge
    """.split())


def lines(name):
    with open(os.path.join(HERE, name), encoding="utf-8") as file:
        return [line.rstrip("\n") for line in file if line.strip() and not line.startswith("#")]


def markup(folder, icon):
    path = os.path.join(folder, icon + ".svg")
    with open(path, encoding="utf-8") as file:
        text = file.read()
    start = re.match(r'\s*<svg[^>]*viewBox="0 0 16 16"[^>]*>', text)
    if not start:
        sys.exit(f"{icon}: not on a box of 16 × 16")
    inner = text[start.end() : text.rindex("</svg>")]
    return re.sub(r"\s+", " ", inner).replace("> <", "><").strip()


def digit(folder, number):
    """Returns the digit of an icon of a digit in a circle, without the circle's two parts."""
    paths = re.findall(r' d="([^"]*)"', markup(folder, f"{number}-circle"))
    kept = []
    at = "0 0"
    for path in paths:
        ring = "M1 8a7 7 0 1 0 14 0A7 7 0 0 0 1 8Zm15 0A8 8 0 1 1 0 8a8 8 0 0 1 16 0Z"
        other = "M16 8A8 8 0 1 1 0 8a8 8 0 0 1 16 0ZM1 8a7 7 0 1 0 14 0A7 7 0 0 0 1 8Z"
        if path == other:
            continue
        if path.startswith(ring):
            path = path[len(ring) :]
            if path.startswith("m"):
                # The part begins where the ring did.
                path = "M16 8" + path
        kept.append(f'<path d="{path}"/>')
    return "".join(kept)


class Composer:
    def __init__(self, table, icons, aliases):
        self.table, self.icons = table, icons
        self.aliases = aliases

    def plain(self, name):
        """Returns the name without its script, and with sides instead of directions."""
        words = name.split(".")
        while len(words) > 1 and words[-1] in SCRIPTS:
            words.pop()
        sides = {"forward": "right", "backward": "left", "leading": "left", "trailing": "right"}
        return ".".join(sides.get(word, word) for word in words)

    def exact(self, name, seen=()):
        """Returns the composition of a name that keeps all its parts; None if there is none."""
        if name in seen or len(seen) > 8:
            return None
        if name in self.table:
            return self.table[name]
        seen = seen + (name,)
        others = [self.plain(name)] + self.aliases.get(name, [])
        for other in others:
            found = other != name and self.exact(other, seen)
            if found:
                return found
        found = self.framed(name, seen) or self.badged(name, seen)
        if found:
            return found
        if name.endswith(".fill"):
            base = self.exact(name[:-5], seen)
            if base and "+" not in base and "," not in base:
                return base + "-fill" if base + "-fill" in self.icons else base + "+fill"
        if name.endswith(".slash") or name.endswith(".slash.fill"):
            stem = name[: name.rindex(".slash")] + (".fill" if name.endswith(".fill") else "")
            base = self.exact(stem, seen)
            if base and base.count("+") < 2:
                return base + "+slash"
        return None

    def framed(self, name, seen):
        for frame in FRAMES:
            if name.endswith("." + frame):
                stem = name[: -len(frame) - 1]
                if re.fullmatch(r"\d\d?", stem):
                    return ",".join("digit-" + d for d in stem) + "+" + frame
                if re.fullmatch("[a-z]", stem):
                    return f"letter-{stem}+{frame}"
                base = self.exact(stem, seen)
                if base and "+" not in base:
                    return base + "+" + frame
        return None

    def badged(self, name, seen):
        match = re.fullmatch(r"(.*)\.(?:trianglebadge|badge)\.(.*?)(\.fill)?", name)
        if not match:
            return None
        icon = BADGES.get(re.sub(r"\.fill$", "", match[2]))
        stem = self.exact(match[1] + (match[3] or ""), seen) or self.exact(match[1], seen)
        if icon and stem and "+badge" not in stem and stem.count("+") < 2:
            return f"{stem}+badge.{icon}"
        return None

    def near(self, name):
        """Returns the icon of its first words, filled if the name is; None if these are too general."""
        words = self.plain(name).split(".")
        filled = words[-1] == "fill"
        for count in range(len(words) - 1, 0, -1):
            stem = ".".join(words[:count])
            if stem in VAGUE or stem.rstrip("0123456789") == "":
                continue
            found = (filled and self.exact(stem + ".fill")) or self.exact(stem)
            if found and count >= 1 and words[0] not in VAGUE:
                return found
        return None


def front_coded(names):
    before = ""
    for name, recipe in names:
        shared = 0
        while shared < min(len(before), len(name), 70) and before[shared] == name[shared]:
            shared += 1
        yield chr(48 + shared) + name[shared:] + ("\t" + recipe if recipe else "")
        before = name


def main():
    folder = sys.argv[1]
    rows = [line.split("\t") for line in lines("substitutes.tsv")]
    own = dict(line.split("\t", 1) for line in lines("own.tsv"))
    own.update((f"digit-{n}", digit(folder, n)) for n in range(10))
    table = {row[0]: row[1] for row in rows}
    present = {f[:-4] for f in os.listdir(folder) if f.endswith(".svg")} | set(own)
    aliases = {}
    names = lines("names-later.txt")
    for line in lines("names-ios17.txt"):
        name, _, other = line.partition("=")
        names.append(name)
        if other:
            aliases.setdefault(name, []).append(other)
            aliases.setdefault(other, []).append(name)
    composer = Composer(table, present, aliases)
    rest, counts = [], {"composed": 0, "near": 0, "nothing": 0}
    icons = {row[1] for row in rows}
    for name in sorted(set(names) - set(table)):
        exact = composer.exact(name)
        near = None if exact else composer.near(name)
        recipe = exact or (near and "~" + near)
        counts["composed" if exact else "near" if near else "nothing"] += 1
        rest.append((name, recipe))
        for part in re.split(r"\+badge\.|\+", (recipe or "").lstrip("~")):
            icons.update(icon for icon in part.split(",") if icon in present)
    with open(TABLE, "w", encoding="utf-8") as file:
        for icon in sorted(icons):
            file.write(f"icon\t{icon}\t{own.get(icon) or markup(folder, icon)}\n")
        for name, icon, likeness in sorted(rows):
            file.write(f"symbol\t{name}\t{icon}\t{likeness}\n")
        file.write("\n")
        file.writelines(line + "\n" for line in front_coded(rest))
    print(f"{len(rows)} symbols, {len(icons)} icons, {counts}, {os.path.getsize(TABLE)} bytes")


if __name__ == "__main__":
    main()
