"""A headless Chromium, driven with the DevTools protocol over a pipe, without port and WebSocket."""

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time


class BrowserError(Exception):
    """An error of the browser, or a timeout."""


def executable():
    """The path of Chromium; None if it is not installed."""
    return shutil.which(os.environ.get("CHROMIUM", "chromium"))


class Chromium:
    """A browser with one page. Use it in a `with` statement."""

    def __init__(self, width=1440, height=900, timeout=60):
        self.timeout = timeout
        self.number = 0
        self.buffer = b""
        self.events = []
        self.profile = tempfile.mkdtemp(prefix="report-browser-")
        inward, self.output = os.pipe()
        self.input, outward = os.pipe()
        # The protocol's pipe is file descriptors 3 and 4 of the browser.
        def place():
            low, high = os.dup(inward), os.dup(outward)
            os.dup2(low, 3)
            os.dup2(high, 4)
        self.process = subprocess.Popen(
            [executable(), "--headless=new", "--remote-debugging-pipe", "--no-sandbox",
             "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars", "--no-first-run",
             "--disable-background-networking", "--disable-component-update",
             f"--user-data-dir={self.profile}", f"--window-size={width},{height}", "about:blank"],
            preexec_fn=place, close_fds=False, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(inward)
        os.close(outward)
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = None
        self.session = self.send(
            "Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Accessibility", "Network", "Log"):
            self.send(f"{domain}.enable")
        self.resize(width, height)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        os.close(self.output)
        os.close(self.input)
        shutil.rmtree(self.profile, ignore_errors=True)

    # The protocol

    def send(self, method, **parameters):
        """Sends a command; returns its result."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if getattr(self, "session", None):
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") != self.number:
                self.events.append(answer)
            elif "error" in answer:
                raise BrowserError(f"{method}: {answer['error']['message']}")
            else:
                return answer["result"]

    def receive(self):
        end = time.monotonic() + self.timeout
        while b"\0" not in self.buffer:
            if not select.select([self.input], [], [], max(0, end - time.monotonic()))[0]:
                raise BrowserError("Chromium does not answer.")
            chunk = os.read(self.input, 1 << 20)
            if not chunk:
                raise BrowserError("Chromium has ended.")
            self.buffer += chunk
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    # The page

    def open(self, address):
        """Loads a page; returns when it is loaded."""
        self.events.clear()
        # A response of the previous page must not be mistaken for one of this page.
        self.evaluate("window.left = true")
        self.send("Page.navigate", url=address)
        self.until("!window.left && document.readyState === 'complete'")

    def evaluate(self, expression):
        """Returns the value of an expression, which may be a promise."""
        answer = self.send(
            "Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True,
            userGesture=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise BrowserError(details.get("exception", {}).get("description", details["text"]))
        return answer["result"].get("value")

    def until(self, condition, seconds=20):
        """Waits for a condition in the page."""
        self.eventually(lambda: self.evaluate(f"Boolean({condition})"), seconds, condition)

    def eventually(self, check, seconds=20, what="a condition"):
        """Waits until a check returns true. Errors of a page that is being replaced are ignored."""
        end = time.monotonic() + seconds
        while True:
            try:
                if check():
                    return
                error = None
            except BrowserError as thrown:
                error = thrown
            if time.monotonic() > end:
                raise error or BrowserError(f"It never came true: {what}")
            time.sleep(0.02)

    def resize(self, width, height, scale=1):
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=scale, mobile=False)

    def prefer(self, **features):
        """Sets media features, such as prefers_color_scheme="dark"."""
        self.send("Emulation.setEmulatedMedia", features=[
            {"name": name.replace("_", "-"), "value": value} for name, value in features.items()])

    KEYS = {
        "Escape": ("Escape", 27, None), "Enter": ("Enter", 13, "\r"), "Tab": ("Tab", 9, None),
        "ArrowLeft": ("ArrowLeft", 37, None), "ArrowUp": ("ArrowUp", 38, None),
        "ArrowRight": ("ArrowRight", 39, None), "ArrowDown": ("ArrowDown", 40, None),
        "Home": ("Home", 36, None), "End": ("End", 35, None),
    }

    def press(self, *keys, shift=False):
        """Sends real key events, one key after another."""
        for key in keys:
            name, code, text = self.KEYS.get(key, (key, ord(key.upper()) if len(key) == 1 else 0, key))
            modifiers = 8 if shift or (len(key) == 1 and key.isupper()) else 0
            event = {"key": name, "windowsVirtualKeyCode": code, "modifiers": modifiers}
            if text:
                event["text"] = text
            self.send("Input.dispatchKeyEvent", type="keyDown", **event)
            event.pop("text", None)
            self.send("Input.dispatchKeyEvent", type="keyUp", **event)

    def mouse(self, kind, x, y, button="left"):
        self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button=button,
                  buttons=0 if kind == "mouseReleased" else 1, clickCount=1)

    def click(self, selector):
        """Sends a real click at the centre of an element."""
        x, y = self.middle(selector)
        self.mouse("mousePressed", x, y)
        self.mouse("mouseReleased", x, y)

    def middle(self, selector):
        box = self.evaluate(
            f"(() => {{ const e = document.querySelector({json.dumps(selector)});"
            " e.scrollIntoView({ block: 'nearest' }); const b = e.getBoundingClientRect();"
            " return [b.left + b.width / 2, b.top + b.height / 2]; })()")
        return box

    def screenshot(self, path):
        picture = self.send("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(picture))

    def accessibility(self):
        """The accessibility tree: (role, name) of every node that is not ignored."""
        nodes = self.send("Accessibility.getFullAXTree")["nodes"]
        return [(node["role"]["value"], node.get("name", {}).get("value", ""))
                for node in nodes if not node.get("ignored")]

    def requests(self):
        """The URLs that the page requested, except those in itself."""
        addresses = [event["params"]["request"]["url"] for event in self.events
                     if event.get("method") == "Network.requestWillBeSent"]
        return [address for address in addresses if not address.startswith(("data:", "blob:"))]

    def complaints(self):
        """Errors that the page threw or the browser logged."""
        found = []
        for event in self.events:
            if event.get("method") == "Runtime.exceptionThrown":
                details = event["params"]["exceptionDetails"]
                found.append(details.get("exception", {}).get("description", details["text"]))
            if event.get("method") == "Log.entryAdded":
                entry = event["params"]["entry"]
                if entry["level"] == "error":
                    found.append(entry["text"])
        return found
