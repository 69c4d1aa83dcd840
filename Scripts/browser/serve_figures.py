#!/usr/bin/env python3
"""Measures a page's frame rate and the delay after a turn of the wheel: serve_figures.py RENDER [SCENE].

RENDER names the program, which is beside render-serve. Prints frames per second, milliseconds from
a turn of the wheel to its frame (median, 90th percentile), kilobytes per frame, and processor time
per frame of the browser and of the server.
"""

import glob
import os
import subprocess
import sys
import time

from chromium import Chromium

SECONDS = 5
SCROLLED = """(async () => {
  let bytes = 0;
  const draw = Frames.draw;
  Frames.draw = (buffer) => { bytes += buffer.byteLength; return draw(buffer); };
  [Figures.latencies, Figures.frames] = [[], []];
  const [first, since] = [Frames.number, performance.now()];
  const box = Frames.canvas.getBoundingClientRect();
  while (performance.now() - since < %d) {
    await new Promise((done) => requestAnimationFrame(done));
    find("stage").dispatchEvent(new WheelEvent("wheel", {
      deltaY: 25, clientX: box.left + box.width / 2, clientY: box.top + box.height / 2, cancelable: true }));
  }
  const sorted = Figures.latencies.sort((a, b) => a - b);
  const count = Frames.number - first;
  return [count, performance.now() - since, sorted[sorted.length >> 1], sorted[Math.floor(sorted.length * 0.9)],
    bytes / count / 1024, Frames.canvas.width, Frames.canvas.height];
})()"""


def spent(process):
    """Returns the processor time in seconds of a process and its descendants."""
    below, total, waiting = {}, 0, [process]
    ticks = {}
    for file in glob.glob("/proc/[0-9]*/stat"):
        try:
            with open(file) as stat:
                fields = stat.read().rsplit(")", 1)[1].split()
        except OSError:
            continue
        number = int(file.split("/")[2])
        below.setdefault(int(fields[1]), []).append(number)
        ticks[number] = int(fields[11]) + int(fields[12])
    while waiting:
        number = waiting.pop()
        total += ticks.get(number, 0)
        waiting += below.get(number, [])
    return total / os.sysconf("SC_CLK_TCK")


def main(render, scene="cat-wall"):
    server = subprocess.Popen([render, "serve", scene], text=True, stdout=subprocess.PIPE)
    try:
        address = server.stdout.readline().strip()
        with Chromium(1100, 1000) as browser:
            browser.resize(1100, 1000, 2)
            browser.open(address)
            browser.until("Frames.number > 0")
            time.sleep(1)
            before = spent(browser.process.pid), spent(server.pid)
            count, duration, median, most, size, width, height = browser.evaluate(SCROLLED % (1000 * SECONDS))
            after = spent(browser.process.pid), spent(server.pid)
        print(f"{scene}, {width} x {height} pixels: {1000 * count / duration:.1f} frames a second, {size:.0f} KB each,")
        print(f"shown {median:.0f} ms after the wheel turned at the median, {most:.0f} ms nine times of ten;")
        browser_cost, server_cost = (1000 * (b - a) / count for a, b in zip(before, after))
        print(f"processors spent {browser_cost:.1f} ms on a frame in the browser, {server_cost:.1f} ms in the server;")
        print(f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}.")
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main(*sys.argv[1:])
