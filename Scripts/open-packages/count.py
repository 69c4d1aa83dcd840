#!/usr/bin/env python3
"""Counts public packages that compile, link and keep two laws: unchanged, and with the source tool.

    Scripts/open-packages/count.py FOLDER [NAME…]

packages.json lists the packages, each with a commit and its core files. They are fetched into FOLDER/clones, or
read from existing git directories there, named owner+name. For each, a screen of a hundred numbered items is created
(Worlds/NAME.swift), scrolled, and checked for the overlap law and the reuse law. UIKit is built once, and packages
are compiled against it one by one. The script is not part of any other check and commits nothing of the packages.

A layout that places its items by the offset ('placesByOffset') cannot keep the overlap law, on iOS neither: it is
checked for the reuse law only. If only headers are sticky ('headersStick'), they are excluded from the overlap. Files
that need other packages are omitted ('except'); unavailable frameworks are stubs, with the tool ('stubs').
"""

import json
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from common import HERE, Library, Mode, extract, run, write

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


class Counted(Mode):
    def outcome(self, package):
        """Returns '' for a package that keeps all laws, or a short description of its failure."""
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
    modes = [Counted(library, "untouched", False), Counted(library, "ios", True)]
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
