#!/usr/bin/env python3
"""Creates the font files of the package: make.py FOLDER

FOLDER contains the files of these Debian packages (dpkg -x PACKAGE FOLDER):
  fonts-inter-variable 4.1+ds-1 (Debian 13), fonts-noto-core and fonts-noto-mono 20201225-1.
Needs fonttools. Writes Sources/CFonts/Files and Sources/CFonts/fonts.c; equal input and an equal
version of fonttools produce equal bytes.

All characters and all rules of their scripts are kept. Removed are instructions for hinting, which
pictures do not use, names in other languages, and features of Inter that text must request
(stylistic sets, small letters for fractions and others) or must not have (contextual alternates turn
"->" into an arrow, which San Francisco does not).
Both families are under the SIL Open Font License 1.1 and reserve no font name, so the results keep
their names (condition 3 of the licence).
"""
import hashlib
import io
import pathlib
import sys

from fontTools import subset
from fontTools.ttLib import TTFont

ROOT = pathlib.Path(__file__).resolve().parents[2]
FILES = ROOT / "Sources/CFonts/Files"
INTER_FEATURES = ["ccmp", "locl", "mark", "mkmk", "kern", "liga", "tnum", "pnum"]
SCRIPTS = [
    "Arabic", "Armenian", "Bengali", "Devanagari", "Ethiopic", "Georgian", "Gujarati", "Gurmukhi",
    "Hebrew", "Kannada", "Khmer", "Lao", "Malayalam", "Myanmar", "Sinhala", "Tamil", "Telugu",
    "Thai",
]
BOTH = ["Sans", "SansMono", "SansSymbols"] + ["Sans" + name for name in SCRIPTS]
ONE = ["SansSymbols2", "SansMath", "Music"]


def sources():
    inter = "usr/share/fonts/truetype/inter-vf/"
    yield inter + "InterVariable.ttf", "Inter.ttf", INTER_FEATURES
    yield inter + "InterVariable-Italic.ttf", "Inter-Italic.ttf", INTER_FEATURES
    names = [f"Noto{name}-{style}" for name in BOTH for style in ("Regular", "Bold")]
    names += [f"Noto{name}-Regular" for name in ONE]
    names += [f"NotoSerif-{style}" for style in ("Regular", "Italic", "Bold", "BoldItalic")]
    for name in sorted(names):
        yield f"usr/share/fonts/truetype/noto/{name}.ttf", f"{name}.ttf", ["*"]


def smaller(path, features):
    options = subset.Options()
    options.layout_features = features
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17, 25]
    options.name_languages = [0x409]
    options.recalc_timestamp = False
    options.glyph_names = False
    options.drop_tables += ["DSIG", "gasp", "meta", "STAT", "MVAR"]
    font = TTFont(path, recalcTimestamp=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap().keys())
    subsetter.subset(font)
    out = io.BytesIO()
    font.save(out, reorderTables=True)
    return out.getvalue()


def main():
    folder = pathlib.Path(sys.argv[1])
    FILES.mkdir(parents=True, exist_ok=True)
    for old in FILES.glob("*.ttf"):
        old.unlink()
    entries = []
    for source, name, features in sources():
        data = smaller(folder / source, features)
        (FILES / name).write_bytes(data)
        entries.append((name, data))
        print(f"{name}: {(folder / source).stat().st_size} -> {len(data)}")
    print(sum(len(data) for _, data in entries), "bytes")
    write_table(sorted(entries))


def write_table(entries):
    lines = [
        "// Made by Scripts/fonts/make.py. C's #embed carries the files as they are: in a resource",
        "// bundle they would be left behind when a program is moved.",
        "",
        '#include "CFonts.h"',
        "",
        "#include <string.h>",
        "",
        '#pragma clang diagnostic ignored "-Wc23-extensions"',
        "",
    ]
    for index, (name, _) in enumerate(entries):
        lines += [f"static const unsigned char file{index}[] = {{", f'#embed "Files/{name}"', "};"]
    lines += ["", "static const cfonts_file files[] = {"]
    for index, (name, data) in enumerate(entries):
        digest = hashlib.sha256(data).hexdigest()[:16]
        lines.append(f'    {{"{name}", file{index}, sizeof file{index}, "{digest}"}},')
    lines += [
        "};",
        "",
        "size_t cfonts_count(void) { return sizeof files / sizeof *files; }",
        "",
        "cfonts_file cfonts_at(size_t index) { return files[index]; }",
        "",
        "cfonts_file cfonts_named(const char *name) {",
        "  for (size_t index = 0; index < cfonts_count(); index++)",
        "    if (strcmp(files[index].name, name) == 0) return files[index];",
        '  return (cfonts_file){"", NULL, 0, ""};',
        "}",
        "",
    ]
    (ROOT / "Sources/CFonts/fonts.c").write_text("\n".join(lines))


main()
