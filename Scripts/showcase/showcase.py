#!/usr/bin/env python3
"""Draws the public layouts of layouts.json and writes Documentation/Showcase.md.

    Scripts/showcase/showcase.py CHECKOUTS [--built] [NAME…]

CHECKOUTS has a git directory of each, named owner+name, as Scripts/open-packages/count.py leaves in FOLDER/clones;
nothing is fetched. Each layout's sources, at the commit in open-packages/packages.json, are rewritten by the source
tool, compiled against this package's debug build, which is built first without --built, and drawn on the screen of
open-packages/Worlds/NAME.swift. With names, only their pictures are drawn. Compiled files are in .build/showcase.
"""

import json
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
OPEN_PACKAGES = HERE.parent / "open-packages"
sys.path += [str(OPEN_PACKAGES), str(HERE.parent / "draw-screens")]
import count  # noqa: E402
import draw  # noqa: E402

PICTURES = ROOT / "Documentation/Showcase"
COLUMNS = 4
PAGE = """# Showcase

See twenty public collection view layouts, compiled unchanged at the commits below each picture: a hundred numbered cells on a screen of
320 × 480 points, with grey headers. Some inherit UIKit's flow layout, others bring a layout of their own; some need the source tool
(`swift package ios`, [Bring your screens](BringYourScreens.md)). The pictures are drawn by these layouts; none of their code is in this repository.

%s

`Scripts/open-packages/count.py` counts the packages that keep the overlap and the reuse law over a scroll through all hundred items
([CONTRIBUTING.md](../CONTRIBUTING.md#tests)). An app's own screens are drawn in the same way from a folder of its sources:

```sh
Scripts/draw-screens/draw.py SOURCES PICTURES
```
"""


def run(words, **options):
    done = draw.run(words, **options)
    if done.returncode:
        sys.exit(f"{words[0]} failed\n{done.stdout}")


def compile_module(name, files, folder, *words):
    """Rewrites a module and compiles it to folder/NAME.o, for other modules to import."""
    overlay = folder / f"{name}-rewritten"
    run([ROOT / "Scripts/ios", "overlay", overlay] + files)
    run(["swiftc", "-swift-version", "5", "-module-name", name, "-parse-as-library", "-wmo", "-enable-testing",
         "-suppress-warnings", "-emit-module", "-emit-module-path", folder / f"{name}.swiftmodule", "-c",
         "-o", folder / f"{name}.o", "-vfsoverlay", overlay / "overlay.yaml", "-I", folder, *words]
        + draw.search_paths() + files)
    return folder / f"{name}.o"


def draw_layout(package, offset, checkouts, work, support):
    name = package["name"]
    folder = work / name
    folder.mkdir(parents=True, exist_ok=True)
    count.extract(checkouts, package, folder / "sources")
    layout = compile_module(name, sorted((folder / "sources").rglob("*.swift")), folder)
    world = [OPEN_PACKAGES / f"Worlds/{name}.swift", HERE / "Driver.swift"]
    world = compile_module("World", world, folder, "-I", work)
    (folder / "objects").write_text("\n".join(map(str, draw.objects())))
    run(["swiftc", world, layout, support, f"@{folder}/objects", "-lz", "-lXCTest", "-lTesting",
         "-o", folder / "draw"] + draw.packages("--libs"))
    run([folder / "draw", PICTURES / f"{name}.png"] + offset, timeout=300, cwd=folder)


def cell(layout, package):
    name, repository = layout["name"], package["repository"]
    return (
        f'<img src="Showcase/{name}.png" width="160" alt="{name}: numbered cells"><br>'
        f'[{repository.split("/")[1]}](https://github.com/{repository})<br>'
        f'{layout["author"]}, {layout["licence"]}<br>{package["commit"][:7]}')


def page(layouts, packages):
    cells = [cell(layout, packages[layout["name"]]) for layout in layouts]
    rows = [cells[start:start + COLUMNS] for start in range(0, len(cells), COLUMNS)]
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    return PAGE % "\n".join(["| " * COLUMNS + "|", "|---" * COLUMNS + "|"] + lines)


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--built"]
    if not arguments:
        sys.exit(__doc__)
    checkouts = Path(arguments[0]).resolve()
    packages = {package["name"]: package for package in json.loads((OPEN_PACKAGES / "packages.json").read_text())}
    layouts = json.loads((HERE / "layouts.json").read_text())
    offsets = {layout["name"]: layout.get("offset", []) for layout in layouts}
    names = arguments[1:] or list(offsets)
    missing = [packages[name]["repository"] for name in names
               if not (checkouts / packages[name]["repository"].replace("/", "+")).is_dir()]
    if missing:
        sys.exit("missing in CHECKOUTS: " + ", ".join(missing))
    if "--built" not in sys.argv:
        draw.build_package()
    work = ROOT / ".build/showcase"
    work.mkdir(parents=True, exist_ok=True)
    support = compile_module("Support", [OPEN_PACKAGES / "Support/NumberedScreen.swift"], work)
    for name in names:
        draw_layout(packages[name], offsets[name], checkouts, work, support)
        print(f"{name}.png", flush=True)
    (ROOT / "Documentation/Showcase.md").write_text(page(layouts, packages))


if __name__ == "__main__":
    main()
