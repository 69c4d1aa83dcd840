#!/usr/bin/env python3
"""Fits Inter's spacing to the widths of San Francisco: fit.py WIDTHS.tsv… [--check]

A file has lines of text that iOS drew: string, point_size, weight, ios_width, kind. `box` is a label's
own width, rounded up to a pixel at 3x; `ink` the distance from the first to the last inked column of
a picture at 3x, `ink1` of one at 1x. Scripts/fonts/pictures.tsv is always read. A fifth of the strings
of each weight, those with the smallest SHA-256, is held out of the fit, at all sizes, and checks it.
Scripts/fonts/rare.tsv fits letters that fewer than two strings of the fit have, and nothing else.
Writes Sources/CoreText/Fonts/SystemFontFit+Table.swift and prints the errors; --check only prints
them. Needs numpy and uharfbuzz.

The width of a text in ems is modelled as: Inter's advances with kerning, at the optical size and the
weight (SystemFontFit); Apple's tracking at the size; six numbers that are the same for all letters
(regular, semibold, bold; small and large); and three for each letter (regular, large, bold). They are
found together, by least squares; the letters' numbers are regularised (FREEDOM), so those of rare
letters are nearly zero.
"""
import collections
import csv
import hashlib
import pathlib
import sys

import numpy as np
import uharfbuzz as hb

ROOT = pathlib.Path(__file__).resolve().parents[2]
FONT = ROOT / "Sources/CFonts/Files/Inter.ttf"
PICTURES = ROOT / "Scripts/fonts/pictures.tsv"
RARE = ROOT / "Scripts/fonts/rare.tsv"
TABLE = ROOT / "Sources/CoreText/Fonts/SystemFontFit+Table.swift"
UNITS = 2048
WEIGHTS = {"regular": 400, "semibold": 600, "bold": 700}
# The tracking values of SF Pro in thousandths of an em. Source: Apple, Human Interface Guidelines,
# Typography.
TRACKING = {
    6: 41, 7: 34, 8: 26, 9: 19, 10: 12, 11: 6, 12: 0, 13: -6, 14: -11, 15: -16, 16: -20, 17: -26,
    18: -25, 19: -24, 20: -23, 21: -18, 22: -12, 23: -4, 24: 3, 25: 6, 26: 8, 27: 11, 28: 14, 30: 14,
    31: 13, 33: 12, 35: 11, 36: 10, 40: 10, 41: 9, 43: 9, 44: 8, 46: 8, 47: 7, 51: 7, 52: 6, 56: 6,
    58: 5, 60: 4, 64: 4, 66: 3, 70: 2, 72: 2, 76: 1, 80: 0,
}
# The fraction of San Francisco's large design by size, according to strings of the fit at 17, 19,
# 25, 26, 27 and 28 points.
LARGENESS = {17: 0, 19: 0.1, 25: 0.86, 28: 1}
# The maximum difference of letters' widths from Inter's, in ems: regular, large and bold. One of
# eight choices, all about as good: with it four fifths of the fitted strings predict the fifth
# within 0.18 % if they have 20 letters, within 0.68 % if they have fewer; with the loosest within
# 0.16 and 0.74 %. It was chosen with another fifth held out, so strings that are held out now took
# part in the choice.
FREEDOM = np.array([0.012, 0.004, 0.004])
# The same for rare letters, of which only the bold weight is fitted.
RARE_FREEDOM = np.array([1e-6, 1e-6, 0.01])
# The error of a width in addition to that of its reading, and the error of readings in points.
NOISE = 0.001
DOUBT = {"box": 0.1, "ink": 0.3, "ink1": 0.6}


def largeness(size):
    return np.interp(round(size), list(LARGENESS), list(LARGENESS.values()))


