#!/usr/bin/env python3
"""Draws the screens of an app from its unchanged sources: each controller and each storyboard scene, on a phone and a
tablet, light and dark.

    Scripts/draw-screens/draw.py SOURCES OUT [option…] [NAME…]

    --entry NAME=EXPRESSION   a screen that needs arguments, such as  Detail='DetailViewController(item: .fox)',  or statements
                              that return one, for a state of it
    --without PATTERN         omits files whose path contains the text, resources as well
    --module NAME             the app's module; by default the one that its storyboards and xibs name, or SOURCES' name. For
                              an app and a library in one folder, the library's, which the app imports
    --stub MODULE             replaces a framework with grey boxes, as Scripts/ios does
    --built                   does not build this package first

The source tool (Scripts/ios) rewrites copies of the sources. Asset catalogs, storyboards, xibs and other files beside them
are the app's resources. Writes the pictures to OUT, and compiled files to OUT/build. Prints a table, then the reasons for
which screens stopped, and UIKit's warnings. Each screen runs in its own process, so a crash does not affect the others. A
storyboard's scene that only a segue presents is drawn without the segue; an --entry can provide the values that
prepare(for:sender:) would set. A screen is drawn after the work that it scheduled on the main queue; timers and network
responses are not waited for.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
DEBUG = ROOT / ".build/debug"
PICTURES = ["phone-light", "phone-dark", "pad-light", "pad-dark"]
MODULES = """SnapshotTesting Snapshots Goldens Staging AtomicFiles CTestStart UIKit UIKitNibs UIKitControllers UIKitLists
UIKitControls UIKitViews FoundationAdditions UIKitValues UIKitRuntime QuartzCore CoreText CoreGraphics ImageIO AssetCatalogs BoundedCaches
ConstraintSolver Failures InterfaceBuilder LayoutGeometry Markup PNGChunks Pixels Sessions VectorImages WorkMeter CSymbolSubstitutes
CWorkMeter CPixels CWorkers CPNG CHyphenation CTypeRecords CFonts CMainThread""".split()
LIBRARIES = ["cairo", "harfbuzz", "libpng", "libdeflate", "libturbojpeg"]
# The maximum number of output lines of a screen that are printed.
MOST_LINES = 40
CONTAINERS = {"UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController"}


# SnapshotTesting alone lacks the C objects that only C code uses.
TARGETS = ["SnapshotTesting", "CWorkers"]


def run(words, **options):
    return subprocess.run(
        [str(word) for word in words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
        **options)


def packages(option):
    return run(["pkg-config", option] + LIBRARIES).stdout.split()


def build_package():
    for target in TARGETS:
        built = run(["swift", "build", "--target", target], cwd=ROOT, env=dict(os.environ, TESTS="-"))
        if built.returncode:
            sys.exit(built.stdout)


# Where this package's modules and objects are.


def search_paths():
    words = ["-I", DEBUG / "Modules"]
    for name in ["CCairo", "CPango", "CLibPNG", "CLibDeflate", "CTurboJPEG"]:
        words += ["-I", ROOT / "Sources" / name]
    for name in [
            "CSymbolSubstitutes", "CWorkers", "CPixels", "CPNG", "CWorkMeter", "CHyphenation", "CFonts", "CTestStart",
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
        if path.name == "main.swift" or re.search(r"(Tests|Pods|\.playground)/|^Package(@[^/]*)?\.swift$", inside):
            continue
        if not any(text in inside for text in without):
            files.append(path)
    return files


def controllers(files):
    """Returns the names of the non-generic controller classes that other files can access."""
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


def storyboards(sources, without):
    for file in sorted(sources.rglob("*.storyboard")):
        if file.name.startswith("LaunchScreen") or is_left_out(file, sources, without):
            continue
        try:
            yield file.stem, ElementTree.parse(file).getroot()
        except ElementTree.ParseError as problem:
            print(f"{file.relative_to(sources)} is omitted: {problem}", file=sys.stderr)


class Storyboard:
    """The scenes of a storyboard, by their controllers' numbers. The copied document has numbers as missing identifiers
    (with_identifiers)."""

    def __init__(self, name, document):
        self.name, self.initial = name, document.get("initialViewController")
        self.controllers, self.root, self.tabs, self.inside = {}, {}, {}, set()
        for element in document.iterfind("scenes/scene/objects/*"):
            if element.get("sceneMemberID") == "viewController" and element.tag != "viewControllerPlaceholder":
                self.controllers[element.get("id")] = element
        for number, element in self.controllers.items():
            for segue in element.iter("segue"):
                relationship, there = segue.get("relationship"), segue.get("destination")
                if relationship == "rootViewController":
                    self.root[number] = there
                elif relationship == "viewControllers":
                    tabs = [tab for tab, (bar, _) in self.tabs.items() if bar == number]
                    self.tabs[there] = (number, len(tabs))
                elif segue.get("kind") == "embed":
                    self.inside.add(there)
        self.inside |= set(self.root.values())

    def label(self, number):
        if number in self.root and self.root[number] in self.controllers:
            return self.label(self.root[number])
        element, item = self.controllers[number], self.controllers[number].find("navigationItem")
        title = element.get("title") or (item is not None and item.get("title")) or number
        return element.get("customClass") or re.sub(r"\W+", "-", title)

    def expression(self, number):
        bar, index = self.tabs.get(number, (None, 0))
        if bar in self.controllers and bar != number:
            return f"drawnTab({index}, of: {self.expression(bar)})"
        board = f'UIStoryboard(name: "{self.name}", bundle: nil)'
        if number == self.initial:
            return f"{board}.instantiateInitialViewController()!"
        identifier = self.controllers[number].get("storyboardIdentifier") or number
        return f'{board}.instantiateViewController(withIdentifier: "{identifier}")'

    def screens(self):
        """Returns each scene once: navigation roots, embedded scenes and first tabs are drawn in containers."""
        found = {}
        for number, element in self.controllers.items():
            identifier = element.get("storyboardIdentifier")
            is_seen = number in self.inside or self.tabs.get(number, (None, 1))[1] == 0
            if number == self.initial:
                found[self.name] = self.expression(number)
            elif identifier:
                found[f"{self.name}.{identifier}"] = self.expression(number)
            elif not is_seen:
                name = f"{self.name}.{self.label(number)}"
                found[f"{name}-{number}" if name in found else name] = self.expression(number)
        return found


def with_identifiers(text):
    """Returns a storyboard's text with identifiers for all scenes, so those that only segues present are found."""

    def tag(match):
        words = match.group(0)
        number = re.search(r' id="([^"]+)"', words)
        if 'sceneMemberID="viewController"' not in words or "storyboardIdentifier=" in words or not number:
            return words
        return f'{words} storyboardIdentifier="{number.group(1)}"'

    return re.sub(r'<\w*[cC]ontroller(?:\s+[\w:]+="[^"]*")+', tag, text)


