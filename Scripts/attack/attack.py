#!/usr/bin/env python3
"""Attacks the storage of goldens: nothing may be lost, and nothing hostile accepted.

    Scripts/attack/attack.py [RENDER] [--short] [--only NAME…] [--seconds 600] [--seed 1]

RENDER is the program, by default .build/debug/render. The attacks by name:

hostile  results of another machine that name sources, sets, hidden folders, links and special files
swaps    a folder and a link that replace each other while pictures are accepted
sets     golden sets that cannot be read while goldens are pruned
race     concurrent recording and accepting
faults   a kill, a full disk and a broken disk at every call that changes a file, also in deep trees
         and where new files belong to another user
errors   a standard error that is closed, full, or without a reader

The long form repeats attacks that depend on chance until the time is over. The short form takes some
of many calls, and some seconds. Exits with status 1, and a description, if something was lost or
accepted. Failing calls require a C compiler; without one 'faults' is omitted with a message.
"""
import argparse
import errno
import json
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import threading
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
FOLDERS = ["bars", "more"]
COUNT = 2


class Broken(Exception):
    """A failed check: something was lost or accepted."""


def expect(truth, *what):
    if not truth:
        raise Broken(" ".join(str(word) for word in what))


# Running the program


def environment(more):
    clean = {name: value for name, value in os.environ.items()
             if name not in ("SNAPSHOT_ARTIFACTS", "GITHUB_ACTIONS", "LD_PRELOAD")}
    return clean | {name: str(value) for name, value in more.items()}


def render(package, *words, **more):
    """Returns the status and all output."""
    done = subprocess.run([RENDER, *words], cwd=package, env=environment(more), timeout=120,
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return done.returncode, done.stdout.decode(errors="replace")


def golden(package, *words, **more):
    return render(package, "golden", *words, **more)


# Packages


def entry(name, offset):
    return {"name": name, "scene": "bars", "size": [60, 60], "offset": [offset, 0], "shows": "Bars."}


def write_set(package, offset, folders=FOLDERS, file="goldens.json"):
    goldens = [entry(f"{folder}/{i}", i + offset) for folder in folders for i in range(COUNT)]
    (package / "Golden" / file).write_text(json.dumps({"scale": 1, "goldens": goldens}))


def new_package(place, folders=FOLDERS):
    shutil.rmtree(place, ignore_errors=True)
    (place / "Golden").mkdir(parents=True)
    (place / "Package.swift").touch()
    write_set(place, 0, folders)
    status, text = golden(place, "record")
    expect(status == 0, "cannot record", text)
    return place


def state(package):
    """The parts of each golden: picture, layout, entry in the manifest."""
    found = {}
    for manifest in (package / "Golden").rglob(".goldens.json"):
        for name, listed in json.loads(manifest.read_text())["goldens"].items():
            picture = manifest.parent / name
            layout = picture.with_suffix(".json")
            found[str(picture.relative_to(package))] = (
                picture.read_bytes() if picture.exists() else None,
                layout.read_bytes() if layout.exists() else None, json.dumps(listed, sort_keys=True))
    for picture in (package / "Golden").rglob("*.png"):
        found.setdefault(str(picture.relative_to(package)), (picture.read_bytes(), None, None))
    return found


def files(folder):
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*")
            if path.is_file() and not path.is_symlink()}


def leftovers(package):
    return [path.name for path in (package / "Golden").rglob(".*")
            if path.suffix == ".tmp" or path.name == ".transaction.json"]


# Results of another machine


def keep_result(artifacts, number, path, actual, kind, extension):
    run = artifacts / "results/1-1"
    (run / "processes").mkdir(parents=True, exist_ok=True)
    (run / "processes/1.json").write_text(
        json.dumps({"isFiltered": False, "isFinished": True, "status": 1}))
    snapshots = run / "snapshots/AppTests/Wall"
    snapshots.mkdir(parents=True, exist_ok=True)
    (snapshots / f"{number}.json").write_text(json.dumps({
        "id": {"module": "AppTests", "file": "Wall", "test": f"t{number}",
               "pathExtension": extension},
        "kind": kind, "words": [], "files": {"golden": path, "actual": actual}}))


