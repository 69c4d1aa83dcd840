#!/usr/bin/env python3
"""Runs the XCTest suites of public packages: unchanged, and with the source tool.

    Scripts/open-packages/suites.py FOLDER [NAME…]

suites.json lists for each suite its package, of packages.json or with a repository and a commit of its own, its tests,
and omitted files ('without') and methods ('omits'), each with the reason. Packages are fetched into FOLDER/clones, as
count.py does. The package and its tests are two modules, linked with UIKit, which is built once; the tests are found
in the compiler's symbol graph, and run on a phone's screen. 'uses' names 'libraries' of suites, compiled unchanged;
those without a repository are in Support, as are the files that a suite 'adds' in place of its package's, or to its
tests ('addsToTests').

A test that stops the process counts as failed, and the others continue in another one; a suite that takes longer than
its 'seconds' (120) is stopped. A test with 'measure' whose times vary by more than a tenth fails under XCTest of Linux
only; such tests are not counted. 'fails' lists the tests that are known to fail, with UIKit's behaviour: exits with
status 1 if another test fails, or one of them passes. 'varies' lists those that fail only on slow machines. The script
is not part of any other check and commits nothing of the packages.
"""

import json
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from common import HERE, Library, Mode, extract, run, write

SECONDS = 120
VARIES = "The relative standard deviation of the measurements is"


def described():
    """Returns the suites, with their packages' settings, and the libraries that they use."""
    packages = {package["name"]: package for package in json.loads((HERE / "packages.json").read_text())}
    words = json.loads((HERE / "suites.json").read_text())
    suites = [{**packages.get(suite["name"], {}), **suite} for suite in words["suites"]]
    return suites, {library["name"]: library for library in words["libraries"]}


def prepare(folder, suite):
    """Copies sources and tests into separate folders."""
    name = suite["name"]
    suite["files"] = extract(folder / "clones", suite, folder / "Packages" / name)
    for added in suite.get("adds", []):
        write(folder / "Packages" / name / added, (HERE / "Support" / added).read_text())
    tests = {**suite, "sources": suite["tests"], "except": list(suite.get("without", {}))}
    extract(folder / "clones", tests, folder / "Suites" / name)
    for added in suite.get("addsToTests", []):
        write(folder / "Suites" / name / added, (HERE / "Support" / added).read_text())
    for method in suite.get("omits", {}):
        for file in (folder / "Suites" / name).rglob("*.swift"):
            text = file.read_text()
            if f"func {method}(" in text:
                file.write_text(emptied(text, method))


def emptied(text, method):
    """Returns a source with a method emptied and excluded from the tests; line numbers are unchanged."""
    start = text.index("{", text.index(f"func {method}("))
    depth, end = 0, start
    for end in range(start, len(text)):
        depth += {"{": 1, "}": -1}.get(text[end], 0)
        if depth == 0:
            break
    body = "{ fatalError()" + "\n" * text.count("\n", start, end) + "}"
    before = text[:start]
    if method.startswith("test"):
        before = before.replace(f"func {method}(", f"func omitted_{method}(")
    return before + body + text[end + 1:]


class TestCases:
    """The classes of a module that have tests, from the compiler's symbol graph."""

    def __init__(self, graph):
        words = json.loads(graph.read_text())
        self.names, self.parents, self.methods = {}, {}, {}
        for symbol in words["symbols"]:
            usr, kind = symbol["identifier"]["precise"], symbol["kind"]["identifier"]
            if kind == "swift.class":
                self.names[usr] = ".".join(symbol["pathComponents"])
            elif kind == "swift.method" and symbol["accessLevel"] != "private":
                spelled = "".join(part["spelling"] for part in symbol["declarationFragments"])
                if re.match(r"test\w*\(\)$", symbol["names"]["title"].split(".")[-1]):
                    self.methods[usr] = (symbol["names"]["title"].split(".")[-1][:-2], " async" in spelled)
        self.members = {}
        for relation in words["relationships"]:
            if relation["kind"] == "inheritsFrom":
                self.parents[relation["source"]] = relation["target"]
                self.names.setdefault(relation["target"], relation.get("targetFallback", ""))
            elif relation["kind"] == "memberOf" and relation["source"] in self.methods:
                self.members.setdefault(relation["target"], []).append(self.methods[relation["source"]])

    def inherits(self, usr, name):
        while usr in self.parents:
            usr = self.parents[usr]
            if self.names[usr].split(".")[-1] == name:
                return True
        return False

    def tests(self, usr):
        """Returns the class's tests and those of its superclasses, by name."""
        found = dict(self.tests(self.parents[usr])) if usr in self.parents else {}
        return {**found, **dict(self.members.get(usr, []))}

    def main(self, module, specs):
        """Returns the runner's source."""
        cases, found = [], []
        for usr, name in sorted(self.names.items(), key=lambda each: each[1]):
            if usr in self.parents and self.inherits(usr, "QuickSpec"):
                found.append(name)
            elif usr in self.parents and self.inherits(usr, "XCTestCase"):
                listed = [
                    f'("{test}", asyncTest({name}.{test}))' if waits else f'("{test}", {name}.{test})'
                    for test, waits in sorted(self.tests(usr).items())]
                if listed:
                    cases.append(f"  testCase([\n    {(',' + chr(10) + '    ').join(listed)},\n  ]),\n")
        modules = ["import UIKit", "import XCTest", f"@testable import {module}"]
        lines = [f"{name}\n" for name in modules + (["import Quick"] if specs else [])]
        lines += ["\n@MainActor func cases() -> [XCTestCaseEntry] {\n  [\n", *cases, "  ]\n}\n\n"]
        self.specs = found
        choice = 'ProcessInfo.processInfo.environment["SPEC"].flatMap(Int.init)'
        entry = (
            f"let specs: [QuickSpec.Type] = [{', '.join(name + '.self' for name in found)}]\n"
            f"    if let chosen = {choice} {{ QCKMain([specs[chosen]]) }} else {{ XCTMain(cases()) }}"
            if specs else "XCTMain(cases())")
        lines += [
            "@main enum Runner {\n  @MainActor static func main() {\n",
            "    let screen = UIWindow(frame: UIScreen.main.bounds)\n",
            "    screen.resize(to: CGSize(width: 375, height: 667), animated: false)\n",
            f"    {entry}\n  }}\n}}\n"]
        return "".join(lines)


