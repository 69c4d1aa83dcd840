"""Tests the page about a branch in a real browser: a repository of thirty goldens, a branch, marks.

Run by Scripts/test-report. RENDER names the program.
"""

import json
import os
import pathlib
import re
import subprocess
import tempfile
import unittest

from chromium import BrowserError, Chromium

RENDER = os.environ["RENDER"]
HOSTILE = "<img src=x onerror=hacked=1>"

SHOP = """layout: {itemSize: [fill, 72], minimumLineSpacing: 8}
styles:
  card:
    axis: horizontal
    padding: [10, 16]
    children:
      - {grow: 1, text: "{name}", font: %s}
      - {padding: [6, 12], backgroundColor: "%s", children: [{text: Buy, textColor: white}]}
sections: [{items: [{name: Kettle}, {name: Lamp}, {name: Chair}]}]
"""
FEED = """layout: {itemSize: [fill, 44], minimumLineSpacing: %d}
styles:
  line: {padding: [10, 16], backgroundColor: systemGray5, children: [{text: "{text}"}]}
sections: [{items: [One, Two, Three, Four, Five]}]
"""
NEWS = """layout: {itemSize: [fill, 60], minimumLineSpacing: 0}
styles:
  entry: {padding: [10, 16], children: [{text: "{text}", font: headline}]}
sections: [{items: [{text: "3 %s"}, {text: "Monday"}]}]
"""


def run(folder, *words, statuses=(0,)):
    environment = {name: value for name, value in os.environ.items() if name != "SNAPSHOT_ARTIFACTS"}
    environment |= {"GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"}
    result = subprocess.run(words, cwd=folder, text=True, capture_output=True, env=environment)
    assert result.returncode in statuses, (words, result.stdout, result.stderr)
    return result.stdout


def write(folder, colour, space, note, font="headline"):
    goldens = folder / "Golden"
    (goldens / "shop.yml").write_text(SHOP % (font, colour))
    (goldens / "feed.yml").write_text(FEED % space)
    (goldens / "news.yml").write_text(NEWS % note)


def commit(folder, message):
    run(folder, "git", "add", "-A")
    run(folder, "git", "-c", "user.name=T", "-c", "user.email=t@example.com", "commit", "-qm", message)


def made(folder):
    """Creates a repository with thirty goldens, and a branch that changes a style, a layout and a text."""
    (folder / "Golden").mkdir(parents=True)
    (folder / "Package.swift").write_text("")
    goldens = [
        {"name": f"{scene}/{index}", "scene": f"{scene}.yml", "size": [200 + 10 * index, height], "shows": "A screen.",
         "dark": index % 2 == 1}
        for scene, count, height in (("shop", 14, 250), ("feed", 8, 260), ("news", 8, 140))
        for index in range(count)]
    (folder / "Golden/goldens.json").write_text(json.dumps({"scale": 1, "goldens": goldens}))
    write(folder, "systemBlue", 4, "letters")
    run(folder, RENDER, "golden", "record")
    run(folder, "git", "init", "-q", "-b", "main")
    commit(folder, "Begin")
    run(folder, "git", "checkout", "-qb", "branch")
    write(folder, "systemGreen", 12, HOSTILE)
    run(folder, RENDER, "golden", "check", statuses=(22,))
    run(folder, RENDER, "golden", "accept", "--all")
    new = folder / "Golden" / f"{HOSTILE}.png"
    new.write_bytes((folder / "Golden/shop/0.png").read_bytes())
    commit(folder, "Change")
    return run(folder, RENDER, "review", statuses=(22,))


class ReviewTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.place = tempfile.TemporaryDirectory(prefix="review-test-")
        cls.folder = pathlib.Path(cls.place.name)
        cls.said = made(cls.folder)
        cls.page = cls.folder / "Artifacts/review.html"
        cls.browser = Chromium(1440, 900)

    @classmethod
    def tearDownClass(cls):
        cls.browser.__exit__()
        cls.place.cleanup()

    def setUp(self):
        self.browser.open(self.page.as_uri())
        self.browser.evaluate("localStorage.clear()")
        self.open()

    def open(self):
        self.browser.open(self.page.as_uri())
        self.browser.until("document.getElementById('stage').dataset.shows !== undefined")

    def text(self, selector):
        return self.browser.evaluate(f"document.querySelector({json.dumps(selector)}).textContent")

    def expect(self, expression, value):
        try:
            self.browser.eventually(lambda: self.browser.evaluate(expression) == value)
        except BrowserError:
            self.assertEqual(self.browser.evaluate(expression), value, expression)

    def test_the_first_three_lines_are_the_causes(self):
        self.assertEqual(self.said.splitlines()[:3], [
            "UIView in cell background systemBlue → systemGreen, 14 pictures",
            "cell moved 0,+8 pt, 8 pictures",
            f"UILabel in cell “letters” → “{HOSTILE}”, 8 pictures"])

    def test_loads_nothing_and_runs_no_name(self):
        self.assertEqual(self.browser.requests(), [self.page.as_uri()])
        for key in "12345":
            self.browser.press(key)
        self.browser.evaluate("Review.go(Report.results.at(-1))")
        self.browser.until("document.getElementById('stage').dataset.shows === Review.result.id")
        self.assertEqual(self.browser.evaluate("typeof hacked"), "undefined")
        self.assertEqual(self.browser.complaints(), [])

    def test_groups_are_causes(self):
        groups = self.browser.evaluate(
            "[...document.querySelectorAll('.group')].map(g => g.querySelectorAll('.row').length)")
        self.assertEqual(groups, [14, 8, 8, 1])
        self.assertIn("background systemBlue → systemGreen", self.text(".group h3"))

    def test_says_before_and_after(self):
        captions = self.browser.evaluate(
            "[...document.querySelectorAll('.caption b')].map(b => b.textContent)")
        self.assertEqual(captions, ["Before", "After"])
        self.assertNotIn("Expected", self.browser.evaluate("document.body.innerText"))
        words = self.text(".words")
        self.assertIn("background systemBlue → systemGreen", words)
        self.assertGreater(
            self.browser.evaluate("document.querySelectorAll('.outline.now').length"), 0)

    def test_marks_are_kept_saved_and_joined(self):
        self.browser.press("a")
        self.expect("Marks.marked('accept').length", 1)
        self.open()
        self.expect("Marks.marked('accept').length", 1)
        saved = json.loads(self.browser.evaluate("Marks.file()"))
        mark = saved["marks"][0]
        self.assertEqual(mark["mark"], "accept")
        self.browser.evaluate("Review.saveMarks()")
        self.expect("find('live').textContent.trim()", "The marks are saved.")
        other = json.dumps({"marks": [mark | {"mark": "reject"}, mark | {"seal": "other"}]})
        self.browser.evaluate(
            f"Review.joinMarks({{ files: [new File([{json.dumps(other)}], 'm.json')], value: '' }})")
        self.expect("Marks.marked('reject').length", 1)
        self.expect("document.querySelectorAll('.row .mark.reject').length", 1)
        file = self.folder / "marks.json"
        file.write_text(json.dumps(saved))
        run(self.folder, RENDER, "review", "--marks", str(file), "--markdown", "m.md", statuses=(22,))
        self.assertIn("1 accepted, 0 rejected, 30 open.", (self.folder / "m.md").read_text())
        self.browser.evaluate("localStorage.clear()")
        self.open()
        self.expect("Marks.marked('accept').length", 1)

    def test_is_named_for_a_screen_reader_and_fits_600_pixels(self):
        names = [name for role, name in self.browser.accessibility() if role in ("button", "link", "textbox", "searchbox")]
        self.assertTrue(all(names), names)
        self.browser.resize(600, 900)
        try:
            self.assertLessEqual(self.browser.evaluate("document.documentElement.scrollWidth"), 600)
            self.browser.evaluate("find('save-marks').scrollIntoView()")
            self.assertTrue(self.browser.evaluate("find('save-marks').checkVisibility()"))
        finally:
            self.browser.resize(1440, 900)


if __name__ == "__main__":
    unittest.main(verbosity=1)