def scenes(sources, without):
    """Returns the storyboards' scenes: their names, the expressions that create them, and their classes."""
    found, classes = {}, set()
    for name, document in storyboards(sources, without):
        classes |= {element.get("customClass") for element in document.iter()} - {None}
        found.update(Storyboard(name, document).screens())
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
    # An app and a library of its own in one folder are compiled as one module.
    others = sorted(set(modules_of_documents(arguments.sources)) - set(arguments.stub) - {arguments.module})
    modules = f'let (module, otherModules) = ("{arguments.module}", {str(others).replace(chr(39), chr(34))} as [String])\n'
    (folder / "Screens.swift").write_text(table + (rows or "  :\n") + "]\n" + modules)
    toolset = subprocess.run(
        [ROOT / "Scripts/ios", "overlay", folder / "rewritten"] + files + [f"--stub={stub}" for stub in arguments.stub], stdout=subprocess.PIPE, text=True)
    if toolset.returncode:
        sys.exit("the source tool failed")
    # Compilation continues after the first errors of a file, so all errors are printed.
    compiled = run(
        ["swiftc", "-swift-version", "5", "-module-name", arguments.module, "-parse-as-library", "-wmo", "-Onone",
         "-c", "-o", folder / "app.o", "-vfsoverlay", folder / "rewritten/overlay.yaml"]
        + search_paths() + files + [folder / "Screens.swift", HERE / "Driver.swift"])
    (folder / "compiler.log").write_text(compiled.stdout)
    if compiled.returncode:
        sys.exit(words_of_errors(compiled.stdout, arguments, files))
    (folder / "objects").write_text("\n".join(map(str, objects())))
    linked = run(
        ["swiftc", folder / "app.o", f"@{folder}/objects", "-lz", "-lXCTest", "-lTesting", "-o", folder / "app"]
        + packages("--libs"))
    if linked.returncode:
        sys.exit(linked.stdout)


