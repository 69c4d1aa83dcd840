#!/usr/bin/env python3
"""Draws the screens of an app from its sources as they are: each controller and each storyboard scene that has an
identifier or comes first, on a phone and a tablet, light and dark.

    Scripts/draw-screens/draw.py SOURCES OUT [option…] [NAME…]

    --entry NAME=EXPRESSION   a screen that needs arguments, such as  Detail='DetailViewController(item: .fox)'
    --without PATTERN         leaves out files whose path has the text in it, resources as well
    --module NAME             the app's module; else the one that its storyboards and xibs name, or SOURCES' name. Of an app
                              and a library in one folder, the library's, which the app imports
    --stub MODULE             stands grey boxes in for a framework, as Scripts/ios does
    --built                   does not build this package first

Sources are rewritten by the source tool (Scripts/ios) and stay as they are; asset catalogs, storyboards, xibs and other
files beside them are the app's resources. OUT gets the pictures, and build/ with what was compiled. A table is printed.
Each screen is a process of its own, so that one that stops does not stop the others.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
DEBUG = ROOT / ".build/debug"
PICTURES = ["phone-light", "phone-dark", "pad-light", "pad-dark"]
MODULES = """SnapshotTesting Snapshots Staging AtomicFiles CTestStart UIKit QuartzCore CoreText CoreGraphics ImageIO
AssetCatalogs ConstraintSolver InterfaceBuilder LayoutGeometry Markup Sessions VectorImages WorkMeter CSymbolSubstitutes
CWorkMeter CPixels CWorkers CPNG CHyphenation CTypeRecords""".split()
LIBRARIES = ["cairo", "harfbuzz", "libpng", "libdeflate", "libturbojpeg"]
CONTAINERS = {"UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController"}


def run(words, **options):
    return subprocess.run(
        [str(word) for word in words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
        **options)


def packages(option):
    return run(["pkg-config", option] + LIBRARIES).stdout.split()


# Where this package's modules and objects are.


def search_paths():
    words = ["-I", DEBUG / "Modules"]
    for name in ["CCairo", "CPango", "CLibPNG", "CLibDeflate", "CTurboJPEG"]:
        words += ["-I", ROOT / "Sources" / name]
    for name in [
            "CSymbolSubstitutes", "CWorkers", "CPixels", "CPNG", "CWorkMeter", "CHyphenation", "CTestStart",
            "CTypeRecords"]:
        include = ROOT / "Sources" / name / "include"
        own, made = include / "module.modulemap", DEBUG / f"{name}.build/module.modulemap"
        words += ["-I", include, "-Xcc", f"-fmodule-map-file={own if own.exists() else made}"]
    for flag in packages("--cflags"):
        words += ["-Xcc", flag]
    return words


def objects():
    found = []
    for module in MODULES:
        sources = {path.name + ".o" for path in (ROOT / "Sources" / module).rglob("*")}
        found += [o for o in (DEBUG / f"{module}.build").rglob("*.o") if o.name in sources]
    return found


# What the app has.


def swift_files(sources, without):
    files = []
    for path in sorted(sources.rglob("*.swift")):
        inside = str(path.relative_to(sources))
        if path.name == "main.swift" or re.search(r"(Tests|Pods|\.playground)/", inside):
            continue
        if not any(text in inside for text in without):
            files.append(path)
    return files


def controllers(files):
    """The names of the controllers' classes, those without generic parameters that other files can see."""
    superclass, hidden = {}, set()
    pattern = re.compile(r"^([\w@ \t]*)\bclass\s+(\w+)\s*(<[^>]*>)?\s*:\s*([\w.]+)", re.M)
    for file in files:
        for words, name, parameters, parent in pattern.findall(file.read_text(errors="replace")):
            superclass[name] = parent.split(".")[-1]
            if parameters or "private" in words:
                hidden.add(name)

    def is_controller(name):
        for _ in range(20):
            if name in CONTAINERS or name in ("UIViewController", "UITableViewController", "UICollectionViewController"):
                return True
            if name not in superclass:
                return False
            name = superclass[name]
        return False

    return sorted(name for name in superclass if name not in hidden and is_controller(name))


def is_left_out(path, sources, without):
    return any(text in str(path.relative_to(sources)) for text in without)


def scenes(sources, without):
    """The storyboards' scenes: their names here, the expressions that make them, and the classes that they have."""
    found, classes = {}, set()
    for file in sorted(sources.rglob("*.storyboard")):
        text, name = file.read_text(errors="replace"), file.stem
        if name.startswith("LaunchScreen") or is_left_out(file, sources, without):
            continue
        classes |= set(re.findall(r'customClass="(\w+)"', text))
        board = f'UIStoryboard(name: "{name}", bundle: nil)'
        if "initialViewController=" in text:
            found[name] = f"{board}.instantiateInitialViewController()!"
        for identifier in re.findall(r'storyboardIdentifier="([^"]+)"', text):
            found[f"{name}.{identifier}"] = f'{board}.instantiateViewController(withIdentifier: "{identifier}")'
    return found, classes


def modules_of_documents(sources, ending=""):
    names = []
    for file in list(sources.rglob("*.storyboard")) + list(sources.rglob("*.xib")):
        names += re.findall(rf'customModule="(\w+)"{ending}', file.read_text(errors="replace"))
    return names


def module_name(sources):
    names = modules_of_documents(sources, ' customModuleProvider="target"')
    return max(set(names), key=names.count) if names else re.sub(r"\W", "_", sources.name)


