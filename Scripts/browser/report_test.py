"""Tests the report's page in a real browser: recording, changes, review by keyboard, acceptance.

Run by Scripts/test-report. RENDER names the program.
"""

import base64
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile
import time
import unittest

sys.path.insert(0, os.path.dirname(__file__))
from chromium import BrowserError, Chromium  # noqa: E402
from contrast import CONTRAST  # noqa: E402

RENDER = os.environ["RENDER"]


def golden(name, scene="bars", **settings):
    return {"name": name, "scene": scene, "size": [240, 180], "shows": f"The scene {scene}."} | settings


SET = [
    golden("bars/same"),
    golden("bars/scrolled", offset=[100, 0]),
    golden("bars/wider", size=[200, 180]),
    golden("bars/new"),
    golden("cells/moved", scene="letters-and-digits", offset=[0, 40], scale=1),
    golden("cells/moved-too", scene="letters-and-digits", offset=[0, 40], size=[240, 200], scale=1),
    golden("it's <odd> & \"quoted\"/$(x)", scene="bars", offset=[40, 0]),
]


def run(folder, *words):
    """Runs render golden …; returns its status and output."""
    result = subprocess.run(
        [RENDER, *words], cwd=folder, text=True, capture_output=True,
        env={name: value for name, value in os.environ.items() if name != "SNAPSHOT_ARTIFACTS"})
    return result.returncode, result.stdout + result.stderr


def draw(folder, path, *offsets):
    """Describes the scene bars at offsets: a picture, or an animation of several."""
    places = [word for x in offsets for word in ("--offset", f"{x},0")]
    status, said = run(
        folder, "bars", *places, "--size", "240x180", "--scale", "2",
        *(["--animate"] if len(offsets) > 1 else []), str(path))
    assert status == 0, said


def broken_run(folder):
    """Records a set, changes what it draws, and checks it."""
    goldens = folder / "Golden"
    goldens.mkdir(parents=True)
    file = goldens / "goldens.json"
    file.write_text(json.dumps({"scale": 2, "goldens": SET}, indent=1))
    status, said = run(folder, "golden", "record")
    assert status == 0, said
    changed = json.loads(file.read_text())
    for entry in changed["goldens"]:
        if entry["name"] == "bars/scrolled":
            entry["offset"] = [104, 0]
        if entry["name"] == "bars/wider":
            entry["size"] = [230, 180]
        if entry["name"].startswith("cells/"):
            entry["offset"] = [0, 44]
        if entry["name"].startswith("it's"):
            entry["offset"] = [41, 0]
    file.write_text(json.dumps(changed, indent=1))
    (goldens / "bars/new.png").unlink()
    return run(folder, "golden", "check")


class ReportTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.place = tempfile.TemporaryDirectory(prefix="report-test-")
        cls.folder = pathlib.Path(cls.place.name)
        cls.status, cls.said = broken_run(cls.folder)
        cls.page = cls.folder / "Artifacts/report.html"
        cls.browser = Chromium(1440, 900)

    @classmethod
    def tearDownClass(cls):
        cls.browser.__exit__()
        cls.place.cleanup()

    def setUp(self):
        self.open()

    def open(self, page=None):
        """Opens a new page without marks."""
        address = (page or self.page).as_uri()
        self.browser.open(address)
        self.browser.evaluate("localStorage.clear()")
        self.browser.open(address)
        self.browser.until("document.getElementById('stage').dataset.shows !== undefined")

    def shown(self):
        self.browser.until(
            "document.getElementById('stage').dataset.shows === Review.result?.id")
        return self.browser.evaluate("Review.result.id")

    def text(self, selector):
        return self.browser.evaluate(f"document.querySelector({json.dumps(selector)}).textContent")

    def go(self, ending):
        """Shows the result whose name has a suffix."""
        self.browser.evaluate(
            f"Review.go(Report.results.find(r => r.id.endsWith({json.dumps(ending)})))")
        self.browser.until(f"document.getElementById('stage').dataset.shows.endsWith({json.dumps(ending)})")

    def expect(self, expression, value):
        """Waits until an expression has a value, because effects of a key may be delayed."""
        def now():
            return self.browser.evaluate(expression)
        try:
            self.browser.eventually(lambda: now() == value)
        except BrowserError:
            self.assertEqual(now(), value, expression)

    def expect_text(self, selector, pattern):
        """Waits until an element's text matches."""
        try:
            self.browser.eventually(lambda: re.search(pattern, self.text(selector)))
        except BrowserError:
            self.assertRegex(self.text(selector), pattern)

    def expect_said(self, pattern):
        """Checks the last announcement to screen readers."""
        self.expect_text("#live", pattern)

    # The run

    def test_status_says_the_worst(self):
        self.assertEqual(self.status, 23, self.said)
        self.assertIn("6 of 7 snapshots failed.", self.said)

    # The page

    def test_loads_nothing_and_complains_of_nothing(self):
        self.assertEqual(self.browser.requests(), [self.page.as_uri()])
        for key in "12345":
            self.browser.press(key)
        self.assertEqual(self.browser.complaints(), [])

    def test_failures_come_first_and_equal_causes_together(self):
        groups = self.browser.evaluate(
            "[...document.querySelectorAll('.group')].map(g => g.querySelectorAll('.row').length)")
        self.assertEqual(self.browser.evaluate("List.shown.at(-1).verdict"), "passed")
        self.assertEqual(self.browser.evaluate("List.shown[0].verdict"), "size")
        self.assertIn(2, groups)

    def test_keys_go_through_the_results(self):
        first = self.shown()
        self.browser.press("j")
        self.browser.until(f"Review.result.id !== {json.dumps(first)}")
        second = self.shown()
        self.browser.press("ArrowUp")
        self.browser.until(f"Review.result.id === {json.dumps(first)}")
        self.browser.press(" ")
        self.browser.until(f"Review.result.id === {json.dumps(second)}")
        self.expect("document.querySelector('[aria-current=true]').textContent"
                    ".includes(Review.result.id.split('/').at(-1))", True)

    def test_the_slider_moves_by_keys_and_by_hand(self):
        self.go("bars/scrolled")
        self.browser.press("2")
        clip = "document.querySelectorAll('.frame img')[1].style.clipPath"
        self.expect(clip, "inset(0px 0px 0px 50%)")
        self.browser.press("ArrowRight")
        self.expect(clip, "inset(0px 0px 0px 55%)")
        x, y = self.browser.middle(".divider")
        left = self.browser.evaluate("document.querySelector('.frame').getBoundingClientRect().left")
        width = self.browser.evaluate("document.querySelector('.frame').getBoundingClientRect().width")
        self.browser.mouse("mousePressed", x, y)
        self.browser.mouse("mouseMoved", left + width / 4, y)
        self.browser.mouse("mouseReleased", left + width / 4, y)
        self.expect("Math.abs(document.querySelector('.divider').ariaValueNow - 25) <= 1", True)

    def test_blend_blink_and_difference(self):
        self.go("bars/scrolled")
        self.browser.press("3", "ArrowLeft")
        self.expect("document.querySelectorAll('.frame img')[1].style.opacity", "0.45")
        self.browser.press("4")
        before = self.text("#blinked")
        self.browser.press("b")
        self.browser.until(f"find('blinked').textContent !== {json.dumps(before)}")
        self.browser.press("5")
        count = (
            "(() => { const c = document.querySelector('.frame canvas');"
            " const d = c.getContext('2d').getImageData(0, 0, c.width, c.height).data;"
            " let n = 0; for (let i = 0; i < d.length; i += 4) if (d[i] === 224 && d[i+1] === 0) n++;"
            " return n; })()")
        figures = self.text(".figures dd").split(" of ")[0].replace(",", "")
        self.expect(f"String({count})", figures)  # The page counts what the program counted.

    def test_differences_are_visited_from_the_largest(self):
        self.go("bars/scrolled")
        counts = self.browser.evaluate("Stage.shown.patches.map(p => p.count)")
        self.assertEqual(counts, sorted(counts, reverse=True))
        self.browser.press("n")
        self.expect_said(f"^Difference 1 of {len(counts)}:")
        self.expect("document.querySelectorAll('rect.patch').length", 2)

    def test_a_difference_is_in_the_smallest_element_that_contains_it(self):
        self.go("cells/moved")

        def element_of(*patch):
            x, y, width, height = patch
            return self.browser.evaluate(f"Stage.elementAt({{x: {x}, y: {y}, width: {width}, height: {height}}})")
        self.browser.evaluate("""Stage.shown.result.outlines = [
            { label: "label", was: { x: 20, y: 20, width: 20, height: 10 }, now: null },
            { label: "cell", was: null, now: { x: 0, y: 0, width: 100, height: 50 } },
            { label: "other cell", was: { x: 0, y: 50, width: 100, height: 50 }, now: null }]; 0""")
        self.assertEqual(element_of(20, 20, 20, 10), "label")
        self.assertEqual(element_of(10, 20, 40, 10), "cell")
        self.assertEqual(element_of(0, 45, 100, 30), "other cell")  # None contains all of it.
        self.assertIsNone(element_of(200, 20, 5, 5))

    def test_the_loupe_reads_pixels_by_pointer_and_by_keys(self):
        self.go("bars/scrolled")
        box = self.browser.evaluate(
            "(() => { const b = document.querySelector('.frame').getBoundingClientRect();"
            " return [b.left, b.top, Zoom.scale()]; })()")
        self.browser.mouse("mouseMoved", box[0] + 10.5 * box[2], box[1] + 20.5 * box[2])
        self.expect_text("#loupe-place", "^Loupe at 10, 20$")
        self.browser.press("l", "ArrowRight", "ArrowRight")
        self.browser.press("ArrowDown", shift=True)
        self.expect_text("#loupe-place", "^Loupe at 12, 30$")
        self.expect_said(r"^12, 30: expected #[0-9a-f]{6}, actual #[0-9a-f]{6}; ")

    def test_the_sidecar_speaks_and_draws(self):
        self.go("cells/moved")
        words = self.browser.evaluate("Review.result.lines.map(l => l.text)")
        self.assertTrue(any("moved 0,-4" in word for word in words), words)
        outlines = "document.querySelectorAll('rect.outline').length"
        self.browser.until(f"{outlines} > 0")
        self.browser.press("o")
        self.expect(outlines, 0)

    def test_the_filter(self):
        self.browser.press("/")
        for letter in "cells":
            self.browser.press(letter)
        self.expect("List.shown.length", 2)
        self.expect_said("^2 results$")
        self.browser.press("Escape")
        self.expect("List.shown.length", len(SET))
        self.browser.click("#kinds button")
        self.expect("List.shown.every(r => r.verdict === 'size')", True)

    def test_colours_follow_the_system_and_the_switch(self):
        theme = "document.documentElement.dataset.theme"
        self.browser.prefer(prefers_color_scheme="dark")
        self.browser.until(f"{theme} === 'dark'")
        self.browser.press("t")
        self.expect(theme, "light")
        self.browser.press("t")
        self.browser.prefer(prefers_color_scheme="light")
        self.browser.until(f"{theme} === 'light'")

    def test_nothing_blinks_where_less_motion_is_wanted(self):
        self.browser.prefer(prefers_reduced_motion="reduce")
        self.browser.until("calm.matches")
        self.browser.press("4")
        self.expect("Stage.blinking", None)
        self.browser.prefer(prefers_reduced_motion="no-preference")

    def test_help_holds_the_keys_while_it_is_open(self):
        self.browser.press("?")
        self.expect("find('help').open", True)
        before = self.browser.evaluate("Review.result.id")
        self.browser.press("j")
        self.assertEqual(self.browser.evaluate("Review.result.id"), before)
        self.browser.press("Escape")
        self.expect("find('help').open", False)

    def test_what_a_screen_reader_finds(self):
        self.go("bars/scrolled")
        self.browser.press("2")
        tree = self.browser.accessibility()
        for expected in [
            ("banner", ""), ("main", None), ("navigation", "Results"), ("contentinfo", None),
            ("complementary", "Facts"), ("searchbox", "Filter by name, words or mark"),
            ("radio", "Slider"), ("slider", "Divider between expected and actual"),
            ("image", None), ("button", None), ("status", None), ("link", None),
        ]:
            role, name = expected
            self.assertTrue(
                any(r == role and (name is None or name == n) for r, n in tree), expected)
        unnamed = [r for r, n in tree if r in ("button", "link", "radio", "slider", "searchbox",
                                               "checkbox", "textbox", "image") and not n.strip()]
        self.assertEqual(unnamed, [])

    def test_contrast_of_all_text(self):
        """Every text has a contrast of at least 4.5 to 1 to its background, as WCAG requires."""
        for theme in ("light", "dark"):
            self.browser.prefer(prefers_color_scheme=theme)
            self.browser.until(f"document.documentElement.dataset.theme === '{theme}'")
            self.go("cells/moved")
            poor = self.browser.evaluate(CONTRAST)
            self.assertEqual(poor, [], theme)
        self.browser.prefer(prefers_color_scheme="light")

    # Animations

    def test_animations_are_compared_frame_by_frame(self):
        with tempfile.TemporaryDirectory(prefix="report-film-") as place:
            folder = pathlib.Path(place)
            broken_run(folder)
            evidence = next(folder.glob("Artifacts/**/*scrolled/expected.png")).parent
            draw(folder, evidence / "expected.png", 0, 10, 20, 30)
            draw(folder, evidence / "actual.png", 0, 10, 24, 30, 40)
            run(folder, "report")
            self.open(folder / "Artifacts/report.html")
            self.go("bars/scrolled")
            # The first frame that differs.
            self.expect("Film.index", 2)
            self.expect_text("#frame-words", r"^Frame 3 of 5, ")
            self.assertGreater(self.browser.evaluate("Stage.shown.patches.length"), 0)
            self.browser.press(",")
            self.expect_text("#frame-words", r"^Frame 2 of 5, ")
            self.expect("Stage.shown.patches.length", 0)
            self.expect_said("^Frame 2 of 5, .* s: equal$")
            self.browser.press(".", ".")
            self.expect_text("#frame-words", r"^Frame 4 of 5, ")
            still = folder / "still.png"
            draw(folder, still, 30)
            self.expect(
                "(async () => { const image = new Image(); image.src = 'data:image/png;base64,"
                f"{base64.b64encode(still.read_bytes()).decode()}'; await image.decode();"
                " const { width, height, pixels } = Stage.shown.expected;"
                " const still = Pictures.read(image, width, height);"
                " return Film.index === 3 && image.naturalWidth === width"
                " && still.every((byte, at) => byte === pixels[at]); })()", True)
            self.browser.press(".")
            self.expect_said("^Frame 5 of 5, .* s: only the new picture has it$")
            self.expect("document.querySelectorAll('.frame').length", 1)
            self.browser.press(".")
            self.expect_text("#frame-words", r"^Frame 1 of 5, 0 s$")
            self.browser.click("#frame-play")
            self.browser.until("Film.index === 2")
            self.browser.click("#frame-play")
            self.expect("Film.playing", None)
            self.go("bars/wider")
            self.expect("find('frames').hidden", True)
            self.assertEqual(self.browser.complaints(), [])

    # Texts

    def test_texts_stand_side_by_side_line_by_line(self):
        with tempfile.TemporaryDirectory(prefix="report-text-") as place:
            folder = pathlib.Path(place)
            broken_run(folder)
            file = next(folder.glob("Artifacts/results/*/snapshots/Golden/bars/scrolled.json"))
            result = json.loads(file.read_text())
            texts = {"expected": "a\nb\nc\nd\ne\n", "actual": "a\nnew\nb\nd\nE\nf\n"}
            result["id"]["pathExtension"] = "txt"
            result["kind"] = "content"
            result["files"] = {"golden": result["files"]["golden"]}
            for side, text in texts.items():
                (folder / f"Artifacts/Golden/{side}.txt").write_text(text)
                result["files"][side] = f"Golden/{side}.txt"
            file.write_text(json.dumps(result))
            run(folder, "report")
            self.open(folder / "Artifacts/report.html")
            self.go("scrolled~txt")
            rows = ("[...document.querySelectorAll('pre')].map(pre => [...pre.children]"
                    ".map(line => (line.className ? '*' : '') + line.textContent.trim()))")
            self.expect(rows, [["a", "*", "b", "*c", "d", "*e", "*"],
                               ["a", "*new", "b", "*", "d", "*E", "*f"]])
            self.expect_text(".caption", "4 lines differ")
            self.expect_text(".verdict", "^The content differs$")
            tops = ("[...document.querySelectorAll('pre')].map(pre => "
                    "[...pre.children].map(line => Math.round(line.getBoundingClientRect().top)))")
            self.browser.until(f"String({tops}[0]) === String({tops}[1])")

    # Deciding

    def test_marks_last_over_a_reload_and_can_be_taken_back(self):
        first = self.shown()
        self.browser.press("a")
        self.browser.open(self.page.as_uri())
        self.browser.until("document.getElementById('stage').dataset.shows !== undefined")
        self.browser.until(f"find('command').value.includes({json.dumps(first.split('/')[-1])})")
        self.go(first)
        self.browser.press("u")
        self.expect("find('command').value", "")

    def test_a_review_by_keyboard_ends_in_a_command_that_works(self):
        with tempfile.TemporaryDirectory(prefix="report-accept-") as place:
            folder = pathlib.Path(place)
            broken_run(folder)
            self.open(folder / "Artifacts/report.html")
            marks = []
            while self.browser.evaluate("Marks.open().length"):
                name = self.shown()
                key = "r" if name.endswith("scrolled") else "a"
                marks.append((name, key))
                self.browser.press(key)
                self.browser.until(f"Marks.of.has({json.dumps(name)}) && Review.result?.id !== {json.dumps(name)}"
                                   " || !Marks.open().length")
            self.assertEqual(len(marks), 6)
            self.expect_text("#tally", r"^\s*5 accepted, 1 rejected, 0 open\s*$")
            command = self.browser.evaluate("find('command').value")
            self.browser.press("c")
            self.expect_said("^The command is copied.$")
            start = r"^render golden accept --reviewed [0-9a-f]{8} --only "
            self.assertRegex(command, start)
            said = subprocess.run(
                ["sh", "-c", "render() { \"$R\" \"$@\"; }; " + command],
                cwd=folder, text=True, capture_output=True, env=os.environ | {"R": RENDER})
            self.assertEqual(said.returncode, 0, said.stderr)
            self.assertIn("5 accepted.", said.stdout)
            status, text = run(folder, "golden", "check")
            self.assertEqual(status, 22, text)
            self.assertIn("1 of 7 snapshots failed.", text)
            self.open(folder / "Artifacts/report.html")
            self.assertTrue(self.shown().endswith("bars/scrolled"))

    def test_a_cause_is_accepted_at_once(self):
        self.go("cells/moved")
        self.browser.press("A")
        self.expect("Marks.marked('accept').map(r => r.id.split('/')[1])", ["cells", "cells"])

    def test_a_long_command_reads_its_names_from_lines(self):
        command = self.browser.evaluate(
            "(() => { const kept = Report.results; const many = Array.from({ length: 30 }, (_, i) =>"
            " ({ ...kept[0], id: `M/f/t${i}` })); Report.results = many; Marks.set(many, 'accept');"
            " const c = Marks.command(); Marks.set(many, null); Report.results = kept; return c; })()")
        lines = command.split("\n")
        self.assertTrue(lines[0].endswith("--only - <<'END'"), lines[0])
        self.assertEqual(lines[1], "M/f/t0")
        self.assertEqual(lines[-1], "END")

    def test_names_with_line_breaks_are_words_of_the_command(self):
        command = self.browser.evaluate(
            "(() => { const kept = Report.results; const many = Array.from({ length: 30 }, (_, i) =>"
            " ({ ...kept[0], id: `M/f/t\\n${i}` })); Report.results = many; Marks.set(many, 'accept');"
            " const c = Marks.command(); Marks.set(many, null); Report.results = kept; return c; })()")
        words = shlex.split(command)
        self.assertEqual(words[words.index("--only") + 1:], [f"M/f/t\n{i}" for i in range(30)])

    # Other runs

    def test_a_run_that_passed_has_its_page_too(self):
        with tempfile.TemporaryDirectory(prefix="report-pass-") as place:
            folder = pathlib.Path(place)
            (folder / "Golden").mkdir()
            (folder / "Golden/goldens.json").write_text(json.dumps({"goldens": SET[:3]}))
            run(folder, "golden", "record")
            status, said = run(folder, "golden", "check")
            self.assertEqual(status, 0, said)
            self.open(folder / "Artifacts/report.html")
            self.expect_text("#stage", "Every picture is equal")
            self.browser.until("document.querySelectorAll('.thumb img').length === 3")

    def test_at_600_pixels_the_picture_is_in_sight(self):
        self.browser.resize(600, 800)
        try:
            self.browser.until("innerWidth === 600")
            self.open()
            box = ("(s => { const b = document.querySelector(s).getBoundingClientRect();"
                   " return b.top >= 0 && b.bottom <= document.querySelector('.bottom')"
                   ".getBoundingClientRect().top && b.left >= 0 && b.right <= 600; })")
            for ending in ("bars/wider", "cells/moved", "bars/scrolled"):
                self.go(ending)
                for part in (".heading", "#accept", "#tools", ".stage .frame", "[aria-current=true]"):
                    self.expect(f"{box}({json.dumps(part)})", True)
            # Below the facts, the next result scrolls its picture into view.
            self.browser.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
            self.browser.press("k")
            self.expect(f"{box}('.stage .frame')", True)
            self.browser.until("document.documentElement.scrollWidth <= innerWidth")
        finally:
            self.browser.resize(1440, 900)

    def test_names_do_not_cover_a_small_picture(self):
        self.go("bars/scrolled")
        self.browser.evaluate(
            "Review.result.outlines = [{ label: 'UILabel in cell [0,1]',"
            " was: { x: 9, y: 40, width: 60, height: 40 }, now: { x: 9, y: 60, width: 60, height: 40 } }]")
        covering = ("[...document.querySelectorAll('.tag')].filter(tag => { const [t, f] ="
                    " [tag, tag.parentElement].map(e => e.getBoundingClientRect());"
                    " return t.bottom > f.top + 1; }).length")
        self.browser.evaluate("Zoom.set(0.25)")
        self.expect(covering, 0)
        # The name of the element under the pointer is above the picture.
        self.browser.evaluate("Stage.light(Review.result.outlines[0])")
        self.expect("document.querySelectorAll('.tag').length", 2)
        self.expect(covering, 0)
        self.browser.evaluate("Zoom.set(1)")
        self.browser.evaluate("Stage.light(null)")
        self.expect(covering, 2)
        self.browser.evaluate("location.reload()")

    def test_narrow_windows_keep_everything_in_reach(self):
        self.browser.resize(700, 900)
        try:
            self.browser.until("innerWidth === 700")
            self.browser.until("document.documentElement.scrollWidth <= innerWidth")
        finally:
            self.browser.resize(1440, 900)