def words_of_errors(text, arguments, files):
    """Returns the compiler's errors, with paths relative to SOURCES, and suggestions."""
    errors = sorted(set(re.findall(r"^/\S.*: error: .*$", text, re.M)))
    lines = [error.replace(f"{arguments.sources.resolve()}/", "") for error in errors]
    if not errors:
        lines = text.splitlines()[-20:]
    lines.append(f"{len(errors)} errors: no screen is drawn")
    for module in sorted(set(re.findall(r"no such module '(\w+)'", text))):
        brought = any(f"/{module}/" in f"/{file}" for file in files) \
            or any(arguments.sources.rglob(f"{module}.podspec"))
        lines.append(
            f"--module {module} makes the app and the library {module}, whose sources seem to be among these, one module"
            if brought else f"--stub {module} stands grey boxes in for {module}; --without leaves files out")
    return "\n".join(lines)


def copy_resources(sources, without, folder):
    """Copies resources beside the program, as in an app: catalogs unchanged, everything else without its folders. Files
    of an app and a library must have different names."""
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
                print(f"{inside} and {copied[path.name]} have the same name; omit one with --without", file=sys.stderr)
            copied[path.name] = inside
            if path.suffix == ".storyboard":
                (folder / path.name).write_text(with_identifiers(path.read_text()))
            else:
                shutil.copy(path, folder / path.name)


def draw(name, out, folder):
    """Returns the result of each picture, by the picture's name."""
    try:
        drawn = run([folder / "app", out, name], timeout=120, cwd=folder)
    except subprocess.TimeoutExpired:
        return {picture: "does not end" for picture in PICTURES}
    (folder / f"{name}.log").write_text(drawn.stdout)
    outcome = {picture: "drawn" for picture in re.findall(r"^drawn (\S+)$", drawn.stdout, re.M)}
    outcome.update(re.findall(r"^failed (\S+) (.*)$", drawn.stdout, re.M))
    stop = re.search(r"^.*(?:Fatal error: |\*\*\* Terminating)(.*)$", drawn.stdout, re.M)
    rest = f"stops: {reason(stop.group(1))}" if stop else "stops"
    if "unimplemented initializer" in rest:
        rest = "needs arguments (--entry)"
    return {picture: outcome.get(picture, rest) for picture in PICTURES}


def reason(words):
    """Returns the reason of a crash, without the text that every exception has."""
    exception = re.search(r"uncaught exception '\w+', reason: '(.*?)'?$", words.strip())
    return (exception.group(1) if exception else words.strip())[:300]


def words_said(name, folder):
    """Returns UIKit's warnings of a screen: unsupported features and differences from iOS."""
    log = folder / f"{name}.log"
    lines = log.read_text(errors="replace").splitlines() if log.exists() else []
    end = next((number for number, line in enumerate(lines) if "Fatal error: " in line), len(lines))
    return [line.replace(f"{folder}/", "") for line in lines[:end]
            if line.strip() and not re.match(r"(drawn|failed) \S+-\S+", line)]


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
        build_package()
    files = swift_files(sources, arguments.without)
    drawn = screens(sources, arguments.without, files, dict(entry.split("=", 1) for entry in arguments.entry))
    build(arguments, files, drawn, folder)
    copy_resources(sources, arguments.without, folder)
    names = arguments.names or list(drawn)
    print("| screen | " + " | ".join(PICTURES) + " |\n|---" + "|---" * len(PICTURES) + "|")
    good, problems, said = 0, [], {}
    for name in names:
        outcome = draw(name, out, folder)
        words = [outcome[picture].split(":")[0] for picture in PICTURES]
        print(f"| {name} | " + " | ".join(words) + " |", flush=True)
        good += words.count("drawn")
        for problem in sorted(set(outcome.values()) - {"drawn"}):
            problems.append(f"{name} {problem}")
        for line in words_said(name, folder):
            said.setdefault(line, name)
    print(f"\n{good} of {len(names) * len(PICTURES)} pictures are drawn, in {out}; what each screen printed is in build/.")
    for problem in problems:
        print(problem)
    if said:
        print("\nMessages during drawing, each once, with its first screen:")
    for line, name in list(said.items())[:MOST_LINES]:
        print(f"{name}: {line}")
    if len(said) > MOST_LINES:
        print(f"… and {len(said) - MOST_LINES} more")


if __name__ == "__main__":
    main()
