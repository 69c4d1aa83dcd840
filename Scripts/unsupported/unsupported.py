#!/usr/bin/env python3
"""Writes UNSUPPORTED.md from marks beside the code: Scripts/unsupported/unsupported.py [--check].

A mark is a comment in a Swift file below Sources, or a line of a list beside this script:

    // Unsupported: UIButton.menu · works · Its sentences. · uncertain · test: ButtonMenuTests

It has an API (a member, 'UIButton: words', or the class alone), a state (drawn, works, kept or
absent) and sentences of at most twenty words. 'uncertain' and the name of a test's file may follow.
A comment continues in lines that begin with '//' and three spaces. Rows of Tests/BehaviourTests
that differ are added. With --check nothing is written, and the status is 1 if a mark is invalid or
the page is stale.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
LISTS = pathlib.Path(__file__).resolve().parent
PAGE = ROOT / "UNSUPPORTED.md"
BEHAVIOURS = ROOT / "Tests" / "BehaviourTests"
MARK, MORE = "// Unsupported: ", "//   "
STATES = ["drawn", "works", "kept", "absent"]

# The sections of the page, in order; a list's first line names its section.
UIKIT, LAYERS, GRAPHICS = "UIKit", "QuartzCore", "CoreGraphics"
FOUNDATION = "Foundation, os and Combine"
AREAS = [
    UIKIT, LAYERS, GRAPHICS, FOUNDATION, "Swift, the source tool and stubs", "Xibs and storyboards",
    "Scene files", "The command", "Snapshot tests", "Goldens and reports",
]
# The forms of sources of rows: the cases of Source in Tests/BehaviourTests/Source.swift.
SOURCES = {
    "apple": "Apple, `{}`", "guide": "Apple's guides, `{}`", "header": "Apple, `{}`",
    "wwdc": "WWDC {}", "picture": "UIKit's picture `{}`", "suite": "{}", "report": "{}",
}
# Classes of Apple's Foundation and os, in any module of this package.
FOUNDATION_CLASSES = re.compile(
    r"Combine|Foundation|Logger|NS(Cache|HashTable|ItemProvider|MapTable|UserActivity)|UndoManager|"
    r"NS(SortDescriptor|DataDetector|Predicate)|\w*Formatter|os_\w+")

HEAD = """\
# What UIKit has and this package lacks, or does differently

<!-- Written by Scripts/unsupported/unsupported.py from marks beside the code. Change those. -->

Everything here compiles and runs unless it is «absent». Each class has a table:

- **here**: «drawn» or «works»: it does what the row describes; «kept»: it compiles and has no effect; «absent»: it is not there.
- **uncertain**: no public source describes what iOS does, which may be the same; the row describes what happens here, or names it without a verb. Each figure is a constant beside the row's mark.
- **test**: tests of what the row describes. Below a class's name are the tests of its documented behaviours.

A table's rows come from comments beside the code ([Contributing](CONTRIBUTING.md#what-is-unsupported)), or are documented behaviours that differ.
"""


class Row:
    def __init__(self, place, api, state, text, uncertain=False, test=None):
        self.place, self.api, self.state, self.text = place, api, state, text
        self.uncertain, self.test = uncertain, test
        # 'UIButton.menu: words': the class, its members, the words.
        head, _, self.words = api.partition(": ")
        member = re.match(r"(\w+)\.(.+)", head)
        self.subject, self.members = member.groups() if member else (head, "")

    @property
    def name(self):
        """The API's name in its class's table."""
        code = self.members
        if not code and not self.words and re.fullmatch(r"[\w.-]+(\(.*\))?", self.subject):
            code = self.subject
        names = ", ".join(f"`{name}`" for name in re.split(r", (?![^(]*\))", code) if name)
        return ": ".join(part for part in (names, self.words) if part) or self.subject


def fail(place, words):
    sys.exit(f"unsupported: {place}: {words}")


def parse(place, text, tests):
    """Returns a row from a mark's text."""
    parts = text.split(" · ")
    if len(parts) < 3:
        fail(place, "is not 'API · state · sentences'")
    api, state, sentences, *more = parts
    if state not in STATES:
        fail(place, f"'{state}' is not one of {', '.join(STATES)}")
    row = Row(place, api, state, sentences)
    for word in more:
        if word == "uncertain":
            row.uncertain = True
        elif word.startswith("test: "):
            name = word.removeprefix("test: ")
            if len(tests.get(name, [])) != 1:
                fail(place, f"{name} is not one file in Tests; 'MODULE/NAME' is more exact")
            row.test = tests[name][0]
        else:
            fail(place, f"'{word}' is neither 'uncertain' nor 'test: NAME'")
    if not sentences.endswith("."):
        fail(place, "a sentence ends with a full stop")
    for sentence in re.split(r"(?<=\.)\s+(?=[A-Z`])", sentences):
        if len(sentence.split()) > 20:
            fail(place, f"has {len(sentence.split())} words, 20 are allowed: {sentence}")
    return row


def marks(path):
    """Returns the marks of a Swift file, each with its location."""
    found = []
    lines = path.read_text(encoding="utf-8").split("\n")
    for number, line in enumerate(lines):
        line = line.strip()
        if line.startswith(MARK):
            found.append([f"{path.relative_to(ROOT)}:{number + 1}", line.removeprefix(MARK)])
            for more in lines[number + 1:]:
                if not more.strip().startswith(MORE):
                    break
                found[-1][1] += " " + more.strip().removeprefix(MORE).strip()
    return found