def large_run(folder, count=2000, failing=400):
    """Creates many goldens, some of which then differ; returns the seconds of the check and its report."""
    goldens = folder / "Golden"
    goldens.mkdir(parents=True)
    file = goldens / "goldens.json"

    def describe(shift):
        file.write_text(json.dumps({"scale": 1, "goldens": [
            {"name": f"g{i % 20}/n{i}", "scene": "bars", "size": [120, 80], "shows": "Bars.",
             "offset": [i + (shift if i < failing else 0), 0]} for i in range(count)]}, indent=0))

    describe(0)
    run(folder, "golden", "record")
    describe(1)
    run(folder, "golden", "check")
    start = time.monotonic()
    status, said = run(folder, "report")
    assert status == 0, said
    return time.monotonic() - start


class LargeReportTest(unittest.TestCase):
    """A report of two thousand pictures, of which only displayed ones are decoded."""

    def test_two_thousand_pictures(self):
        with tempfile.TemporaryDirectory(prefix="report-large-") as place:
            folder = pathlib.Path(place)
            making = large_run(folder)
            page = folder / "Artifacts/report.html"
            with Chromium(1440, 900) as browser:
                start = time.monotonic()
                browser.open(page.as_uri())
                browser.until("document.getElementById('stage').dataset.shows !== undefined")
                loading = time.monotonic() - start
                self.assertEqual(browser.evaluate("Report.results.length"), 2000)
                self.assertEqual(browser.evaluate("document.querySelectorAll('.row').length"), 400)
                self.assertLess(browser.evaluate("document.images.length"), 60)
                start = time.monotonic()
                for _ in range(20):
                    browser.press("a")
                browser.until("Marks.of.size === 20")
                deciding = (time.monotonic() - start) / 20
                browser.evaluate("List.openPassed()")
                self.assertEqual(browser.evaluate("document.querySelectorAll('.row').length"), 2000)
                self.assertLess(browser.evaluate("document.images.length"), 120)
                # All of them are there for a screen reader, seen or not.
                links = [name for role, name in browser.accessibility() if role == "link"]
                self.assertEqual(len([name for name in links if re.match(r"n\d+ ", name)]), 2000)
                self.assertEqual(browser.complaints(), [])
                heap = browser.evaluate("performance.memory.usedJSHeapSize") / 1e6
            print(f"2,000 pictures: report written in {making:.1f} s,"
                  f" {page.stat().st_size / 1e6:.1f} MB, open in {loading:.2f} s,"
                  f" {deciding * 1000:.0f} ms a decision, {heap:.0f} MB of script memory",
                  file=sys.stderr)


if __name__ == "__main__":
    from gallery_test import GalleryTest  # noqa: F401, E402
    from review_test import ReviewTest  # noqa: F401, E402
    from serve_test import ServeTest  # noqa: F401, E402

    unittest.main(verbosity=1)