class Result:
    """The result of a suite: tests by name, each '' or its failure, or the reason for which it did not run."""

    def __init__(self, said=""):
        self.said, self.tests = said, {}

    def passed(self):
        return [name for name, failure in self.tests.items() if not failure]

    def failed(self):
        return [name for name, failure in self.tests.items() if failure]

    def figures(self):
        return self.said or (f"{len(self.passed())} of {len(self.tests)}" if self.tests else "no tests: `#if os(iOS)`")


class SuiteMode(Mode):
    def compiled(self, module, suite, files, arguments):
        """Compiles a module of a suite; returns the arguments with which others find it, or the compiler's output."""
        into = self.folder / "made" / self.name / suite["name"]
        said = self.compile(module, suite, files, into, arguments)
        write(self.folder / f"logs/{suite['name']}-{self.name}-suite.log", said)
        if said:
            return None, f"{len(set(re.findall(r'^/.*?: error: .*$', said, re.M)))} errors in {module}"
        return into / f"{module}.o", ""

    def outcome(self, suite, libraries):
        name, module = suite["name"], suite.get("module", suite["name"])
        into = self.folder / "made" / self.name / name
        # Tests in Xcode are debug builds.
        arguments = ["-DDEBUG", "-I", str(into)] + [flag for library in libraries for flag in ["-I", str(library.parent)]]
        sources = sorted((self.folder / "Packages" / name).rglob("*.swift"))
        package, said = self.compiled(module, suite, sources, ["-DDEBUG"])
        if said:
            return Result(said)
        graph = into / "graph"
        graph.mkdir(parents=True, exist_ok=True)
        tests = f"{module}Tests" if suite.get("testModule") is None else suite["testModule"]
        files = sorted((self.folder / "Suites" / name).rglob("*.swift"))
        symbols = ["-emit-symbol-graph", "-emit-symbol-graph-dir", str(graph)]
        symbols += ["-symbol-graph-minimum-access-level", "internal"]
        suites, said = self.compiled(tests, suite, files, arguments + symbols)
        if said:
            return Result(said)
        main = into / "main/Runner.swift"
        cases = TestCases(graph / f"{tests}.symbols.json")
        write(main, cases.main(tests, "Quick" in suite.get("uses", [])))
        said = self.library.compile("Runner", [main], into, arguments)
        write(self.folder / f"logs/{name}-{self.name}-suite.log", said)
        if said:
            return Result("runner does not compile")
        linked = run(
            ["swiftc", "-o", str(into / "suite"), str(package), str(suites), str(into / "Runner.o")]
            + [str(library) for library in libraries]
            + [str(self.library.file), "-Xlinker", f"-rpath={self.folder}"])
        if linked.returncode != 0:
            write(self.folder / f"logs/{name}-{self.name}-suite.log", linked.stdout)
            return Result("does not link")
        result = Result()
        logs = [self.run(into / "suite", suite, result)]
        for number, spec in enumerate(cases.specs):
            logs.append(self.run_spec(into / "suite", suite, number, spec, result))
        write(self.folder / f"logs/{name}-{self.name}-suite.log", "".join(logs))
        return result

    def run_spec(self, program, suite, number, spec, result):
        """Runs a Quick spec in its own process, because its tests cannot be selected by name."""
        said = self.ended([str(program)], suite, {**os.environ, "SPEC": str(number)})[0]
        self.read(said.replace("Test Case 'QuickSpec.", f"Test Case '{spec}."), result)
        return said

    def ended(self, words, suite, environment=None):
        """Returns a process's output until it ends or is stopped, and whether it ended by itself."""
        try:
            made = run(words, timeout=suite.get("seconds", SECONDS), cwd=self.folder, env=environment)
            return made.stdout, made.returncode in (0, 1)
        except subprocess.TimeoutExpired as late:
            return (late.stdout or b"").decode(errors="replace"), False

    def run(self, program, suite, result):
        """Runs the tests of XCTest classes; those after a crash run in another process."""
        log, rest = "", []
        listed = run([str(program), "--list-tests"]).stdout
        wanted = re.findall(r"^(\S+\.\S+/.+)$", listed, re.M)
        while True:
            words = [str(program)] + ([",".join(rest)] if rest else [])
            said, ended = self.ended(words, suite)
            log += said
            known = len(result.tests)
            self.read(said, result)
            rest = [name for name in wanted if name.split(".", 1)[1].replace("/", ".") not in result.tests]
            if ended or not rest or len(result.tests) == known:
                break
        return log

    @staticmethod
    def read(said, result):
        """Records the result of each test; one that started and did not end has stopped the process."""
        failure, running = "", None
        for line in said.splitlines():
            if started := re.match(r"Test Case '(.+)' started at", line):
                running, failure = started[1], ""
            elif ended := re.match(r"Test Case '(.+)' (passed|failed|skipped) \(", line):
                if VARIES not in failure:
                    result.tests[ended[1]] = (failure or "failed") if ended[2] == "failed" else ""
                running = None
            elif error := re.search(r"error: \S.* : (.*)$", line):
                failure = failure or error[1]
        if running:
            result.tests[running] = "stops: " + said.splitlines()[-1][:200]


