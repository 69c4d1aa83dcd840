#!/usr/bin/env python3
"""Counts public packages that compile, link and keep two laws here: untouched, and with the source tool.

    Scripts/open-packages/count.py FOLDER [NAME…]

packages.json names the packages, each with a commit and its core files. They are fetched into FOLDER/clones, or
taken from git directories that are there under owner+name. For each, a screen of a hundred numbered items is made
(Worlds/NAME.swift), scrolled through, and put under the overlap law and the reuse law. It takes some twenty
minutes, is no part of any other check, and commits nothing of the packages.

A layout that places its items by the offset ('placesByOffset') cannot keep the overlap law, on iOS neither: it is
put under the reuse law only. Where only headers stick ('headersStick') they are left out of the overlap.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent

MANIFEST = """// swift-tools-version: 6.1
import PackageDescription

let names = Context.environment["PACKAGES"]?.split(separator: " ").map(String.init) ?? []
let uikit = Target.Dependency.product(name: "UIKit", package: "OffscreenUIKit")
let package = Package(
  name: "OpenPackages",
  dependencies: [.package(name: "OffscreenUIKit", path: "%s")],
  targets: [
    .target(name: "Support", dependencies: [uikit], swiftSettings: [.swiftLanguageMode(.v5)])
  ]
    + names.flatMap { name -> [Target] in
      [
        .target(
          name: name, dependencies: [uikit], path: "Packages/\\(name)",
          swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
          name: "\\(name)World",
          dependencies: [
            "Support", .target(name: name), uikit,
            .product(name: "SnapshotTesting", package: "OffscreenUIKit"),
          ], path: "Worlds/\\(name)", swiftSettings: [.swiftLanguageMode(.v5)]),
      ]
    }
)
"""

TEST = """import SnapshotTesting
import Support
import UIKit
import XCTest

@MainActor final class Laws: XCTestCase {
  func testAHundredItemsAreScrolledThrough() {
    let screen = makeScreen()
    guard let items = screen as? any HundredItems else { return XCTFail("no hundred items") }
    screen.loadViewIfNeeded()
    items.scrollThrough()
    XCTAssertEqual(items.shown.count, 100)
  }
%s
  func testReuse() {
    assertReuseHonest(size: CGSize(width: 320, height: 480)) { makeScreen() }
  }
}
"""

OVERLAP = """
  func testOverlap() {
    assertOverlap(size: CGSize(width: 320, height: 480)%s) { makeScreen() }
  }
"""


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
    """Copies the core files; returns how many there are."""
    directory = git_directory(clones, package)
    git = ["git", f"--git-dir={directory}"]
    listing = subprocess.run(
        git + ["ls-tree", "-rz", package["commit"]], stdout=subprocess.PIPE, check=True).stdout.decode()
    count = 0
    for entry in filter(None, listing.split("\0")):
        (mode, _, blob), path = entry.split("\t")[0].split(), entry.split("\t")[1]
        if mode == "120000" or not any(matches(path, p) for p in package["sources"]):
            continue
        target = into / path
        target.parent.mkdir(parents=True, exist_ok=True)
        data = subprocess.run(git + ["cat-file", "blob", blob], stdout=subprocess.PIPE, check=True).stdout
        if not target.exists() or target.read_bytes() != data:
            target.write_bytes(data)
        count += 1
    return count


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def prepare(folder, packages):
    write(folder / "Package.swift", MANIFEST % ROOT)
    write(folder / "Sources/Support/NumberedScreen.swift", (HERE / "Support/NumberedScreen.swift").read_text())
    for package in packages:
        name = package["name"]
        package["files"] = extract(folder / "clones", package, folder / "Packages" / name)
        write(folder / f"Worlds/{name}/World.swift", (HERE / f"Worlds/{name}.swift").read_text())
        fixed = ", exceptFor: { !($0 is UICollectionViewCell) }" if package.get("headersStick") else ""
        overlap = "" if package.get("placesByOffset") else OVERLAP % fixed
        write(folder / f"Worlds/{name}/Laws.swift", TEST % overlap)


class Mode:
    def __init__(self, folder, name, tool):
        self.folder, self.name, self.tool = folder, name, tool
        self.scratch = folder / ".build" / name

    def build(self, names, words):
        environment = dict(os.environ, PACKAGES=" ".join(names), IOS_SOURCE_SCRATCH=str(self.scratch), TESTS="-")
        if self.tool:
            command = [str(ROOT / "Scripts/ios"), "build"]
        else:
            command = ["swift", "build", "--scratch-path", str(self.scratch)]
        return run(command + words, cwd=self.folder, env=environment)

    def outcome(self, package):
        """'' for a package that keeps everything, or what is in the way, in few words."""
        name = package["name"]
        built = self.build([name], ["--build-tests"])
        log = self.folder / "logs" / f"{name}-{self.name}.log"
        write(log, built.stdout)
        errors = set(re.findall(r"^(/\S[^\n]*?:\d+:\d+: error: .*)$", built.stdout, re.M))
        if errors:
            own = [e for e in errors if f"/Packages/{name}/" in e]
            return f"does not compile, {len(own)} errors" if own else "world does not compile"
        if built.returncode != 0:
            return "does not link"
        program = self.scratch / "debug/OpenPackagesPackageTests.xctest"
        try:
            tested = run([str(program)], timeout=300, cwd=self.folder)
        except subprocess.TimeoutExpired:
            return "does not end"
        write(log, tested.stdout)
        failed = sorted(set(re.findall(r"Laws\.test(\w+) : ", tested.stdout)))
        if tested.returncode == 0:
            return ""
        return "fails: " + ", ".join(failed) if failed else "stops"


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    folder = Path(sys.argv[1]).resolve()
    packages = json.loads((HERE / "packages.json").read_text())
    names = [package["name"] for package in packages]
    chosen = sys.argv[2:] or names
    prepare(folder, packages)
    modes = [Mode(folder, "untouched", False), Mode(folder, "ios", True)]
    counts = {mode.name: 0 for mode in modes}
    print("| package | commit | files | laws | untouched | with the tool |\n|---|---|---|---|---|---|")
    for package in packages:
        if package["name"] not in chosen:
            continue
        outcomes = {mode.name: mode.outcome(package) for mode in modes}
        for mode in modes:
            counts[mode.name] += outcomes[mode.name] == ""
        laws = "reuse" if package.get("placesByOffset") else "overlap, reuse"
        print(
            f"| {package['repository']} | {package['commit'][:7]} | {package['files']} | {laws} | "
            + " | ".join(outcomes[mode.name] or "yes" for mode in modes) + " |", flush=True)
    print(f"\n{counts['untouched']} of {len(chosen)} untouched, {counts['ios']} with the tool.")


if __name__ == "__main__":
    main()
