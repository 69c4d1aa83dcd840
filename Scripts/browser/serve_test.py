"""Tests a page with a live screen in a real browser: scrolls, taps, presses, replays, records.

Run by Scripts/test-report. RENDER names the program, which is beside render-serve.
"""

import base64
import hashlib
import json
import os
import pathlib
import shlex
import socket
import subprocess
import tempfile
import time
import unittest

from chromium import Chromium

RENDER = os.environ["RENDER"]
ROOT = pathlib.Path(__file__).resolve().parents[2]
HOSTILE = "<img src=x onerror=hacked=1>"

# The picture on the page: the part of the canvas that is not transparent, as SHA-256.
SHOWN = """(async () => {
  const { data } = Frames.context.getImageData(0, 0, Frames.canvas.width, Frames.canvas.height);
  const hash = await crypto.subtle.digest("SHA-256", data);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
})()"""

# The picture of a PNG file, drawn by the browser.
DRAWN = """(async () => {
  const bytes = Uint8Array.from(atob("%s"), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]), { colorSpaceConversion: "none" });
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext("2d");
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const hash = await crypto.subtle.digest("SHA-256", data);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
})()"""


class Served:
    """A running render serve, until the end of a `with` statement."""

    def __init__(self, *words, folder=ROOT):
        self.process = subprocess.Popen(
            [RENDER, "serve", *words], cwd=folder, text=True, stdout=subprocess.PIPE)
        self.address = self.process.stdout.readline().strip()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        self.process.stdout.close()


class ServeTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = Chromium(1200, 1000).__enter__()
        cls.scratch = tempfile.TemporaryDirectory()
        cls.folder = pathlib.Path(cls.scratch.name)
        (cls.folder / "Package.swift").write_text("")

    @classmethod
    def tearDownClass(cls):
        cls.browser.__exit__(None, None, None)
        cls.scratch.cleanup()

    def open(self, served):
        self.browser.open(served.address)
        self.browser.until("Frames.number > 0 && State.now.name")
        self.rest()

    def complaints(self, served):
        """The browser's errors of this page, without those of a former page that lost its server."""
        host = served.address.split("/")[2]
        return [said for said in self.browser.complaints() if "ws://" not in said or host in said]

    def rest(self):
        """Waits until nothing moves and everything is shown."""
        self.browser.until("Frames.command >= Link.number && !State.now.runs", 40)
        self.browser.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)))")

    def place(self, x, y):
        """Returns the location in the page of a point of the screen."""
        return self.browser.evaluate(
            "(() => { const box = Frames.canvas.getBoundingClientRect();"
            f" return [box.left + {x} * Frames.zoom, box.top + {y} * Frames.zoom]; }})()")

    def drag(self, points, pause=0.02):
        x, y = self.place(*points[0])
        self.browser.mouse("mousePressed", x, y)
        for point in points[1:]:
            time.sleep(pause)
            self.browser.mouse("mouseMoved", *self.place(*point))
        time.sleep(pause)
        self.browser.mouse("mouseReleased", *self.place(*points[-1]))

    def wheel(self, distance, at=(150, 200)):
        x, y = self.place(*at)
        self.browser.send(
            "Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=distance)

    def drawn(self, *words, folder=None):
        """Returns the hash of the pixels that render draws."""
        file = self.folder / "drawn.png"
        subprocess.run([RENDER, *words, str(file)], cwd=folder or ROOT, check=True, capture_output=True)
        return self.browser.evaluate(DRAWN % base64.b64encode(file.read_bytes()).decode())

    def script(self):
        """Records the script of the input; returns the answer."""
        self.browser.evaluate("Results.latest = {}")
        self.browser.click("#script")
        self.browser.until("Results.latest.type === 'script'")
        answer = self.browser.evaluate("Results.latest")
        self.browser.press("Escape")
        return answer

    def same_as_command(self, answer, folder=None):
        """Whether the command on the page draws the picture that the page shows."""
        where = folder or ROOT
        script = self.folder / answer["name"]
        script.write_text(answer["text"])
        words = shlex.split(answer["command"])[1:-1]
        words[words.index("--script") + 1] = str(script)
        return self.browser.evaluate(SHOWN) == self.drawn(*words, folder=where)

    def test_wheel_and_drag_scroll_and_the_bytes_are_those_of_render(self):
        with Served("cat-wall") as served:
            self.open(served)
            self.assertEqual(self.browser.evaluate(SHOWN), self.drawn("cat-wall"))
            self.wheel(300)
            self.rest()
            # The server has sent the last frame; on a busy machine the page may draw it slightly
            # later.
            for _ in range(20):
                x, y = self.browser.evaluate("Frames.offset")
                shown, drawn = self.browser.evaluate(SHOWN), self.drawn("cat-wall", "--offset", f"{x},{y}")
                if shown == drawn:
                    break
                time.sleep(0.2)
            self.assertGreater(y, 200)
            self.assertEqual(shown, drawn)
            self.drag([(500, 600), (500, 560), (500, 500), (500, 420), (500, 330)])
            self.rest()
            self.assertGreater(self.browser.evaluate("Frames.offset[1]"), y + 100, "it coasts")
            answer = self.script()
            self.assertTrue(answer["isSame"])
            self.assertTrue(self.same_as_command(answer))
            # During the animation as well.
            self.browser.evaluate("Time.seek(Math.round(Frames.end / 2))")
            self.browser.until("State.now.isPaused && Frames.position < Frames.end")
            answer = self.script()
            self.assertTrue(answer["isSame"] and self.same_as_command(answer))
            self.assertEqual(self.complaints(served), [])

    def test_a_tap_a_menu_and_looks(self):
        with Served("context-menu") as served:
            self.open(served)
            before = self.browser.evaluate(SHOWN)
            # The scene's menu is open; a tap beside it closes it, a long press opens it again.
            self.drag([(150, 10), (150, 10)])
            self.rest()
            closed = self.browser.evaluate(SHOWN)
            self.assertNotEqual(before, closed)
            x, y = self.place(218, 120)
            self.browser.mouse("mousePressed", x, y)
            time.sleep(1)
            self.browser.mouse("mouseReleased", x, y)
            self.rest()
            self.assertNotEqual(self.browser.evaluate(SHOWN), closed)
            answer = self.script()
            self.assertTrue(answer["isSame"] and self.same_as_command(answer))
            self.assertEqual(self.complaints(served), [])

    def test_keys_switch_how_it_looks(self):
        with Served("store") as served:
            self.open(served)
            self.browser.evaluate("document.activeElement.blur()")
            for keys, words in [
                    ("a", ["--dark"]), ("r", ["--dark", "--rtl"]),
                    ("+", ["--dark", "--rtl", "--text-size", "extraSmall"]),
                    ("d", ["--dark", "--rtl", "--text-size", "extraSmall", "--device", "iPhoneSE"])]:
                before = self.browser.evaluate("JSON.stringify(State.now.look)")
                self.browser.press(*keys)
                self.browser.until(f"JSON.stringify(State.now.look) !== {json.dumps(before)}")
                self.rest()
                self.assertEqual(self.browser.evaluate(SHOWN), self.drawn("store", *words), words)
            self.browser.press("?")
            self.assertTrue(self.browser.evaluate("find('help').open"))
            self.browser.press("Escape")
            self.assertEqual(self.complaints(served), [])

    def test_keys_are_a_finger_too(self):
        with Served("presented") as served:
            self.open(served)
            before = self.browser.evaluate(SHOWN)
            self.browser.press("s")
            self.browser.evaluate("Hand.at = [160, 150]")
            self.browser.press("Enter")
            self.rest()
            self.assertNotEqual(self.browser.evaluate(SHOWN), before)
            self.assertTrue(self.script()["isSame"])
            # Visible texts can be tapped with assistive technology.
            names = [name for role, name in self.browser.accessibility() if role == "button"]
            self.assertTrue(len(names) > 8, names)

    def test_a_storyboard_and_its_scenes(self):
        board = next((ROOT / "Golden").rglob("*.storyboard"))
        with Served(str(board)) as served:
            self.open(served)
            self.assertEqual(self.browser.evaluate(SHOWN), self.drawn(str(board)))
            self.assertTrue(self.script()["isSame"])

    def test_a_changed_storyboard_is_drawn_anew(self):
        board = self.folder / "table.storyboard"
        text = (ROOT / "Golden/Nibs/static-table.storyboard").read_text()
        board.write_text(text)
        with Served(board.name, folder=self.folder) as served:
            self.open(served)
            self.browser.evaluate("window.same = 1")
            first = self.browser.evaluate(SHOWN)
            board.write_text(text.replace('"About"', '"&lt;img src=x onerror=hacked=1&gt;"'))
            self.browser.until(f"{SHOWN}.then((hash) => hash !== '{first}')")
            self.rest()
            self.assertEqual(self.browser.evaluate(SHOWN), self.drawn(board.name, folder=self.folder))
            self.browser.until(f"find('texts').textContent.includes({json.dumps(HOSTILE)})")
            board.write_text("<broken")
            self.browser.until("!find('problem').hidden")
            self.assertIn("the tag 'broken' does not end", self.browser.evaluate("find('problem').textContent"))
            board.write_text(text)
            self.browser.until("find('problem').hidden")
            self.rest()
            self.assertEqual(self.browser.evaluate(SHOWN), first)
            self.assertEqual(self.browser.evaluate("[window.same, typeof hacked]"), [1, "undefined"])

    def test_a_changed_file_is_drawn_anew_and_hostile_texts_run_nothing(self):
        file = self.folder / f"{HOSTILE}.yml"
        write = lambda text: file.write_text(  # noqa: E731
            'layout: {itemSize: [fill, 40]}\nstyles: {row: {text: "{text}"}}\nsections: [{items: [' + text + "]}]\n")
        write("One")
        with Served(file.name, "--size", "300x200", folder=self.folder) as served:
            self.open(served)
            first = self.browser.evaluate(SHOWN)
            self.browser.evaluate("window.same = 1")
            write(f'One, "{HOSTILE}", "</script><script>hacked=1</script>"')
            self.browser.until(f"{SHOWN}.then((hash) => hash !== '{first}')")
            self.rest()
            self.browser.until(f"find('texts').textContent.includes({json.dumps(HOSTILE)})")
            write("One, {" + HOSTILE)
            self.browser.until("!find('problem').hidden")
            self.assertIn(HOSTILE, self.browser.evaluate("find('problem').textContent"))
            write("One")
            self.browser.until("find('problem').hidden")
            self.rest()
            self.assertEqual(self.browser.evaluate(SHOWN), first)
            self.assertEqual(self.browser.evaluate("[window.same, typeof hacked]"), [1, "undefined"])
            self.assertIn(HOSTILE, self.browser.evaluate("find('title').textContent"))
            self.assertEqual(self.browser.evaluate("document.querySelectorAll('img').length"), 0)
            self.assertEqual(self.complaints(served), [])

    def test_a_golden_is_recorded_and_checked(self):
        with Served("store", folder=self.folder) as served:
            self.open(served)
            self.drag([(200, 500), (200, 450), (200, 380), (200, 300)])
            time.sleep(0.1)
            self.browser.press("g")
            self.browser.until("find('record').open")
            self.browser.evaluate(
                f"find('record-name').value = 'store/{HOSTILE.replace('/', '')}';"
                " find('record-shows').value = 'Shelves, scrolled.'")
            self.browser.click("#record-do")
            self.browser.until("/^(good|bad)$/.test(find('record-result').className)")
            self.assertEqual(
                self.browser.evaluate("find('record-result').className"), "good",
                self.browser.evaluate("find('record-result').textContent"))
            self.assertEqual(self.browser.evaluate("typeof hacked"), "undefined")
        said = subprocess.run(
            [RENDER, "golden", "check"], cwd=self.folder, text=True, capture_output=True)
        self.assertEqual(said.returncode, 0, said.stdout + said.stderr)

    def test_the_picture_is_saved_as_render_writes_it(self):
        with Served("store") as served:
            self.open(served)
            self.browser.click("#picture")
            self.browser.until("Results.saved")
            name, file = self.browser.evaluate(
                "Results.saved.blob.arrayBuffer().then((bytes) => [Results.saved.name,"
                " btoa(String.fromCharCode(...new Uint8Array(bytes)))])")
            drawn = self.folder / "store.png"
            subprocess.run([RENDER, "store", str(drawn)], check=True)
            self.assertEqual(name, "store.png")
            self.assertEqual(base64.b64decode(file), drawn.read_bytes())

    def test_only_the_page_is_answered(self):
        with Served("store") as served:
            self.open(served)
            self.assertEqual(
                [address for address in self.browser.requests() if not address.startswith(served.address)], [])
            host, path = served.address.removeprefix("http://").split("/", 1)
            name, port = host.split(":")
            self.assertEqual(name, "127.0.0.1")

            def status(path, host=host, **headers):
                with socket.create_connection((name, int(port)), timeout=10) as link:
                    lines = [f"GET /{path} HTTP/1.1", f"Host: {host}"]
                    lines += [f"{key.replace('_', '-')}: {value}" for key, value in headers.items()]
                    link.sendall("\r\n".join(lines + ["", ""]).encode())
                    return int(link.recv(64).split()[1])

            upgrade = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec_WebSocket_Version": "13",
                       "Sec_WebSocket_Key": base64.b64encode(bytes(16)).decode()}
            self.assertEqual(status(path), 200)
            self.assertEqual(status(""), 404)
            self.assertEqual(status("live", **upgrade, Origin=f"http://{host}"), 404)
            self.assertEqual(status(path, host="example.com"), 403)
            self.assertEqual(status(path + "live", **upgrade), 403)
            self.assertEqual(status(path + "live", **upgrade, Origin="http://example.com"), 403)
            self.assertEqual(status(path + "live", **upgrade, Origin=f"http://{host}"), 101)
        with self.assertRaises(OSError):
            socket.create_connection((name, int(port)), timeout=1)

    def test_who_sends_too_much_is_not_listened_to(self):
        with Served("store") as served:
            host, path = served.address.removeprefix("http://").split("/", 1)
            name, port = host.split(":")

            def memory():
                status = pathlib.Path(f"/proc/{served.process.pid}/status").read_text()
                return int(next(line for line in status.splitlines() if line.startswith("VmHWM")).split()[1])

            before = memory()
            head = "\r\n".join([
                f"GET /{path}live HTTP/1.1", f"Host: {host}", f"Origin: http://{host}", "Upgrade: websocket",
                "Connection: Upgrade", "Sec-WebSocket-Version: 13",
                f"Sec-WebSocket-Key: {base64.b64encode(bytes(16)).decode()}", "", ""]).encode()
            # A request without end, and a message with a stated length of 4 GB.
            for start in (b"GET /", head + b"\x81\xff" + (1 << 32).to_bytes(8, "big") + b"abcd"):
                with socket.create_connection((name, int(port)), timeout=20) as link:
                    link.sendall(start)
                    with self.assertRaises(OSError):
                        for _ in range(4096):
                            link.sendall(b"a" * 65_536)
            self.assertLess(memory() - before, 150_000, "kilobytes")
            self.open(served)

    def test_it_fits_a_narrow_window_light_and_dark(self):
        with Served("store") as served:
            for scheme in ("light", "dark"):
                self.browser.prefer(prefers_color_scheme=scheme)
                self.browser.resize(600, 800)
                self.open(served)
                self.assertLessEqual(
                    self.browser.evaluate("document.documentElement.scrollWidth"), 600)
                from report_test import CONTRAST
                self.assertEqual(self.browser.evaluate(CONTRAST), [])
                for selector in ("#device", "#script", "#moment", "#restart", "#canvas"):
                    self.assertTrue(self.browser.evaluate(
                        f"(() => {{ const b = document.querySelector('{selector}').getBoundingClientRect();"
                        " return b.width > 0 && b.left >= 0 && b.right <= innerWidth && b.bottom <= innerHeight; })()"),
                        selector)
            self.browser.resize(1200, 1000)
            self.browser.prefer()

    def test_everything_has_a_name(self):
        with Served("store") as served:
            self.open(served)
            for role, name in self.browser.accessibility():
                if role in ("button", "combobox", "slider", "checkbox", "application", "toolbar"):
                    self.assertTrue(name, role)


if __name__ == "__main__":
    unittest.main(verbosity=1)
