#!/usr/bin/env python3
"""Measures UIKit's own pictures, once, and writes the numbers as Swift.

    Scripts/oracle/tables.py ../shared/oracle

Writes Tests/OracleTests/Recorded/*.swift. OracleTests compare these numbers with this package's
pictures and, if available, with UIKit's. Needs numpy.
"""

import os
import sys

import numpy as np

from png import read

ORACLE = sys.argv[1]
TARGET = os.path.join(os.path.dirname(__file__), "../../Tests/OracleTests/Recorded")
LEAST = 400  # pixels of one colour that are a rectangle and not a letter


def boxes(mask):
    """Returns the bounding boxes of the connected parts of a mask, from the top, then from the left."""
    found, open_boxes = [], []
    for y, row in enumerate(mask):
        edges = np.flatnonzero(np.diff(np.concatenate(([0], row.astype(np.int8), [0]))))
        still, runs = [], list(zip(edges[::2].tolist(), edges[1::2].tolist()))
        for run in runs:
            box = [run[0], y, run[1], y + 1]
            for other in [b for b in open_boxes + still if b[0] < run[1] and run[0] < b[2]]:
                box = [min(box[0], other[0]), min(box[1], other[1]), max(box[2], other[2]), y + 1]
                for kept in (open_boxes, still):
                    if other in kept:
                        kept.remove(other)
            still.append(box)
        found += open_boxes
        open_boxes = still
    return sorted((b for b in found + open_boxes), key=lambda b: (b[1], b[0]))


def colours_of(pixels):
    assert (pixels[..., 3] == 255).all()
    return pixels.astype(int) @ np.array([1 << 16, 1 << 8, 1, 0])


def rectangles(words, ground):
    """Returns (colour, box) of all areas of one colour, back to front."""
    result = []
    for colour in np.unique(words):
        if colour == ground or (words == colour).sum() < LEAST:
            continue
        for left, top, right, bottom in boxes(words == colour):
            if int((words[top:bottom, left:right] == colour).sum()) > LEAST:
                result.append((int(colour), (left, top, right - left, bottom - top)))
    return sorted(result, key=lambda r: (-r[1][2] * r[1][3], r[1][1], r[1][0]))


def rounded(words, ground, behind):
    """The same for rounded corners: a box, and the pieces in which it differs."""
    mask = (words != ground) & (words != behind[0])
    result = [behind]
    for left, top, right, bottom in boxes(mask):
        colours, counts = np.unique(words[top:bottom, left:right], return_counts=True)
        result.append((int(colours[counts.argmax()]), (left, top, right - left, bottom - top)))
    return result


def lines(items, indent, width=100):
    """Breaks items into lines of a maximum length."""
    out, line = [], ""
    for item in items:
        if line and len(line) + 1 + len(item) > width - indent:
            out.append(" " * indent + line)
            line = ""
        line += (" " if line else "") + item
    return out + [" " * indent + line]


def recorded(folder, member, scale, names, source, ground, read_off=rectangles):
    """Returns Swift for the rectangles of pictures with a background of one colour."""
    out = [f"  /// {source}", f"  static let {member}: [RecordedPicture] = ["]
    for name in names:
        words = colours_of(read(f"{ORACLE}/{folder}/{name}@{scale}x.png"))
        height, width = words.shape
        out += [
            "    RecordedPicture(",
            f'      "{folder}/{name}@{scale}x.png", width: {width}, height: {height},',
            f"      ground: 0x{ground(name):06X},",
            "      rectangles: [",
        ]
        parts = read_off(words, ground(name))
        texts = [f".init(0x{c:06X}, {x}, {y}, {w}, {h})," for c, (x, y, w, h) in parts]
        out += lines(texts, 8) + ["      ]),"]
    return out + ["  ]"]


def write(name, body):
    head = (
        "// swift-format-ignore-file\n"
        "// Written by Scripts/oracle/tables.py from pictures that UIKit drew.\n\n"
    )
    with open(f"{TARGET}/{name}.swift", "w") as file:
        file.write(head + "\n".join(body) + "\n")


def numbers(name, comment, values, indent=2):
    values = [f"{v}," for v in values]
    return [f"{' ' * indent}/// {comment}", f"{' ' * indent}static let {name}: [Int] = ["] + lines(
        values, indent + 2
    ) + [f"{' ' * indent}]"]


def names(folder, scale):
    end = f"@{scale}x.png"
    return sorted(n[: -len(end)] for n in os.listdir(f"{ORACLE}/{folder}") if n.endswith(end))


def pinned_headers():
    write(
        "RecordedPicture+PinnedHeaders",
        ["extension RecordedPicture {"]
        + recorded(
            "pinned-headers", "pinnedHeaders", 2, names("pinned-headers", 2),
            "Source: StickySplitCollectionViewFlowLayout (gjeck, MIT), iOS 12.",
            lambda name: 0xFFFFFF)
        + ["}"],
    )


