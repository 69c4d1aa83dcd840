#!/usr/bin/env python3
"""Fits Inter's spacing to the widths of San Francisco: fit.py WIDTHS.tsv [--check]

WIDTHS.tsv has lines of text that iOS drew: string, point_size, weight, ios_width, kind. `box` is a
label's own width, rounded up to a pixel at 3x; `ink` the distance from the first to the last inked
column. Every fifth string is left out of the fit and checks it, at all of its sizes and weights.
Writes Sources/CoreText/Fonts/SystemFontFit+Table.swift and says the errors; --check only says them.
Needs numpy and uharfbuzz.

The width of a text in ems is modelled as: Inter's advances with kerning, at the optical size and the
weight (SystemFontFit); Apple's tracking at the size; four numbers that are the same for all letters
(regular, large, bold, both); and three for each letter (regular, large, bold), which are held small
(ridge regression) unless several texts agree. The four are fitted first, so that letters of which
little is known do not take part in what all have in common.
"""
import collections
import csv
import pathlib
import sys

import numpy as np
import uharfbuzz as hb

ROOT = pathlib.Path(__file__).resolve().parents[2]
FONT = ROOT / "Sources/CFonts/Files/Inter.ttf"
TABLE = ROOT / "Sources/CoreText/Fonts/SystemFontFit+Table.swift"
UNITS = 2048
WEIGHTS = {"regular": 400, "semibold": 600, "bold": 700}
# Apple, Human Interface Guidelines, Typography, tracking values of SF Pro, thousandths of an em.
TRACKING = {
    6: 41, 7: 34, 8: 26, 9: 19, 10: 12, 11: 6, 12: 0, 13: -6, 14: -11, 15: -16, 16: -20, 17: -26,
    18: -25, 19: -24, 20: -23, 21: -18, 22: -12, 23: -4, 24: 3, 25: 6, 26: 8, 27: 11, 28: 14, 30: 14,
    31: 13, 33: 12, 35: 11, 36: 10, 40: 10, 41: 9, 43: 9, 44: 8, 46: 8, 47: 7, 51: 7, 52: 6, 56: 6,
    58: 5, 60: 4, 64: 4, 66: 3, 70: 2, 72: 2, 76: 1, 80: 0,
}
# Widths of a label of the style title1, in pixels at 3x, of pictures that UIKit drew.
LABEL = "What's the point?"
LABEL_WIDTHS = {25: 566, 26: 588, 28: 632, 30: 677, 32: 721, 38: 852, 43: 962, 58: 1285}
# How far letters' own widths may be from Inter's, in ems: regular, large and bold ones.
FREEDOM = np.array([0.012, 0.001, 0.001])


def largeness(size):
    return min(max((size - 17) / 11, 0), 1)


def boldness(weight):
    return min(max((weight - 400) / 300, 0), 1)


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
        """The advance, and the room before the first and after the last letter's ink, in ems."""
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
        weight = WEIGHTS[self.weight_name]
        self.kinds = [1, largeness(self.size), boldness(weight)]
        self.kinds.append(self.kinds[1] * self.kinds[2])
        self.advance, before, after = inter.shape(self.text, weight, self.size)
        self.letters = collections.Counter(self.text)
        self.count = len(self.text)
        if row["kind"] == "ink":
            # What follows the last letter is no ink, nor are the halves around both ends.
            self.advance -= before + after
            self.count -= 1
            for end in (self.text[0], self.text[-1]):
                self.letters[end] -= 0.5
            self.width, self.doubt = width / self.size, 0.3 / self.size
        else:
            self.width, self.doubt = (width - 1 / 6) / self.size, 0.1 / self.size
        tracking = np.interp(self.size, list(TRACKING), list(TRACKING.values())) / 1000
        self.start = self.advance + self.count * tracking

    @property
    def is_long(self):
        return len(self.text) >= 20


def common_design(rows):
    return np.array([[row.count * kind for kind in row.kinds] for row in rows])


def letter_design(rows, letters):
    return np.array(
        [[row.letters[x] * kind for x in letters for kind in row.kinds[:3]] for row in rows])


def fit(rows):
    rest = np.array([row.width - row.start for row in rows])
    trust = np.array([1 / np.hypot(row.doubt, row.width * 0.01) for row in rows])
    design = common_design(rows)
    common = np.linalg.lstsq(design * trust[:, None], rest * trust, rcond=None)[0]
    rest -= design @ common
    trust = np.array([1 / np.hypot(row.doubt, row.width * 0.002) for row in rows])
    texts = collections.Counter(x for text in {row.text for row in rows} for x in set(text))
    letters = sorted(x for x, count in texts.items() if count >= 2)
    design = letter_design(rows, letters) * trust[:, None]
    normal = design.T @ design + np.diag(np.tile(1 / FREEDOM**2, len(letters)))
    own = np.linalg.solve(normal, design.T @ (rest * trust)).reshape(-1, 3)
    # Only what Swift's table has.
    return np.round(common * 1000, 2), {x: np.round(v * 10000) for x, v in zip(letters, own)}


def errors(rows, fitted):
    common, letters = fitted
    own = letter_design(rows, list(letters)) @ np.concatenate(list(letters.values())) / 10000
    width = np.array([row.start for row in rows]) + common_design(rows) @ common / 1000 + own
    return (width / np.array([row.width for row in rows]) - 1) * 100


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


def write(fitted):
    common, letters = fitted
    lines = [
        "// Made by Scripts/fonts/fit.py, of widths that iOS drew.",
        "extension SystemFontFit {",
        "  /// Apple's, in thousandths of an em.",
        "  static let tracking: [(size: CGFloat, value: CGFloat)] = [",
    ]
    row = "   "
    for size, value in TRACKING.items():
        item = f" ({size}, {value}),"
        if len(row + item) > 100:
            lines.append(row)
            row = "   "
        row += item
    lines += [row, "  ]", "",
              "  /// What all letters have more or less of than Inter's, in thousandths of an em.",
              "  static let spacing = (",
              f"    regular: {common[0]}, large: {common[1]}, bold: {common[2]}, "
              f"boldLarge: {common[3]})", "",
              "  static let letters: [Letter] = ["]
    for letter, (regular, large, bold) in letters.items():
        if abs(regular) + abs(large) + abs(bold) > 0:
            lines.append(f"    Letter(scalar: \"{letter}\", regular: {regular:g}, large: {large:g}, "
                         f"bold: {bold:g}),")
    TABLE.write_text("\n".join(lines + ["  ]", "}", ""]).replace(": -0,", ": 0,")
                     .replace(": -0)", ": 0)"))


def main():
    inter = Inter()
    with open(sys.argv[1], encoding="utf-8") as file:
        rows = [Row(inter, row) for row in csv.DictReader(file, delimiter="\t")]
    rows += [
        Row(inter, {"string": LABEL, "point_size": size, "weight": "regular",
                    "ios_width": pixels / 3, "kind": "box"})
        for size, pixels in LABEL_WIDTHS.items()]
    texts = sorted({row.text for row in rows if row.text != LABEL})
    kept = set(texts[::5])
    fitted = fit([row for row in rows if row.text not in kept])
    say("In the fit:", [row for row in rows if row.text not in kept], fitted)
    say("Kept for checking:", [row for row in rows if row.text in kept], fitted)
    nothing = (np.zeros(4), {"a": np.zeros(3)})
    say("All, of Inter with Apple's tracking alone:", rows, nothing)
    if "--check" not in sys.argv:
        write(fitted)


main()
