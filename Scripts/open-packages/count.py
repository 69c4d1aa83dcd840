#!/usr/bin/env python3
"""Counts public packages that compile, link and keep two laws here: untouched, and with the source tool.

    Scripts/open-packages/count.py FOLDER [NAME…]

packages.json names the packages, each with a commit and its core files. They are fetched into FOLDER/clones, or
taken from git directories that are there under owner+name. For each, a screen of a hundred numbered items is made
(Worlds/NAME.swift), scrolled through, and put under the overlap law and the reuse law. UIKit is built once, and
packages are compiled against it one by one. It is no part of any other check, and commits nothing of the packages.

A layout that places its items by the offset ('placesByOffset') cannot keep the overlap law, on iOS neither: it is
put under the reuse law only. Where only headers stick ('headersStick') they are left out of the overlap. Files that
need other packages are left out ('except'); frameworks that cannot come are stubs, with the tool ('stubs').
"""

import json
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent

TEST = """import SnapshotTesting
import Support
import UIKit
import XCTest

final class Laws: XCTestCase {
  func testAHundredItemsAreScrolledThrough() {
    MainActor.assumeIsolated {
      let screen = makeScreen()
      guard let items = screen as? any HundredItems else { return XCTFail("no hundred items") }
      screen.loadViewIfNeeded()
      items.scrollThrough()
      XCTAssertEqual(items.shown.count, 100)
    }
  }
%s
  func testReuse() {
    MainActor.assumeIsolated {
      assertReuseHonest(size: CGSize(width: 320, height: 480)) { makeScreen() }
    }
  }
}

@main enum Runner {
  static func main() { XCTMain([testCase([%s])]) }
}
"""

OVERLAP = """
  func testOverlap() {
    MainActor.assumeIsolated {
      assertOverlap(size: CGSize(width: 320, height: 480)%s) { makeScreen() }
    }
  }
"""

# What the worlds are linked with.
SWIFT_MODULES = """AssetCatalogs AtomicFiles ConstraintSolver CoreGraphics CoreText ImageIO InterfaceBuilder LayoutGeometry
Markup QuartzCore Sessions SnapshotTesting Snapshots Staging UIKit VectorImages WorkMeter""".split()
C_MODULES = "CHyphenation CPNG CPixels CSymbolSubstitutes CTestStart CTypeRecords CWorkMeter CWorkers".split()
SYSTEM_MODULES = "CCairo CPango CLibPNG CLibDeflate CTurboJPEG".split()
LIBRARIES = "cairo harfbuzz libpng libdeflate libturbojpeg".split()


