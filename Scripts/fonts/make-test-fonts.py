#!/usr/bin/env python3
"""Creates the fonts of the tests: make-test-fonts.py NOTO FOLDER

NOTO is Noto Sans 2.015 with axes of weight and width, "NotoSans[wdth,wght].ttf" (SIL Open Font
License 1.1, no reserved name). Writes to Tests/CoreTextTests/Fonts: NotoVariable.ttf, its Latin
letters; Tracked.ttf, those of Sources/CFonts/Files/Inter.ttf with a table `trak` and line heights
that no other font has.

FOLDER is that of Debian's fonts-noto-core (same licence), /usr/share/fonts/truetype/noto. Writes
Latin letters of faces that the package does not have to Tests/UIKitValuesTests/Fonts, as an app's
own fonts. Needs fonttools.
"""
import pathlib
import sys

from fontTools import subset
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables._t_r_a_k import TrackData, TrackTableEntry

ROOT = pathlib.Path(__file__).resolve().parents[2]
OUT = ROOT / "Tests/CoreTextTests/Fonts"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,"


def smaller(path):
    options = subset.Options()
    options.layout_features = ["kern"]
    options.hinting = False
    options.notdef_outline = True
    options.glyph_names = False
    options.recalc_timestamp = False
    options.drop_tables += ["STAT", "MVAR", "gasp", "meta"]
    font = TTFont(path, recalcTimestamp=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=LETTERS)
    subsetter.subset(font)
    return font


def rename(font, family):
    for record in font["name"].names:
        if record.nameID in (1, 16):
            record.string = family
        elif record.nameID == 6:
            record.string = family.replace(" ", "") + "-Regular"


OUT.mkdir(parents=True, exist_ok=True)
noto = smaller(sys.argv[1])
rename(noto, "Noto Variable")
noto.save(OUT / "NotoVariable.ttf")

tracked = smaller(ROOT / "Sources/CFonts/Files/Inter.ttf")
rename(tracked, "Tracked")
tracked["hhea"].ascent, tracked["hhea"].descent, tracked["hhea"].lineGap = 2000, -600, 48
trak = newTable("trak")
trak.version, trak.format, trak.vertData = 1.0, 0, TrackData()
# 40 units up to 10 points, none at 20, -30 from 40 on; and a tight track, which is ignored.
trak.horizData = TrackData({
    -1.0: TrackTableEntry({10.0: -500, 20.0: -500, 40.0: -500}, nameIndex=256),
    0.0: TrackTableEntry({10.0: 40, 20.0: 0, 40.0: -30}, nameIndex=257),
})
tracked["trak"] = trak
tracked.save(OUT / "Tracked.ttf")

apps = ROOT / "Tests/UIKitValuesTests/Fonts"
apps.mkdir(parents=True, exist_ok=True)
for name in [
    "NotoSerifDisplay-Regular", "NotoSerifDisplay-Bold", "NotoSansDisplay-Regular",
    "NotoSansDisplay-Bold", "NotoSansDisplay-Italic", "NotoSansDisplay-BoldItalic",
]:
    smaller(pathlib.Path(sys.argv[2]) / f"{name}.ttf").save(apps / f"{name}.ttf")
