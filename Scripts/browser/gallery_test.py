"""Tests the gallery's page in a real browser: search, views, inspection and print, in one file and in a folder.

Run by Scripts/test-report. RENDER names the program.
"""

import base64
import json
import os
import pathlib
import struct
import subprocess
import sys
import tempfile
import unittest
import zlib

from chromium import BrowserError, Chromium
from contrast import CONTRAST

RENDER = os.environ["RENDER"]
HOSTILE = "<img src=x onerror=hacked=1>"

SHOP = """layout: {itemSize: [fill, 72], minimumLineSpacing: 8}
styles:
  card:
    axis: horizontal
    padding: [10, 16]
    backgroundColor: systemGray6
    children:
      - {grow: 1, text: "{name}", font: headline}
      - {padding: [6, 12], backgroundColor: "#0A141E", cornerRadius: 8, children: [{text: Buy, textColor: white}]}
sections: [{items: [{name: Kettle}, {name: "%s"}]}]
""" % HOSTILE


def golden(name, **settings):
    return {"name": name, "scene": "shop.yml", "size": [240, 200], "shows": "Two cards."} | settings


SET = [
    golden("shop/start"), golden("shop/dark", dark=True), golden("shop/mirrored", rtl=True),
    golden("shop/large", textSize="accessibilityLarge"),
    {"name": "shop/phone", "scene": "shop.yml", "device": "iPhoneSE", "scale": 1, "shows": "Two cards."},
    golden(f"odd/{HOSTILE}", offset=[0, 20], shows=f"</script>{HOSTILE}"),
]


def run(folder, *words, status=0):
    environment = {name: value for name, value in os.environ.items() if name != "SNAPSHOT_ARTIFACTS"}
    result = subprocess.run([RENDER, *words], cwd=folder, text=True, capture_output=True, env=environment)
    assert result.returncode == status, (words, result.stdout, result.stderr)
    return result.stdout + result.stderr


def film(folder, path):
    places = [word for x in (0, 10, 20, 30) for word in ("--offset", f"{x},0")]
    run(folder, "bars", *places, "--size", "240x180", "--scale", "1", "--animate", str(path))


def made(folder):
    goldens = folder / "Golden"
    goldens.mkdir(parents=True)
    (folder / "Package.swift").write_text("")
    (goldens / "shop.yml").write_text(SHOP)
    (goldens / "goldens.json").write_text(json.dumps({"scale": 1, "goldens": SET}))
    run(folder, "golden", "record")
    film(folder, goldens / "film.png")
    (goldens / "tree.txt").write_text(f"UIView\n  {HOSTILE}\n")
    (goldens / "far.png").write_text(
        f"version https://git-lfs.github.com/spec/v1\noid sha256:{'0' * 64}\nsize 4321\n")
    return run(folder, "gallery")


def numbered(file, number, weight=0):
    """Returns a PNG file with other bytes and the same pixels."""
    body = b"Comment\0" + str(number).encode() + b"x" * weight
    chunk = struct.pack(">I", len(body)) + b"tEXt" + body + struct.pack(">I", zlib.crc32(b"tEXt" + body))
    return file[:33] + chunk + file[33:]


class GalleryTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.place = tempfile.TemporaryDirectory(prefix="gallery-test-")
        cls.folder = pathlib.Path(cls.place.name)
        cls.said = made(cls.folder)
        cls.page = cls.folder / "Artifacts/gallery.html"
        cls.browser = Chromium(1440, 900)

    @classmethod
    def tearDownClass(cls):
        cls.browser.__exit__()
        cls.place.cleanup()

    def setUp(self):
        self.open()

    def open(self, page=None, place=""):
        self.browser.open("about:blank")
        self.browser.open((page or self.page).as_uri() + place)
        self.browser.until("find('wall').dataset.ready")

    def show(self, name):
        """Shows the golden whose path has a suffix."""
        self.browser.evaluate(
            f"location.hash = Detail.address(Gallery.goldens.find(g => g.id.endsWith({json.dumps(name)})))")
        self.expect(f"find('stage').dataset.shows?.endsWith({json.dumps(name)}) ?? false", True)

    def shows(self, name):
        self.expect("Detail.golden?.id", f"Golden/{name}")
        self.expect("find('stage').dataset.shows", f"Golden/{name}")

    def text(self, selector):
        return self.browser.evaluate(f"document.querySelector({json.dumps(selector)}).textContent")

    def texts(self, selector):
        return self.browser.evaluate(
            f"[...document.querySelectorAll({json.dumps(selector)})].map(e => e.textContent)")

    def expect(self, expression, value):
        try:
            self.browser.eventually(lambda: self.browser.evaluate(expression) == value)
        except BrowserError:
            self.assertEqual(self.browser.evaluate(expression), value, expression)

    def said_last(self):
        return self.text("#live").replace("\u00a0", "")

    def pointer(self, x, y, click=False):
        """Moves the mouse to a point of the picture, in points."""
        left, top, unit = self.browser.evaluate(
            "(() => { const b = document.querySelector('.frame').getBoundingClientRect();"
            " return [b.left, b.top, b.width / Inspector.layout.width]; })()")
        place = (left + x * unit, top + y * unit)
        self.browser.mouse("mouseMoved", *place)
        if click:
            self.browser.mouse("mousePressed", *place)
            self.browser.mouse("mouseReleased", *place)

    # The wall

    def test_says_what_it_wrote(self):
        self.assertEqual(self.said.splitlines(), [
            "9 goldens of 5 screens in 3 folders.", "Gallery: Artifacts/gallery.html"])

    def test_loads_nothing_and_runs_no_name_and_no_text(self):
        for index in range(9):
            self.browser.evaluate(f"location.hash = Detail.address(Gallery.goldens[{index}])")
            self.expect("find('stage').dataset.shows === Detail.golden?.id", True)
            for key in "odmsvijkl+-0,.p":
                self.browser.press(key)
            self.browser.press("Escape")
        self.browser.evaluate("find('filter').value = 'onerror'; Wall.filter()")
        self.assertIn(HOSTILE, self.text(".hit"))
        self.assertEqual(self.browser.evaluate("typeof hacked"), "undefined")
        self.assertEqual(self.browser.requests(), [self.page.as_uri()])
        self.assertEqual(self.browser.complaints(), [])

    def test_groups_are_folders_and_variants_stand_in_a_row(self):
        self.assertEqual(self.texts("#groups li span:first-child"), ["Golden", "odd", "shop"])
        self.assertEqual(self.texts(".several .variant"), [
            "light, left to right, usual, 240 × 200", "dark, left to right, usual, 240 × 200",
            "light, left to right, accessibilityLarge, 240 × 200", "light, right to left, usual, 240 × 200",
            "light, left to right, usual, iPhoneSE"])
        tops = self.browser.evaluate(
            "[...document.querySelectorAll('.several .card')].map(c => c.getBoundingClientRect().top)")
        self.assertEqual(len(set(tops)), 1)

    def test_searches_names_and_the_texts_in_pictures(self):
        self.browser.press("/")
        self.browser.send("Input.insertText", text="kettle")
        self.expect("Wall.shown.length", 6)
        self.assertEqual(self.texts(".hit")[0], "“Kettle”")
        self.browser.send("Input.insertText", text=" dark")
        self.expect("Wall.shown.map(g => g.name)", ["dark"])
        self.assertEqual(self.said_last(), "1 golden")
        self.browser.press("Escape")
        self.expect("Wall.shown.length", 9)
        self.browser.evaluate("find('filter').value = 'uiview'; Wall.filter()")
        self.expect("Wall.shown.map(g => g.name)", ["tree"])
        self.show("tree.txt")
        self.browser.press("/")
        self.browser.send("Input.insertText", text=" kettle")
        self.expect("find('detail').hidden", True)
        self.expect("document.activeElement.id", "filter")

    def test_keys_show_one_variant_of_all(self):
        self.browser.press("d")
        self.expect("find('wish-appearance').value", "light")
        self.browser.press("d")
        self.expect("Wall.shown.map(g => g.name)", ["dark"])
        self.browser.press("d", "v")
        self.expect("Wall.shown.map(g => g.name)", ["phone"])

    def test_cards_are_reached_and_opened_by_keyboard(self):
        self.browser.evaluate("document.querySelector('.card[tabindex=\"0\"]').focus()")
        self.browser.press("End", "ArrowLeft", "Enter")
        self.expect("Boolean(Detail.golden)", True)
        name = self.browser.evaluate("Detail.golden.name")
        self.expect("document.activeElement.id", "name")
        self.browser.press("Escape")
        self.expect("document.activeElement.querySelector('.name')?.textContent", name)
        self.assertFalse(self.browser.evaluate("find('wall').hidden"))

    def test_the_way_back_leads_to_where_the_wall_was(self):
        self.browser.resize(700, 400)
        try:
            self.browser.evaluate("scrollTo(0, 300)")
            self.browser.evaluate("Wall.cards.get(Gallery.goldens.find(g => g.name === 'dark')).click()")
            self.shows("shop/dark.png")
            self.expect("scrollY", 0)
            self.browser.evaluate("history.back()")
            self.expect("Detail.golden", None)
            self.expect("scrollY > 100", True)
        finally:
            self.browser.resize(1440, 900)

    # One golden

    def test_keys_switch_the_variant(self):
        self.show("shop/start.png")
        for key, name in (("d", "dark"), ("d", "start"), ("m", "mirrored"), ("m", "start"), ("s", "large"),
                          ("s", "start"), ("v", "phone"), ("v", "start"), ("ArrowRight", "dark"), ("ArrowLeft", "start")):
            self.browser.press(key)
            self.shows(f"shop/{name}.png")
        self.assertEqual(self.texts("#strip .name")[1], "dark, left to right, usual, 240 × 200")
        self.browser.click("#axes input[value=dark]")
        self.shows("shop/dark.png")
        self.browser.press("k")
        self.expect("Detail.golden.group.name", "odd")

    def test_hover_says_what_an_element_is(self):
        self.show("shop/start.png")
        label = self.browser.evaluate(
            "(({ x, y, width, height, font }) => ({ x, y, width, height, font }))"
            "(Inspector.layout.elements.find(e => e.text === 'Buy'))")
        self.pointer(label["x"] + 2, label["y"] + 2)
        facts = self.text("#hovered")
        for word in ("UILabel", "Buy", label["font"], "white", f"{round(label['x'], 2):g}, {round(label['y'], 2):g}"):
            self.assertIn(word, facts)
        self.pointer(*self.browser.evaluate(
            "(({ x, y }) => [x + 1, y + 10])(Inspector.layout.elements.find(e => e.background === '#0A141E'))"))
        self.assertIn("#0A141E", self.text("#hovered"))
        self.assertIn("Corner radius8", self.text("#hovered"))
        self.assertIn("Pixel", self.text("#hovered"))

    def test_a_click_keeps_an_element_and_distances_count_from_it(self):
        self.show("shop/start.png")
        boxes = self.browser.evaluate(
            "Inspector.layout.elements.filter(e => e.text === 'Buy').map(e => [e.x, e.y, e.width, e.height])")
        (x, y, width, height), (_, below, _, _) = boxes
        self.pointer(x + 2, y + 2, click=True)
        self.assertEqual(self.browser.evaluate("Inspector.chosen.text"), "Buy")
        self.pointer(x + 2, below + 2)
        distance = f"{round(below - y - height, 2):g}"
        self.assertEqual(self.text("#distance li"), f"{distance} pt below")
        self.assertEqual(self.text(".tag.measure"), distance)
        self.assertEqual(distance, "59")
        self.pointer(2, 2)
        self.assertIn("between the left edges", self.text("#distance"))
        self.browser.press("Escape")
        self.expect("Inspector.chosen", None)
        self.assertFalse(self.browser.evaluate("find('detail').hidden"))

    def test_an_address_names_one_element(self):
        self.show("shop/start.png")
        index = self.browser.evaluate("Inspector.layout.elements.findIndex(e => e.text === 'Kettle')")
        self.browser.evaluate(f"Inspector.choose({index})")
        address = self.browser.evaluate("location.href")
        self.assertTrue(address.endswith(f"#Golden%2Fshop%2Fstart.png&element={index}"))
        self.open(place=address[address.index("#"):])
        self.expect("Inspector.chosen?.text", "Kettle")
        self.assertIn("UILabel “Kettle”", self.text("#tree [aria-selected=true]"))
        self.browser.press("c")
        self.expect("find('live').textContent", "The link is copied.")

    def test_elements_are_listed_for_the_keyboard(self):
        self.show("shop/start.png")
        self.browser.press("e")
        self.expect("document.activeElement.getAttribute('role')", "treeitem")
        index = self.browser.evaluate("Inspector.layout.elements.findIndex(e => e.text === 'Kettle')")
        for _ in range(index):
            self.browser.press("ArrowDown")
        self.expect("Inspector.hovered.text", "Kettle")
        self.browser.press("Enter", "ArrowLeft")
        self.assertIn("between the left edges", self.said_last())
        tree = [name for role, name in self.browser.accessibility() if role == "treeitem"]
        self.assertIn("UILabel “Kettle”", tree)

    def test_arrow_keys_go_over_the_picture(self):
        self.show("shop/start.png")
        self.browser.press("l")
        self.browser.press("ArrowRight", "ArrowDown", shift=True)
        self.expect("[Inspector.cursor.x, Inspector.cursor.y]", [130, 110])
        self.assertRegex(self.said_last(), r"^130, 110(: |$)")
        self.browser.press("Enter")
        self.expect("Boolean(Inspector.chosen)", True)

    def test_films_are_scrubbed_and_played(self):
        self.assertEqual(self.browser.evaluate(
            "Gallery.goldens.find(g => g.name === 'film').frames"), 4)
        self.show("film.png")
        self.assertEqual(self.text("#frame-words"), "Frame 1 of 4, 0 s")
        first = self.browser.evaluate("document.querySelector('.frame img').src")
        self.browser.evaluate("find('frame').value = 2; find('frame').dispatchEvent(new Event('input'))")
        self.expect("find('frame-words').textContent.slice(0, 12)", "Frame 3 of 4")
        self.expect(f"document.querySelector('.frame img').src === {json.dumps(first)}", False)
        self.browser.press(".")
        self.expect("find('frame-words').textContent.slice(0, 12)", "Frame 4 of 4")
        self.browser.press(" ")
        self.expect("find('frame-play').textContent", "Pause")
        self.expect("Film.index", 1)
        self.browser.press(" ")
        self.expect("find('frame-play').textContent", "Play")

    def test_what_is_no_picture_says_what_it_is(self):
        self.show("tree.txt")
        self.assertIn(HOSTILE, self.text("#stage pre"))
        self.show("far.png")
        self.assertIn("its 4321 bytes have not been fetched", self.text("#stage"))

    # For everybody

    def test_is_named_for_a_screen_reader(self):
        for place in ("", "shop/start.png"):
            if place:
                self.show(place)
            tree = self.browser.accessibility()
            names = [name for role, name in tree if role in (
                "button", "link", "searchbox", "combobox", "radio", "checkbox", "slider", "treeitem")]
            self.assertTrue(names and all(names), names)
            self.assertIn("main", [role for role, _ in tree])
        images = [name for role, name in tree if role in ("image", "img")]
        self.assertIn("start: Two cards.", images)

    def test_texts_are_legible_in_both_colours(self):
        for theme in ("light", "dark"):
            self.browser.prefer(prefers_color_scheme=theme)
            self.browser.until(f"document.documentElement.dataset.theme === '{theme}'")
            self.browser.evaluate("location.hash = '#'")
            self.assertEqual(self.browser.evaluate(CONTRAST), [], theme)
            self.show("shop/start.png")
            self.pointer(60, 40, click=True)
            self.pointer(60, 130)
            self.assertEqual(self.browser.evaluate(CONTRAST), [], theme)
        self.browser.prefer(prefers_color_scheme="light")

    def test_fits_600_pixels(self):
        self.browser.resize(600, 900)
        try:
            self.assertLessEqual(self.browser.evaluate("document.documentElement.scrollWidth"), 600)
            self.show("shop/start.png")
            self.assertLessEqual(self.browser.evaluate("document.documentElement.scrollWidth"), 600)
            self.expect("(b => b.left >= 0 && b.right <= 600 && b.top < 900)"
                        "(document.querySelector('.frame').getBoundingClientRect())", True)
        finally:
            self.browser.resize(1440, 900)

    def test_prints_every_picture(self):
        self.browser.evaluate("Wall.fillAll()")
        self.browser.send("Emulation.setEmulatedMedia", media="print")
        try:
            shown = self.browser.evaluate(
                "[...document.querySelectorAll('.thumb img')].filter(i => i.naturalWidth && i.checkVisibility()).length")
            self.assertEqual(shown, 7)
            self.assertFalse(self.browser.evaluate("find('filter').checkVisibility()"))
            page = base64.b64decode(self.browser.send("Page.printToPDF", printBackground=True)["data"])
            self.assertTrue(page.startswith(b"%PDF"))
        finally:
            self.browser.send("Emulation.setEmulatedMedia", media="")

    # Forms

    def test_a_folder_has_the_pictures_beside_the_page(self):
        site = self.folder / "site"
        run(self.folder, "gallery", "--folder", "site")
        # Two files are equal.
        self.assertEqual(len(list((site / "pictures").glob("*.png"))), 6)
        (site / "pictures/0123456789abcdef.png").write_bytes(b"old")
        (site / "pictures/mine.png").write_bytes(b"mine")
        run(self.folder, "gallery", "--folder", "site")
        self.assertFalse((site / "pictures/0123456789abcdef.png").exists())
        self.assertTrue((site / "pictures/mine.png").exists())
        self.open(site / "index.html")
        self.expect("document.querySelector('.thumb img').naturalWidth > 0", True)
        self.show("shop/start.png")
        self.assertEqual(self.browser.evaluate("Detail.shown.picture.width"), 240)
        self.pointer(60, 40)
        self.assertIn("Class", self.text("#hovered"))
        self.show("film.png")
        self.assertEqual(self.text("#frame-words"), "Frame 1 of 4, 0 s")
        start = site.as_uri()
        self.assertTrue(all(address.startswith(start) for address in self.browser.requests()))
        self.assertEqual(self.browser.complaints(), [])
        (site / "index.html").write_text("<h1>Mine</h1>")
        self.assertIn("is not a gallery's page", run(self.folder, "gallery", "--folder", "site", status=2))

    def test_a_thousand_goldens_are_one_small_page(self):
        with tempfile.TemporaryDirectory(prefix="gallery-many-") as place:
            folder = pathlib.Path(place)
            (folder / "Package.swift").write_text("")
            picture = (self.folder / "Golden/shop/start.png").read_bytes()
            layout = (self.folder / "Golden/shop/start.json").read_text()
            for index in range(1000):
                golden = folder / f"Golden/group {index // 25}/{index}.png"
                golden.parent.mkdir(parents=True, exist_ok=True)
                golden.write_bytes(numbered(picture, index, 24_000))
                golden.with_suffix(".json").write_text(layout.replace("Kettle", f"Kettle {index}"))
            said = run(folder, "gallery")
            self.assertIn("1000 goldens of 1000 screens in 40 folders.", said)
            self.assertIn("are reduced; --folder keeps them whole.", said)
            page = folder / "Artifacts/gallery.html"
            self.assertLess(page.stat().st_size, 15_000_000)
            # Processor time, which other programs on the machine do not lengthen.
            self.browser.send("Performance.disable")
            self.browser.send("Performance.enable", timeDomain="threadTicks")
            self.open(page)
            spent = next(metric["value"] for metric in self.browser.send("Performance.getMetrics")["metrics"]
                         if metric["name"] == "TaskDuration")
            self.assertLess(spent, 1, "seconds of a processor")
            self.assertEqual(self.browser.requests(), [page.as_uri()])
            self.assertEqual(self.browser.evaluate("document.querySelectorAll('.card').length"), 1000)
            self.browser.evaluate("find('filter').value = 'kettle 777'; Wall.filter()")
            self.expect("Wall.shown.map(g => g.name)", ["777"])
            # A screen reader finds all of them, visible or not.
            self.browser.press("Escape")
            links = [name for role, name in self.browser.accessibility() if role == "link"]
            self.assertGreaterEqual(len([name for name in links if name.isdigit()]), 1000)
            times = self.browser.evaluate("performance.getEntriesByName('wall')[0].startTime")
            print(f"\nA thousand goldens: the wall is there after {times:.0f} ms,"
                  f" {spent * 1000:.0f} ms of a processor.", file=sys.stderr)


if __name__ == "__main__":
    unittest.main(verbosity=1)