def area(path, subject):
    """Returns the section of the page for a mark beside code."""
    if FOUNDATION_CLASSES.fullmatch(subject) or "FoundationAdditions" in path.parts:
        return FOUNDATION
    if subject.startswith("CG"):
        return GRAPHICS
    return LAYERS if subject.startswith("CA") else UIKIT


def text(pieces):
    """Returns the concatenated contents of Swift literals."""
    return "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', pieces)).replace('\\"', '"')


def source(pieces, code):
    """Returns the source of a row's behaviour: '.apple("…")', or a function of the file."""
    kind, place = re.match(r'\s*(?:Source)?(\.?\w+)\(\s*"([^"]*)"', pieces).groups()
    if not kind.startswith("."):
        made = re.search(rf'func {kind}\(_ (\w+): \w+\) -> Source \{{\s*(\.\w+)\("([^"]*)"', code)
        name, kind, words = made.groups()
        place = words.replace(f"\\({name})", place)
    license = re.search(r'license: "([^"]*)"', pieces + code) if kind == ".suite" else None
    return SOURCES[kind[1:]].format(place) + (f" ({license.group(1)})" if license else "")


def differing(path):
    """Returns the rows of a file of behaviours that differ."""
    subject, code = path.stem.split("Behaviours")[0], path.read_text(encoding="utf-8")
    row = re.compile(r'\.row\(\s*((?:"(?:[^"\\]|\\.)*"[\s+]*)+),((?:(?!\.row\().)*?)\) \{', re.S)
    count = 0
    for found in row.finditer(code):
        instead = re.search(r"differs:\s*(.*)", found.group(2), re.S)
        if instead:
            words = f"On iOS {text(found.group(1))}. Here: {text(instead.group(1))}."
            words += f" Source: {source(found.group(2), code)}."
            kept = Row(str(path.relative_to(ROOT)), f"{subject}: documented", "works", words)
            kept.test = path
            count += 1
            yield kept
    if count != len(re.findall(r'\bdiffers:\s*"', code)):
        fail(path.relative_to(ROOT), "a row that differs was not understood")


def collect():
    """Returns the page's rows by section and class, and the files of documented behaviours by class."""
    tests = {}
    for path in sorted((ROOT / "Tests").rglob("*.swift")):
        for name in [path.stem, f"{path.relative_to(ROOT).parts[1]}/{path.stem}"]:
            tests.setdefault(name, []).append(path)
    rows, behaviours = {name: {} for name in AREAS}, {}

    def add(name, row):
        rows[name].setdefault(row.subject, []).append(row)

    for path in sorted((ROOT / "Sources").rglob("*.swift")):
        for place, mark in marks(path):
            row = parse(place, mark, tests)
            add(area(path.relative_to(ROOT), row.subject), row)
    for path in sorted(LISTS.glob("*.txt")):
        title, *lines = path.read_text(encoding="utf-8").rstrip("\n").split("\n")
        if title.removeprefix("# ") not in AREAS:
            fail(path.name, f"'{title}' is not a part of the page")
        for number, line in enumerate(lines):
            if line:
                place = f"{path.relative_to(ROOT)}:{number + 2}"
                add(title.removeprefix("# "), parse(place, line, tests))
    for path in sorted(BEHAVIOURS.rglob("*Behaviours*.swift")):
        behaviours.setdefault(path.stem.split("Behaviours")[0], []).append(path)
        for row in differing(path):
            add(area(path.relative_to(ROOT), row.subject), row)
    return rows, behaviours


class Anchors:
    """The anchors that GitHub and GitLab assign to headings."""

    def __init__(self):
        self.seen = {}

    def name(self, heading):
        name = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        count = self.seen.get(name, 0)
        self.seen[name] = count + 1
        return f"{name}-{count}" if count else name


def link(path):
    return f"[{path.stem}]({path.relative_to(ROOT)})"


def render(rows, behaviours):
    anchors, index, body = Anchors(), [], []
    anchors.name(HEAD.split("\n")[0].removeprefix("# "))
    for title in AREAS:
        body.append(f"## {title}\n")
        entries = []
        here = anchors.name(title)
        for subject in sorted(rows[title], key=str.lower):
            body.append(f"### {subject}\n")
            entries.append(f"[{subject}](#{anchors.name(subject)})")
            if title in AREAS[:4] and subject in behaviours:
                body.append(f"Documented behaviours: {', '.join(map(link, behaviours[subject]))}\n")
            table = ["| API | here | what differs from iOS | uncertain | test |", "|---|---|---|---|---|"]
            for row in rows[title][subject]:
                cells = [
                    row.name, row.state, row.text, "yes" if row.uncertain else "",
                    link(row.test) if row.test else "",
                ]
                table.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
            body.append("\n".join(table) + "\n")
        index.append(f"- **[{title}](#{here})**: {', '.join(entries)}")
    return HEAD + "\n" + "\n".join(index) + "\n\n" + "\n".join(body)


def main():
    if sys.argv[1:] not in ([], ["--check"]):
        sys.exit(__doc__)
    page = render(*collect())
    if not sys.argv[1:]:
        PAGE.write_text(page, encoding="utf-8")
    elif not PAGE.is_file() or PAGE.read_text(encoding="utf-8") != page:
        sys.exit("unsupported: UNSUPPORTED.md is stale; run Scripts/unsupported/unsupported.py")


if __name__ == "__main__":
    main()