def flow_horizontal():
    grounds = {"CarouselTopAligned": 0, "PagedCentered": 0}
    grounds |= {name: 0xAAAAAA for name in ("PagedAvailableWidth", "PagedLineSpacing")}

    def read_off(words, ground):
        if ground == 0xAAAAAA:
            return rounded(words, ground, (0, (0, 768, 1125, 900)))
        # Nothing else in these pictures is as high; excludes letters and buttons.
        return [r for r in rectangles(words, ground) if r[1][3] >= 400]

    write(
        "RecordedPicture+HorizontalFlow",
        ["extension RecordedPicture {"]
        + recorded(
            "flow-horizontal", "horizontalFlow", 3, names("flow-horizontal", 3),
            "Sources: swift-snapshot-testing (Point-Free, MIT), thumbprint-ios (Thumbtack,\n"
            "  /// Apache-2.0), BSWInterfaceKit (TheLeftBit, MIT).",
            lambda name: grounds.get(name, 0xFFFFFF), read_off)
        + ["}"],
    )


def cut(block, inside, outside):
    """Returns the inset of a corner in each row, in hundredths of a pixel."""
    coverage = (block.astype(float) - outside) / (inside - outside)
    return [round(100 * float((1 - row).sum())) for row in coverage]


def list_inset_grouped():
    def read_off(words, ground):
        # Each row is white and has letters; the separators cover the corners of two rows.
        rows = [(0xFFFFFF, (60, y, 1005, 109)) for y in (229, 338, 447)]
        lines = [r for r in rectangles(words, ground) if r[1][3] == 1 and r[1][2] > 800]
        return rows + [(c, (x, y, 945, 1)) for c, (x, y, _, _) in lines]

    write(
        "RecordedPicture+InsetGroupedList",
        ["extension RecordedPicture {"]
        + recorded(
            "list-inset-grouped", "insetGroupedList", 3, ["InsetGroupedHeader"],
            "Source: BSWInterfaceKit (TheLeftBit, MIT), 2024.", lambda name: 0xF2F2F7, read_off)
        + ["}"],
    )


def corners():
    paged = read(f"{ORACLE}/flow-horizontal/PagedLineSpacing@3x.png")
    listed = read(f"{ORACLE}/list-inset-grouped/InsetGroupedHeader@3x.png")
    body = ["/// The part of each row of pixels that a corner removes, in hundredths of a pixel."]
    body += ["enum RecordedCorner {"]
    body += numbers(
        "continuous66",
        "A radius of 66 pixels, continuous: flow-horizontal/PagedLineSpacing@3x.png, from\n"
        "  /// BSWInterfaceKit (TheLeftBit, MIT), the first cell's upper left corner, 105 rows.",
        cut(paged[768:873, 48:153, 0], 146, 0),
    )
    body += numbers(
        "continuous30",
        "A radius of 30 pixels, continuous: list-inset-grouped/InsetGroupedHeader@3x.png, from\n"
        "  /// BSWInterfaceKit (TheLeftBit, MIT), the first row's, 32 rows. Thirteen levels are all that\n"
        "  /// lies between the two colours.",
        cut(listed[229:261, 60:96, 0], 255, 242),
    )
    write("RecordedCorner", body + ["}"])


def drawing():
    def picture(name):
        return read(f"{ORACLE}/drawing/{name}@1x.png").astype(int)

    rounded, bordered, shadow = (
        picture(n) for n in ("box-cornerStyle_rounded", "box-borders_rounded", "box-shadow")
    )
    body = [
        "/// Channels of pixels, 0 to 255, of views that Core Animation drew at 1x.",
        "///",
        "/// Source: Blueprint (Square, Apache-2.0), iOS 17.",
        "enum RecordedDrawing {",
    ]
    body += numbers(
        "roundedRed", "drawing/box-cornerStyle_rounded@1x.png: red, row by row, of the upper left 10 × 10.",
        rounded[:10, :10, 0].flatten().tolist())
    body += numbers(
        "borderedRed", "drawing/box-borders_rounded@1x.png: red of the upper left 12 × 12.",
        bordered[:12, :12, 0].flatten().tolist())
    body += numbers(
        "borderedBlue", "The same, blue.", bordered[:12, :12, 2].flatten().tolist())
    body += numbers(
        "shadowRow", "drawing/box-shadow@1x.png: green of the first 20 pixels of row 50, up to the box.",
        shadow[50, :20, 1].tolist())
    body += numbers(
        "shadowDiagonal", "The same, of the pixels (0, 0), (1, 1) … up to the box's corner.",
        [int(shadow[i, i, 1]) for i in range(22)])
    write("RecordedDrawing", body + ["}"])


os.makedirs(TARGET, exist_ok=True)
pinned_headers()
flow_horizontal()
list_inset_grouped()
corners()
drawing()