HOSTILE = [
    ("Package.swift", "text", "swift"), ("Sources/App/Golden/x.swift", "text", "swift"),
    ("Sources/App/__Snapshots__/x.swift", "text", "swift"), ("Golden/x.swift", "text", ""),
    ("Golden/goldens.json", "set", "json"), ("Golden/more.json", "set", "json"),
    ("Golden/x.txt", "binary", "txt"), ("Golden/x.json", "text", "json"),
    ("Golden/x.png", "text", "png"), ("Sources/App/x.png", "picture", "png"),
    ("Assets.xcassets/icon.png", "picture", "png"), ("../x.png", "picture", "png"),
    ("/tmp/attack-x.png", "picture", "png"), (".git/x.png", "picture", "png"),
    (".\u0301git/x.png", "picture", "png"), ("\u0600/../\u0301x.png", "picture", "png"),
    ("way/x.png", "picture", "png"), ("Golden/way/x.png", "picture", "png"),
    ("Golden/.goldens.json", "text", "json"), ("Golden/Makefile.mk", "text", ""),
    ("test", "text", ""), (".github/workflows/ci.yml", "text", "yml"),
    ("Golden/x.PNG", "picture", "PNG"), ("Golden/x.sh", "text", "sh"),
]


def hostile(place, forms):
    package = new_package(place / "Golden" / "checkout")
    (package / "Sources/App").mkdir(parents=True)
    (package / "Sources/App/App.swift").touch()
    (package / ".git").mkdir()
    outside = place / "outside"
    outside.mkdir()
    (package / "way").symlink_to(outside)
    (package / "Golden/way").symlink_to(outside)
    contents = {
        "picture": (package / "Golden/bars/0.png").read_bytes(), "text": b"let evil = 1\n",
        "set": b'{"goldens": []}', "binary": b"a\0b",
    }
    before = files(place)
    for number, (path, kind, extension) in enumerate(HOSTILE):
        download = place / "download"
        (download).mkdir()
        (download / "actual").write_bytes(contents[kind])
        keep_result(download, number, path, "actual", "content", extension)
        status, text = golden(package, "accept", "--from", str(download), "--all")
        expect(status != 0 and text.startswith("render: "), path, "is accepted:", text)
        expect(text.count("\n") == 1, path, "is rejected with more than a sentence:", text)
        shutil.rmtree(download)
        expect(files(place) == before, path, "was rejected, but files changed")
    for number in range(2):
        download = place / "download"
        download.mkdir(exist_ok=True)
        (download / "actual").write_bytes(contents["picture"])
        keep_result(download, number, "Golden/x.png", "actual", "pixels", "png")
    status, text = golden(package, "accept", "--from", str(download), "--all")
    expect(status == 1 and "would become one golden" in text, "two pictures of one golden:", text)
    return f"{len(HOSTILE) + 1} hostile results refused"


def swaps(place, forms):
    package = new_package(place / "package")
    write_set(package, 40)
    golden(package, "check")
    before, outside, done = state(package), place / "outside", [0, 0]
    shutil.copytree(package / "Golden/bars", outside)
    theirs = files(outside)
    ended = threading.Event()

    def swap():
        bars, away, link = (package / f"Golden/{name}" for name in ("bars", "away", "link"))
        link.symlink_to(outside)
        while not ended.is_set():
            os.rename(bars, away)
            os.rename(link, bars)
            time.sleep(0.001)
            os.rename(bars, link)
            os.rename(away, bars)
            time.sleep(0.01 * forms.random.random())

    thread = threading.Thread(target=swap)
    thread.start()
    try:
        for _ in forms.repeats(12):
            status, text = golden(package, "accept", "--all")
            done[status == 0] += 1
            expect(files(outside) == theirs, "an accept wrote outside:", text)
    finally:
        ended.set()
        thread.join()
    golden(package, "ls")
    found = state(package)
    names = [name for name in found if "/link/" not in name]
    expect(all(found[name][0] is not None for name in names), "a golden is missing")
    expect(names and set(before) <= set(names), "a golden is missing")
    return f"{done[1]} accepts and {done[0]} refusals while a folder and a link swapped"


# Sets that cannot be read