class Inter:
    def __init__(self):
        self.face = hb.Face(hb.Blob.from_file_path(str(FONT)))
        self.fonts = {}

    def font(self, weight, optical_size):
        key = (weight, optical_size)
        if key not in self.fonts:
            font = hb.Font(self.face)
            font.set_variations({"wght": weight, "opsz": optical_size})
            self.fonts[key] = font
        return self.fonts[key]

    def shape(self, text, weight, size):
        """Returns the advance, and the side bearings of the first and the last letter, in ems."""
        font = self.font(weight, 14 + 18 * largeness(size))
        buffer = hb.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        hb.shape(font, buffer)
        advances = [position.x_advance for position in buffer.glyph_positions]
        first, last = (
            font.get_glyph_extents(buffer.glyph_infos[index].codepoint) for index in (0, -1))
        rest = advances[-1] - last.x_bearing - last.width
        return sum(advances) / UNITS, first.x_bearing / UNITS, rest / UNITS


class Row:
    def __init__(self, inter, row):
        self.text, self.size = row["string"], float(row["point_size"])
        self.weight_name, width = row["weight"], float(row["ios_width"])
        weight, large = WEIGHTS[self.weight_name], largeness(self.size)
        of_weight = np.array(
            [np.interp(weight, list(WEIGHTS.values()), unit) for unit in np.eye(len(WEIGHTS))])
        self.kinds = np.concatenate([of_weight * (1 - large), of_weight * large])
        self.letter_kinds = np.array([1, large, min(max((weight - 400) / 300, 0), 1)])
        self.advance, before, after = inter.shape(self.text, weight, self.size)
        self.letters = collections.Counter(self.text)
        self.count = len(self.text)
        self.doubt = DOUBT[row["kind"]] / self.size
        if row["kind"] == "box":
            self.width = (width - 1 / 6) / self.size
        else:
            # The spacing after the last letter is not ink, nor are the halves at both ends.
            self.advance -= before + after
            self.count -= 1
            for end in (self.text[0], self.text[-1]):
                self.letters[end] -= 0.5
            self.width = width / self.size
        tracking = np.interp(self.size, list(TRACKING), list(TRACKING.values())) / 1000
        self.start = self.advance + self.count * tracking

    @property
    def is_long(self):
        return len(self.text) >= 20

    def common(self):
        return self.count * self.kinds

    def own(self, letters):
        return np.concatenate([self.letters[x] * self.letter_kinds for x in letters])


def trusts(rows):
    return np.array([1 / np.hypot(row.doubt, row.width * NOISE) for row in rows])


def fit(rows):
    texts = collections.Counter(x for text in {row.text for row in rows} for x in set(text))
    letters = sorted(x for x, count in texts.items() if count >= 2)
    rest = np.array([row.width - row.start for row in rows])
    trust = trusts(rows)
    design = np.array([np.concatenate([row.common(), row.own(letters)]) for row in rows])
    design *= trust[:, None]
    kinds = len(rows[0].kinds)
    held = np.concatenate([np.full(kinds, 1 / 0.05**2), np.tile(1 / FREEDOM**2, len(letters))])
    found = np.linalg.solve(design.T @ design + np.diag(held), design.T @ (rest * trust))
    # Only the letters in Swift's table.
    own = {x: np.round(v * 10000) for x, v in zip(letters, found[kinds:].reshape(-1, 3))}
    return np.round(found[:kinds] * 1000, 2), own


def fit_rare(rows, rare, fitted):
    """Returns the fit with the letters that only rare rows have; the others are as before."""
    common, known = fitted
    letters = sorted({x for row in rare for x in row.text} - set(known))
    rows = [row for row in rows + rare if set(row.text) & set(letters)]
    own = np.concatenate(list(known.values())) / 10000
    rest = np.array([
        row.width - row.start - row.common() @ common / 1000 - row.own(known) @ own
        for row in rows])
    trust = trusts(rows)
    design = np.array([row.own(letters) for row in rows]) * trust[:, None]
    held = np.tile(1 / RARE_FREEDOM**2, len(letters))
    found = np.linalg.solve(design.T @ design + np.diag(held), design.T @ (rest * trust))
    added = {x: np.round(v * 10000) for x, v in zip(letters, found.reshape(-1, 3))}
    return common, dict(sorted({**known, **added}.items()))