def run(words, **options):
    return subprocess.run(
        words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", **options)


def git_directory(clones, package):
    folder = clones / package["repository"].replace("/", "+")
    for candidate in [folder / "repo" / ".git", folder / "repo", folder]:
        if (candidate / "objects").is_dir():
            return candidate
    folder.mkdir(parents=True)
    run(["git", "init", "--bare", str(folder)], check=True)
    address = "https://github.com/" + package["repository"]
    run(["git", f"--git-dir={folder}", "fetch", "--depth", "1", address, package["commit"]], check=True)
    return folder


def matches(path, pattern):
    """'**/' stands for any folders, none among them; '*' for no slash."""
    expression = re.escape(pattern).replace(r"\*\*/", "(.*/)?").replace(r"\*", "[^/]*")
    return re.fullmatch(expression, path) is not None


def extract(clones, package, into):
    """Copies the core files, and leaves no others there; returns how many there are."""
    directory = git_directory(clones, package)
    git = ["git", f"--git-dir={directory}"]
    listing = subprocess.run(
        git + ["ls-tree", "-rz", package["commit"]], stdout=subprocess.PIPE, check=True).stdout.decode()
    copied = set()
    for entry in filter(None, listing.split("\0")):
        (mode, _, blob), path = entry.split("\t")[0].split(), entry.split("\t")[1]
        if mode == "120000" or not any(matches(path, p) for p in package["sources"]):
            continue
        if any(matches(path, p) for p in package.get("except", [])):
            continue
        target = into / path
        target.parent.mkdir(parents=True, exist_ok=True)
        data = subprocess.run(git + ["cat-file", "blob", blob], stdout=subprocess.PIPE, check=True).stdout
        if not target.exists() or target.read_bytes() != data:
            target.write_bytes(data)
        copied.add(target)
    for old in into.rglob("*"):
        if old.is_file() and old not in copied:
            old.unlink()
    return len(copied)


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def prepare(folder, packages):
    for package in packages:
        name = package["name"]
        package["files"] = extract(folder / "clones", package, folder / "Packages" / name)
        write(folder / f"Worlds/{name}/World.swift", (HERE / f"Worlds/{name}.swift").read_text())
        fixed = ", exceptFor: { !($0 is UICollectionViewCell) }" if package.get("headersStick") else ""
        overlap = "" if package.get("placesByOffset") else OVERLAP % fixed
        tests = ["AHundredItemsAreScrolledThrough", "Reuse"] + (["Overlap"] if overlap else [])
        listed = ", ".join(f'("{test}", Laws.test{test})' for test in tests)
        write(folder / f"Worlds/{name}/Laws.swift", TEST % (overlap, listed))


class Library:
    """UIKit and the assertions, built once, as one library that both modes link with."""

    def __init__(self, folder):
        # SnapshotTesting alone leaves out the objects of C code that only C code needs.
        for target in ["SnapshotTesting", "CWorkers"]:
            built = run(["swift", "build", "--target", target], cwd=ROOT)
            if built.returncode != 0:
                sys.exit(built.stdout)
        self.folder = folder
        self.products = ROOT / ".build/debug"
        self.flags = self.search_paths()
        self.file = folder / "libOffscreen.so"
        objects = folder / "objects"
        objects.write_text("\n".join(self.objects()))
        linked = run(
            ["swiftc", "-emit-library", "-o", str(self.file), f"@{objects}"]
            + self.words("--libs") + ["-lz"])
        if linked.returncode != 0:
            sys.exit(linked.stdout)
        support = folder / "Support.swift"
        write(support, (HERE / "Support/NumberedScreen.swift").read_text())
        made = self.compile("Support", [support], folder / "made/Support", [])
        if made:
            sys.exit(made)

    def words(self, option):
        return run(["pkg-config", option] + LIBRARIES).stdout.split()

    def search_paths(self):
        flags = ["-I", str(self.products / "Modules")]
        for module in SYSTEM_MODULES:
            flags += ["-I", str(ROOT / "Sources" / module)]
        for module in C_MODULES:
            own = ROOT / f"Sources/{module}/include/module.modulemap"
            made = self.products / f"{module}.build/module.modulemap"
            flags += ["-Xcc", f"-fmodule-map-file={own if own.exists() else made}"]
        return flags + [flag for word in self.words("--cflags") for flag in ["-Xcc", word]]

    def objects(self):
        """The objects of files that are there; those of files that are gone stay in the folders."""
        for module in SWIFT_MODULES + C_MODULES:
            names = {path.name for path in (ROOT / "Sources" / module).rglob("*") if path.is_file()}
            for found in sorted((self.products / f"{module}.build").rglob("*.o")):
                if found.name[:-2] in names:
                    yield str(found)

    def compile(self, module, files, into, arguments, environment=None):
        """Compiles a module into a folder; returns what the compiler said of a failure."""
        into.mkdir(parents=True, exist_ok=True)
        words = ["swiftc", "-swift-version", "5", "-parse-as-library", "-enable-testing", "-wmo", "-Onone", "-c"]
        words += ["-module-name", module, "-emit-module-path", str(into / f"{module}.swiftmodule")]
        words += ["-I", str(self.folder / "made/Support"), "-o", str(into / f"{module}.o")]
        made = run(words + self.flags + arguments + [str(file) for file in files], env=environment)
        return made.stdout if made.returncode else ""


class Mode:
    def __init__(self, library, name, tool):
        self.library, self.folder, self.name, self.tool = library, library.folder, name, tool

    def compile(self, module, package, files, into, arguments):
        if self.tool:
            out = into / f"{module}-rewritten"
            stubs = [word for stub in package.get("stubs", []) for word in ["--stub", stub]]
            words = [str(ROOT / "Scripts/ios"), "overlay"] + stubs + [str(out)] + [str(file) for file in files]
            rewritten = run(words)
            if rewritten.returncode != 0:
                return rewritten.stdout
            arguments = arguments + ["-vfsoverlay", str(out / "overlay.yaml")]
        return self.library.compile(module, files, into, arguments)

    def outcome(self, package):
        """'' for a package that keeps everything, or what is in the way, in few words."""
        name = package["name"]
        into = self.folder / "made" / self.name / name
        log = self.folder / "logs" / f"{name}-{self.name}.log"
        sources = sorted((self.folder / "Packages" / name).rglob("*.swift"))
        said = self.compile(name, package, sources, into, [])
        write(log, said)
        if said:
            return f"does not compile, {len(set(re.findall(r'^/.*?: error: .*$', said, re.M)))} errors"
        world = sorted((self.folder / "Worlds" / name).glob("*.swift"))
        said = self.compile(f"{name}World", package, world, into, ["-I", str(into)])
        write(log, said)
        if said:
            return "world does not compile"
        program = into / "world"
        objects = [into / f"{name}.o", into / f"{name}World.o", self.folder / "made/Support/Support.o"]
        linked = run(
            ["swiftc", "-o", str(program)] + [str(file) for file in objects]
            + [str(self.library.file), "-Xlinker", f"-rpath={self.folder}"])
        if linked.returncode != 0:
            write(log, linked.stdout)
            return "does not link"
        try:
            tested = run([str(program)], timeout=120, cwd=self.folder)
        except subprocess.TimeoutExpired:
            return "does not end"
        write(log, tested.stdout)
        if tested.returncode == 0:
            return ""
        failed = sorted(set(re.findall(r"error: Laws\.(\w+) : ", tested.stdout)))
        return "fails: " + ", ".join(failed) if failed else "stops"


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    folder = Path(sys.argv[1]).resolve()
    packages = json.loads((HERE / "packages.json").read_text())
    chosen = [package for package in packages if package["name"] in sys.argv[2:] or not sys.argv[2:]]
    prepare(folder, chosen)
    library = Library(folder)
    modes = [Mode(library, "untouched", False), Mode(library, "ios", True)]
    counts = {mode.name: 0 for mode in modes}
    print("| package | commit | files | laws | untouched | with the tool |\n|---|---|---|---|---|---|")
    with ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        rows = [(package, [pool.submit(mode.outcome, package) for mode in modes]) for package in chosen]
        for package, outcomes in rows:
            said = [outcome.result() for outcome in outcomes]
            for mode, outcome in zip(modes, said):
                counts[mode.name] += outcome == ""
            laws = "reuse" if package.get("placesByOffset") else "overlap, reuse"
            tool = "with stubs of " + ", ".join(package["stubs"]) if package.get("stubs") else "yes"
            print(
                f"| {package['repository']} | {package['commit'][:7]} | {package['files']} | {laws} | "
                + f"{said[0] or 'yes'} | {said[1] or tool} |", flush=True)
    print(f"\n{counts['untouched']} of {len(chosen)} untouched, {counts['ios']} with the tool.")


if __name__ == "__main__":
    main()