def sets(place, forms):
    damages = {
        "a conflict": b'<<<<<<< HEAD\n{"goldens": []}\n=======\n>>>>>>> x\n', "nothing": b"",
        "UTF-16": None, "another key": b'{"goldenz": [{"name": "a", "scene": "bars", "shows": "."}]}',
        "a link to itself": "goldens.json", "a link to nothing": "nowhere",
    }
    ways = forms.some([(name, file) for name in damages for file in ("goldens", "other")], 5)
    for name, stem in ways:
        package, damage = new_package(place / "package"), damages[name]
        file = package / f"Golden/{stem}.json"
        if stem == "other":
            os.rename(package / "Golden/goldens.json", file)
            write_set(package, 0, FOLDERS[:1])
            golden(package, "check")
        else:
            write_set(package, 0, FOLDERS[:1], "last.json")
            golden(package, "check", "--set", "Golden/last.json")
        before, text = state(package), file.read_text()
        file.unlink()
        if isinstance(damage, str):
            file.symlink_to(damage.replace("goldens", stem))
        else:
            file.write_bytes(text.encode("utf-16") if damage is None else damage)
        status, said = golden(package, "prune", "--remove")
        expect(state(package) == before, f"{stem}.json is {name}: goldens were removed,", said)
        expect(status != 0 or damage is None, f"{stem}.json is {name}, but prune succeeded:", said)
    return f"{len(ways)} damaged sets, no golden pruned"


# At the same time


def race(place, forms):
    source = new_package(place / "source")
    old = state(source)
    write_set(source, 40)
    golden(source, "check")
    write_set(source, 0)
    after = place / "after"
    shutil.copytree(source, after)
    golden(after, "accept", "--all")
    new = state(after)
    for layout in (source / "Golden").rglob("[0-9]*.json"):
        layout.unlink()
    ends = [0, 0]
    for _ in forms.repeats(4):
        package = place / "package"
        shutil.rmtree(package, ignore_errors=True)
        shutil.copytree(source, package)
        words = (["record", "--jobs", "1"], ["accept", "--all"])
        running = []
        for word in words:
            running.append(subprocess.Popen(
                [RENDER, "golden", *word], cwd=package, env=environment({}),
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True))
            time.sleep(forms.random.random() * 0.3)
        said = [process.communicate()[0] for process in running]
        for name, found in state(package).items():
            bare = (old[name][0], None, old[name][2])
            expect(found in (old[name], new[name], bare), name, "has the parts of two pictures:", *said)
            ends[found == new[name]] += 1
    return f"{sum(ends)} goldens recorded and accepted at once, each whole"


# Calls that fail


class Case:
    """A command, and the goldens before and after it."""

    def __init__(self, place, words, folders):
        self.words = words
        self.folders = folders
        self.before = new_package(place / f"{words[0]}-before", folders)
        if words[0] == "prune":
            write_set(self.before, 0, folders[:1])
        else:
            write_set(self.before, 40, folders)
        golden(self.before, "check")
        self.old = state(self.before)
        after = place / f"{words[0]}-after"
        shutil.rmtree(after, ignore_errors=True)
        shutil.copytree(self.before, after)
        status, text = golden(after, *words)
        expect(status == 0, words, text)
        self.new = state(after)
        expect(self.old != self.new, words, "changes nothing")

    def attacked(self, package, library, at, what, **more):
        shutil.rmtree(package, ignore_errors=True)
        shutil.copytree(self.before, package)
        count = package / "count"
        status, text = golden(
            package, *self.words, LD_PRELOAD=library, FAULT_UNDER=package / "Golden", FAULT_AT=at,
            FAULT_DO=what, FAULT_COUNT=count, **more)
        calls = int(count.read_text()) if count.exists() else 0
        return status, text, calls

    def judge(self, package, status, text, what, **more):
        # The next process completes interrupted operations. It does not change goldens itself.
        golden(package, "check", **more)
        found = state(package)
        expect(found in (self.old, self.new), what, "the goldens are neither the old nor the new ones:", text)
        expect(not leftovers(package), what, "leaves", leftovers(package))
        is_new = found == self.new
        if self.words[0] == "record" and "0 recorded" in text:
            expect(not is_new, what, "prints that nothing was recorded, but everything was:", text)
        if status == 0 or "is carried out by the next command" in text:
            expect(is_new, what, "prints success, but nothing was recorded:", text)
        return is_new