def library_objects(library, folder, libraries):
    """Returns the objects of the suites' libraries, compiled unchanged, in order."""
    made, arguments = {}, []
    for name, package in libraries.items():
        if "repository" in package:
            extract(folder / "clones", package, folder / "Libraries" / name)
        own = {f"{name}.swift", f"{name}+Exports.swift"}
        for file in filter(lambda file: file.name in own, (HERE / "Support").iterdir()):
            write(folder / "Libraries" / name / file.name, file.read_text())
        into = folder / "made/Libraries" / name
        files = sorted((folder / "Libraries" / name).rglob("*.swift"))
        said = library.compile(name, files, into, arguments + package.get("flags", []))
        if said:
            sys.exit(said)
        made[name] = into / f"{name}.o"
        arguments += ["-I", str(into)]
    return made


def tell(suites, outcomes):
    """Prints the table; returns the unexplained failures and the unexpected successes."""
    print("| package | commit | untouched | with the tool | fails with the tool |\n|---|---|---|---|---|", flush=True)
    total, whole, passed, surprises = [0, 0], [0, 0], [0, 0], []
    for suite in suites:
        results = outcomes(suite)
        for index, result in enumerate(results):
            total[index] += len(result.tests)
            passed[index] += len(result.passed())
            whole[index] += bool(result.tests) and not result.failed()
        expected = suite.get("fails", {})
        failed = results[1].failed()
        for name in failed:
            if name not in expected and name not in suite.get("varies", {}):
                surprises.append(f"{suite['name']}: {name}: {results[1].tests[name]}")
        surprises += [f"{suite['name']}: {name} passes" for name in expected if name in results[1].passed()]
        if results[1].said:
            surprises.append(f"{suite['name']}: {results[1].said}")
        print(
            f"| {suite['repository']} | {suite['commit'][:7]} | {results[0].figures()} | {results[1].figures()} | "
            + f"{', '.join(failed)} |", flush=True)
    for index, name in enumerate(["Untouched", "With the tool"]):
        print(f"\n{name} {passed[index]} of {total[index]} tests pass, {whole[index]} of {len(suites)} suites whole.")
    return surprises


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    folder = Path(sys.argv[1]).resolve()
    suites, libraries = described()
    chosen = [suite for suite in suites if suite["name"] in sys.argv[2:] or not sys.argv[2:]]
    for suite in chosen:
        prepare(folder, suite)
    used = {name: libraries[name] for name in libraries if any(name in suite.get("uses", []) for suite in chosen)}
    library = Library(folder)
    objects = library_objects(library, folder, used)
    modes = [SuiteMode(library, "untouched", False), SuiteMode(library, "ios", True)]
    with ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        futures = {
            suite["name"]: [
                pool.submit(mode.outcome, suite, [objects[name] for name in suite.get("uses", [])])
                for mode in modes]
            for suite in chosen}
        surprises = tell(chosen, lambda suite: [future.result() for future in futures[suite["name"]]])
    if surprises:
        print("\nUnexplained:\n" + "\n".join(surprises))
    sys.exit(1 if surprises else 0)


if __name__ == "__main__":
    main()