def screens(sources, without, files, entries):
    found, classes = scenes(sources, without)
    for name in controllers(files):
        if name not in classes:
            found[name] = f"UIKit.instantiate({name}.self)"
    found.update(entries)
    return found


# Building and drawing.


def build(arguments, files, drawn, folder):
    folder.mkdir(parents=True, exist_ok=True)
    rows = "".join(f'  "{name}": {{ {expression} }},\n' for name, expression in drawn.items())
    table = "import UIKit\n\n@MainActor let drawnScreens: [String: @MainActor () -> UIViewController] = [\n"
    # An app and a library of its own, in one folder, become one module.
    others = sorted(set(modules_of_documents(arguments.sources)) - set(arguments.stub) - {arguments.module})
    modules = f'let (module, otherModules) = ("{arguments.module}", {str(others).replace(chr(39), chr(34))} as [String])\n'
    (folder / "Screens.swift").write_text(table + (rows or "  :\n") + "]\n" + modules)
    toolset = subprocess.run(
        [ROOT / "Scripts/ios", "overlay", folder / "rewritten"] + files + [f"--stub={stub}" for stub in arguments.stub], stdout=subprocess.PIPE, text=True)
    if toolset.returncode:
        sys.exit("the source tool failed")
    # Compiling goes on behind the first errors of a file, so that all are told.
    compiled = run(
        ["swiftc", "-swift-version", "5", "-module-name", arguments.module, "-parse-as-library", "-wmo", "-Onone",
         "-c", "-o", folder / "app.o", "-vfsoverlay", folder / "rewritten/overlay.yaml"]
        + search_paths() + files + [folder / "Screens.swift", HERE / "Driver.swift"])
    (folder / "compiler.log").write_text(compiled.stdout)
    if compiled.returncode:
        errors = sorted(set(re.findall(r"^/\S.*: error: .*$", compiled.stdout, re.M)))
        sys.exit("\n".join(errors) + f"\n{len(errors)} errors")
    (folder / "objects").write_text("\n".join(map(str, objects())))
    linked = run(
        ["swiftc", folder / "app.o", f"@{folder}/objects", "-lz", "-lXCTest", "-lTesting", "-o", folder / "app"]
        + packages("--libs"))
    if linked.returncode:
        sys.exit(linked.stdout)


def copy_resources(sources, without, folder):
    """Beside the program, as in an app: catalogs as they are, everything else without its folders. An app's and a
    library's file of one name cannot both be there."""
    copied = {}
    for path in sorted(sources.rglob("*")):
        inside = path.relative_to(sources)
        if is_left_out(path, sources, without):
            continue
        if any(part.endswith(".xcassets") for part in inside.parts[:-1]):
            continue
        if path.suffix == ".xcassets":
            shutil.copytree(path, folder / path.name, dirs_exist_ok=True)
        elif path.is_file() and path.suffix not in (".swift", ".m", ".h") \
                and not path.name.endswith("Info.plist") and inside.parts[0] != ".git":
            if path.name in copied and path.suffix in (".storyboard", ".xib"):
                print(f"{inside} stands for {copied[path.name]}, too: leave one out (--without)", file=sys.stderr)
            copied[path.name] = inside
            shutil.copy(path, folder / path.name)


def draw(name, out, folder):
    """What became of each picture, by the picture's name."""
    try:
        drawn = run([folder / "app", out, name], timeout=120, cwd=folder)
    except subprocess.TimeoutExpired:
        return {picture: "does not end" for picture in PICTURES}
    (folder / f"{name}.log").write_text(drawn.stdout)
    outcome = {picture: "drawn" for picture in re.findall(r"^drawn (\S+)$", drawn.stdout, re.M)}
    outcome.update(re.findall(r"^failed (\S+) (.*)$", drawn.stdout, re.M))
    stop = re.search(r"^.*(?:Fatal error: |\*\*\* Terminating)(.*)$", drawn.stdout, re.M)
    rest = f"stops: {stop.group(1).strip()[:160]}" if stop else "stops"
    if "unimplemented initializer" in rest:
        rest = "needs arguments"
    return {picture: outcome.get(picture, rest) for picture in PICTURES}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sources", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--entry", action="append", default=[])
    parser.add_argument("--without", action="append", default=[])
    parser.add_argument("--stub", action="append", default=[])
    parser.add_argument("--module")
    parser.add_argument("--built", action="store_true")
    arguments = parser.parse_intermixed_args()
    sources, out = arguments.sources.resolve(), arguments.out.resolve()
    arguments.module = arguments.module or module_name(sources)
    folder = out / "build"
    if not arguments.built:
        built = run(["swift", "build", "--target", "SnapshotTesting"], cwd=ROOT, env=dict(os.environ, TESTS="-"))
        if built.returncode:
            sys.exit(built.stdout)
    files = swift_files(sources, arguments.without)
    drawn = screens(sources, arguments.without, files, dict(entry.split("=", 1) for entry in arguments.entry))
    build(arguments, files, drawn, folder)
    copy_resources(sources, arguments.without, folder)
    print("| screen | " + " | ".join(PICTURES) + " |\n|---" + "|---" * len(PICTURES) + "|")
    for name in arguments.names or drawn:
        outcome = draw(name, out, folder)
        print(f"| {name} | " + " | ".join(outcome[picture] for picture in PICTURES) + " |", flush=True)


if __name__ == "__main__":
    main()