def faults(place, forms):
    library = place / "faults.so"
    compiler = next((name for name in ("cc", "clang", "gcc") if shutil.which(name)), None)
    if compiler is None:
        return "left out: there is no C compiler"
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", library, HERE / "faults.c", "-ldl"],
                   check=True)
    deep = "/".join("abcdefghijkl")
    commands = (["record", "--jobs", "1"], ["accept", "--all"], ["prune", "--remove"])
    total, ends = 0, [0, 0]
    for words in commands if not forms.short else commands[:2]:
        case = Case(place, words, [FOLDERS[0], deep])
        package = place / "package"
        _, _, calls = case.attacked(package, library, 0, "none")
        expect(calls > 5, words, "changes no files")
        for what in ("kill", errno.ENOSPC, errno.EIO):
            for at in forms.some(range(1, calls + 1), 2):
                status, text, _ = case.attacked(package, library, at, what)
                ends[case.judge(package, status, text, f"{words[0]}, call {at}, {what}:")] += 1
                total += 1
        # New files belong to another user than this process's.
        squashed = {"LD_PRELOAD": library, "FAULT_UID": 4242}
        shutil.rmtree(package)
        shutil.copytree(case.before, package)
        status, text = golden(package, *words, **squashed)
        expect(status == 0 and state(package) == case.new, words, "on another's share:", text)
        for at in forms.some(range(1, calls + 1), 1):
            status, text, _ = case.attacked(package, library, at, "kill", FAULT_UID=4242)
            what = f"{words[0]}, call {at}, on another's share:"
            ends[case.judge(package, status, text, what, **squashed)] += 1
            total += 1
    return f"{total} calls failed: {ends[0]} times the old goldens, {ends[1]} times the new"


# A broken standard error

SCENE = 'sections:\n  - items:\n      - {text: "\U00013000"}\nstyles: {row: {text: "{text}"}}\n'


def errors(place, forms):
    (place / "a.yml").write_text(SCENE)
    ways = ["", "2>&-", "2>/dev/full", "2>&1 >/dev/null | true", "<&- 2>&-", "<&- >&- 2>&-"]
    pictures = set()
    for way in ways:
        line = f'"$R" a.yml a.png {way}; exit ${{PIPESTATUS[0]}}'
        done = subprocess.run(["bash", "-c", line], cwd=place, env=environment({"R": RENDER}),
                              stdin=subprocess.DEVNULL, capture_output=True)
        expect(done.returncode == 0, f"'{way}' exits with {done.returncode}:", done.stderr)
        pictures.add((place / "a.png").read_bytes())
        (place / "a.png").unlink()
    expect(len(pictures) == 1, "the picture depends on standard error")
    return f"{len(ways)} standard errors, one picture"


class Forms:
    """The extent of the attacks."""

    def __init__(self, options, count):
        self.short = options.short
        self.random = random.Random(options.seed)
        self.seconds = options.seconds / count

    def repeats(self, few):
        end, number = time.monotonic() + self.seconds, 0
        while number < few if self.short else time.monotonic() < end:
            yield number
            number += 1

    def some(self, numbers, few):
        numbers = list(numbers)
        return sorted(self.random.sample(numbers, min(few, len(numbers)))) if self.short else numbers


ATTACKS = [hostile, swaps, sets, race, faults, errors]


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("render", nargs="?", default=ROOT / ".build/debug/render")
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--only", nargs="+", choices=[attack.__name__ for attack in ATTACKS])
    parser.add_argument("--seconds", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    global RENDER
    RENDER = str(pathlib.Path(options.render).resolve())
    chosen = [attack for attack in ATTACKS
              if not options.only or attack.__name__ in options.only]
    status = 0
    for attack in chosen:
        with tempfile.TemporaryDirectory(prefix="attack-") as name:
            begin = time.monotonic()
            try:
                end = attack(pathlib.Path(name).resolve(), Forms(options, len(chosen)))
            except Broken as broken:
                status, end = 1, f"BROKEN: {broken}"
        print(f"{attack.__name__}: {end} ({time.monotonic() - begin:.0f} s)", flush=True)
    sys.exit(status)


main()