def errors(rows, fitted):
    common, letters = fitted
    own = np.concatenate(list(letters.values())) / 10000
    return np.array([
        ((row.start + row.common() @ common / 1000 + row.own(letters) @ own) / row.width - 1) * 100
        for row in rows])


def kept(rows):
    """The strings that are held out of the fit."""
    found = set()
    for weight in WEIGHTS:
        texts = {row.text for row in rows if row.weight_name == weight}
        ordered = sorted(texts, key=lambda text: hashlib.sha256(text.encode()).digest())
        found.update(ordered[:round(len(texts) / 5)])
    return found


def say(title, rows, fitted):
    print(title)
    groups = collections.defaultdict(list)
    for row, error in zip(rows, errors(rows, fitted)):
        band = next(x for x in ("11-15", "16-19", "20-28", "29-40", "41-60")
                    if row.size <= int(x[-2:]))
        for group in (("all", ""), (row.weight_name, band)):
            groups[group + ("20 letters or more" if row.is_long else "fewer",)].append(abs(error))
    for key in sorted(groups):
        found = groups[key]
        print(f"  {' '.join(x for x in key if x)}: {len(found)} texts, mean {np.mean(found):.2f} %, "
              f"largest {max(found):.2f} %, within 0.5 %: {np.mean(np.array(found) <= 0.5):.0%}")


def table(name, of, items):
    lines, row = [f"  static let {name}: {of} = ["], "   "
    for item in items:
        if len(f"{row} {item},") > 100:
            lines.append(row)
            row = "   "
        row += f" {item},"
    return lines + [row, "  ]", ""]


def write(fitted):
    common, letters = fitted
    half = len(common) // 2
    pairs = "[(size: CGFloat, value: CGFloat)]"
    lines = [
        "// Generated by Scripts/fonts/fit.py from widths that iOS drew.",
        "extension SystemFontFit {",
        "  /// The fraction of the large design by size.",
        *table("large", pairs, [f"({size}, {value})" for size, value in LARGENESS.items()]),
        "  /// Apple's tracking in thousandths of an em, by size.",
        *table("tracking", pairs, [f"({size}, {value})" for size, value in TRACKING.items()]),
        "  static let spacing = [",
        *(f"    Spacing(weight: {weight}, small: {small:g}, large: {large:g}),"
          for weight, small, large in zip(WEIGHTS.values(), common[:half], common[half:])),
        "  ]", "",
        "  static let letters: [Letter] = ["]
    for letter, (regular, large, bold) in letters.items():
        if abs(regular) + abs(large) + abs(bold) > 0:
            lines.append(f"    Letter(scalar: \"{letter}\", regular: {regular:g}, large: {large:g}, "
                         f"bold: {bold:g}),")
    TABLE.write_text("\n".join(lines + ["  ]", "}", ""]).replace(": -0,", ": 0,")
                     .replace(": -0)", ": 0)"))


def read(inter, path):
    with open(path, encoding="utf-8") as file:
        reader = csv.DictReader(
            (line for line in file if not line.startswith("#")), delimiter="\t",
            quoting=csv.QUOTE_NONE)
        return [Row(inter, row) for row in reader]


def main():
    inter = Inter()
    rows = []
    for path in [PICTURES] + [x for x in sys.argv[1:] if not x.startswith("--")]:
        rows += read(inter, path)
    left_out = kept(rows)
    rare = read(inter, RARE)
    fitted = fit_rare(rows, rare, fit([row for row in rows if row.text not in left_out]))
    say("Rare letters:", rare, fitted)
    say("In the fit:", [row for row in rows if row.text not in left_out], fitted)
    say("Kept for checking:", [row for row in rows if row.text in left_out], fitted)
    nothing = (np.zeros(6), {"a": np.zeros(3)})
    say("All, of Inter with Apple's tracking alone:", rows, nothing)
    if "--check" not in sys.argv:
        write(fitted)


main()
