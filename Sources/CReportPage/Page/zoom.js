// The magnification and the visible part of the picture. A frame is the area of a picture; if there
// are several, all have the same size and scroll together.

const Zoom = {
  /** CSS pixels per pixel of the picture; null fits the picture to its pane. */
  value: null,
  frames: [],
  /** Set by the page: { width, height } of the contents in pixels; null or no width for nothing. */
  size: () => null,
  /** Set by the page: called after frames changed their size. */
  changed() {},

  build({ size, changed }) {
    Object.assign(Zoom, { size, changed });
    find("zoom-in").addEventListener("click", () => Zoom.magnify(2));
    find("zoom-out").addEventListener("click", () => Zoom.magnify(0.5));
    find("zoom-fit").addEventListener("click", () => Zoom.toggleFit());
    const stage = find("stage");
    stage.addEventListener("wheel", Zoom.wheel, { passive: false });
    new ResizeObserver(() => Zoom.value === null && Zoom.resize()).observe(stage);
  },

  scale: () => Zoom.value ?? Zoom.fit(),

  fit() {
    const scroller = find("stage").querySelector(".scroller");
    const size = Zoom.size();
    if (!scroller || !size?.width) return 1;
    const scale = Math.min(
      (scroller.clientWidth - 36) / size.width, (scroller.clientHeight - 22) / size.height);
    return scale >= 1 ? Math.min(Math.floor(scale), 8) : Math.max(scale, 0.02);
  },

  resize() {
    const size = Zoom.size();
    if (!size?.width) return;
    const scale = Zoom.scale();
    for (const frame of Zoom.frames) {
      frame.style.width = `${size.width * scale}px`;
      frame.style.height = `${size.height * scale}px`;
      frame.classList.toggle("small", scale < 1);
      for (const picture of frame.querySelectorAll("img, canvas")) {
        picture.style.width = `${picture.dataset.width * scale}px`;
        picture.style.height = `${picture.dataset.height * scale}px`;
      }
    }
    const percent = `${Math.round(100 * scale)} %`;
    const button = find("zoom-fit");
    button.textContent = Zoom.value === null ? `Fit ${percent}` : percent;
    button.setAttribute("aria-label", `${percent}; ${Zoom.value === null ? "show every pixel as one" : "fit"}`);
    Zoom.changed();
  },

  magnify(factor) {
    const steps = [0.1, 0.25, 0.5, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32];
    const scale = Zoom.scale();
    const next = factor > 1
      ? steps.find((step) => step > scale * 1.01) : steps.filter((step) => step < scale * 0.99).at(-1);
    if (next) Zoom.set(next);
  },

  toggleFit() {
    Zoom.set(Zoom.value === null ? 1 : null);
  },

  /** Changes the magnification and keeps a position of the picture visible, by default its centre. */
  set(value, place = null) {
    const kept = place ?? Zoom.middle();
    Zoom.value = value;
    Zoom.resize();
    Zoom.centre(kept);
    announce(value === null ? "Fitted" : `${Math.round(100 * value)} per cent`);
  },

  middle() {
    const frame = Zoom.frames[0];
    const scroller = frame?.parentElement;
    if (!scroller) return { x: 0, y: 0 };
    const [box, seen] = [frame.getBoundingClientRect(), scroller.getBoundingClientRect()];
    const scale = Zoom.scale();
    return {
      x: (seen.left + seen.width / 2 - box.left) / scale,
      y: (seen.top + seen.height / 2 - box.top) / scale,
    };
  },

  centre({ x, y }) {
    const frame = Zoom.frames[0];
    const scroller = frame?.parentElement;
    if (!scroller) return;
    const scale = Zoom.scale();
    scroller.scrollLeft = frame.offsetLeft - scroller.offsetLeft + x * scale - scroller.clientWidth / 2;
    scroller.scrollTop = frame.offsetTop - scroller.offsetTop + y * scale - scroller.clientHeight / 2;
  },

  follow(scroller) {
    for (const frame of Zoom.frames) {
      const other = frame.parentElement;
      if (other === scroller) continue;
      other.scrollLeft = scroller.scrollLeft;
      other.scrollTop = scroller.scrollTop;
    }
  },

  wheel(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    Zoom.magnify(event.deltaY < 0 ? 2 : 0.5);
  },

  /** The pixel of the picture under a pointer. */
  place(frame, event) {
    const box = frame.getBoundingClientRect();
    const scale = Zoom.scale();
    return [(event.clientX - box.left) / scale, (event.clientY - box.top) / scale];
  },
};
