// The pictures in five views, at any magnification. A frame is the area of a picture, in the size
// of the larger one; a view determines the contents of its frames.

const VIEWS = {
  side: { name: "Side by side", panes: ["expected", "actual"] },
  slider: { name: "Slider", panes: ["both"] },
  blend: { name: "Blend", panes: ["both"] },
  blink: { name: "Blink", panes: ["both"] },
  difference: { name: "Difference", panes: ["difference"] },
};

const Stage = {
  view: "side",
  share: 50,
  threshold: 0,
  outlined: true,
  /** The current contents: { result, expected, actual, difference, patches, width, height }. */
  shown: null,
  patch: null,
  cursor: null,
  blinking: null,
  /** Whether blinking currently shows the actual picture. */
  blinked: false,
  /** The highlighted outline. */
  lit: null,

  build() {
    Object.entries(VIEWS).forEach(([view, { name }], index) => {
      const input = element("input", {
        type: "radio", name: "view", value: view, "aria-keyshortcuts": String(index + 1) });
      input.addEventListener("change", () => Stage.choose(view));
      find("views").append(element("label", { title: `${name} (${index + 1})` }, input, element("span", {}, name)));
    });
    find("outlines").addEventListener("change", () => Stage.outline(find("outlines").checked));
    find("next-difference").addEventListener("click", () => Stage.jump(1));
    Zoom.build({ size: () => Stage.shown, changed: () => { Stage.setShare(Stage.share); Stage.annotate(); } });
  },

  async show(result) {
    Stage.stop();
    const { pictures } = result;
    const [expected, actual] = await Promise.all(
      [pictures.expected, pictures.actual].map(Pictures.decoded));
    const thumb = expected || actual ? null : await Pictures.decoded(pictures.thumb);
    if (Review.result !== result) return;
    const shown = await Film.load(expected, actual);
    if (Review.result !== result) return;
    Zoom.value = null;
    Stage.threshold = 0;
    Stage.put(shown, result, thumb);
  },

  /** Shows two pictures: those of a result, or other frames of them. */
  put({ expected, actual }, of = null, thumb = null) {
    const result = of ?? Stage.shown.result;
    const sizes = [expected, actual, thumb].filter(Boolean);
    const difference = expected && actual ? Difference.between(expected, actual) : null;
    Stage.shown = {
      result, expected, actual, thumb, difference,
      patches: difference ? Difference.patches(difference) : [],
      width: Math.max(0, ...sizes.map(({ width }) => width)),
      height: Math.max(0, ...sizes.map(({ height }) => height)),
    };
    Stage.patch = null;
    Stage.cursor = null;
    Stage.draw();
  },

  /** Shows another frame of an animation. */
  putFrame(pictures) {
    Stage.put(pictures);
    Facts.patches();
  },

  /** A description of the difference in the current frame. */
  frameVerdict() {
    const { expected, actual, difference, patches } = Stage.shown;
    if (!difference) return expected ? "only the golden has it" : actual ? "only the new picture has it" : "";
    return patches.length
      ? `${counted(patches.reduce((sum, { count }) => sum + count, 0), "pixel")} not the same` : "equal";
  },

  choose(view) {
    Stage.view = view;
    Stage.draw();
    announce(`${VIEWS[view].name}`);
  },

  /** The available views: without both pictures there is no comparison. */
  panes() {
    const { expected, actual, difference } = Stage.shown;
    if (difference) return VIEWS[Stage.view].panes;
    if (expected) return ["expected"];
    return actual ? ["actual"] : ["thumb"];
  },

  draw() {
    Stage.stop();
    if (!Stage.shown) return;
    const compares = Boolean(Stage.shown.difference);
    find("views").hidden = !compares;
    for (const input of find("views").querySelectorAll("input")) {
      input.disabled = !compares;
      input.checked = compares && input.value === Stage.view;
    }
    find("tools").hidden = Stage.shown.width === 0;
    find("next-difference").hidden = !Stage.shown.patches.length;
    find("outlines").checked = Stage.outlined;
    find("outlines").closest("label").hidden = !Stage.shown.result.outlines.length;
    Film.draw();
    Zoom.frames = [];
    find("stage").replaceChildren(
      ...(Stage.shown.width ? Stage.panes().map(Stage.pane) : Stage.withoutPicture()));
    Stage.knobs();
    Zoom.resize();
    Loupe.show();
  },

  /** Shows texts side by side, or a note that there is no picture. */
  withoutPicture() {
    const { texts } = Stage.shown.result;
    if (texts) return Texts.panes(texts);
    return [element("div.calm", {}, element("p", {}, "The report has no picture of this result."))];
  },

  pane(kind) {
    const frame = element("div.frame");
    frame.dataset.kind = kind;
    const { expected, actual, thumb } = Stage.shown;
    if (kind === "expected") frame.append(Stage.picture(expected, Wording.side("expected")));
    if (kind === "actual") frame.append(Stage.picture(actual, Wording.side("actual")));
    if (kind === "thumb") frame.append(Stage.picture(thumb, "Golden, reduced"));
    if (kind === "difference") frame.append(Stage.canvas());
    if (kind === "both") Stage.both(frame);
    frame.append(shape("svg", { "aria-hidden": "true", preserveAspectRatio: "none" }));
    frame.addEventListener("pointermove", (event) => Stage.point(frame, event));
    frame.addEventListener("pointerleave", () => Loupe.leave());
    frame.addEventListener("click", (event) => Stage.click(frame, event));
    Zoom.frames.push(frame);
    const scroller = element("div.scroller", {}, frame);
    scroller.addEventListener("scroll", () => Zoom.follow(scroller));
    return element("div.pane", {}, Stage.caption(kind), scroller);
  },

  picture(decoded, name) {
    const image = decoded.image.cloneNode();
    image.alt = `${name}, ${decoded.width} by ${decoded.height} pixels`;
    image.draggable = false;
    image.dataset.width = decoded.width;
    image.dataset.height = decoded.height;
    return image;
  },

  canvas() {
    const canvas = element("canvas", { role: "img" });
    const count = Difference.paint(
      canvas, Stage.shown.difference, Stage.shown.expected, Stage.threshold);
    canvas.setAttribute("aria-label", `Difference: ${counted(count, "pixel")}`);
    canvas.dataset.width = Stage.shown.width;
    canvas.dataset.height = Stage.shown.height;
    return canvas;
  },

  both(frame) {
    const below = Stage.picture(Stage.shown.expected, Wording.side("expected"));
    const above = Stage.picture(Stage.shown.actual, Wording.side("actual"));
    frame.append(below, above);
    if (Stage.view === "slider") frame.append(Stage.divider(frame));
  },

  caption(kind) {
    const { expected, actual } = Stage.shown;
    const size = (picture) => `${picture.width} × ${picture.height}`;
    const expectedName = () => element("b.expected", {}, Wording.side("expected"));
    const actualName = () => element("b.actual", {}, Wording.side("actual"));
    const lines = {
      expected: () => [expectedName(), size(expected)],
      actual: () => [actualName(), size(actual)],
      difference: () => [element("b.difference", {}, "Difference"), element("span", { id: "differing" })],
      thumb: () => [element("b", {}, "Golden"), "reduced"],
      both: () => Stage.view === "blink" ? [element("span", { id: "blinked" })]
        : [expectedName(), Stage.view === "slider" ? "left, right" : "under", actualName()],
    };
    return element("p.caption", {}, ...lines[kind]());
  },

  divider(frame) {
    const divider = element("button.divider", {
      type: "button", role: "slider", "aria-label": `Divider between ${Wording.inside("expected")} and ${Wording.inside("actual")}`,
      "aria-valuemin": "0", "aria-valuemax": "100", "aria-orientation": "horizontal" });
    divider.addEventListener("pointerdown", (event) => divider.setPointerCapture(event.pointerId));
    divider.addEventListener("pointermove", (event) => {
      if (!divider.hasPointerCapture(event.pointerId)) return;
      const box = frame.getBoundingClientRect();
      Stage.setShare((100 * (event.clientX - box.left)) / box.width);
    });
    divider.addEventListener("click", (event) => event.stopPropagation());
    return divider;
  },

  /** The settings of a view, beside its name. */
  knobs() {
    if (!Stage.shown.difference) return;
    const knob = element("span.knob");
    find("stage").querySelector(".caption").append(knob);
    if (Stage.view === "blend") {
      knob.append(Stage.range(`${Wording.side("actual")} over ${Wording.inside("expected")}`, Stage.share, 100, Stage.setShare, "share"));
    }
    if (Stage.view === "difference") {
      knob.append(Stage.range("More than", Stage.threshold, 254, Stage.setThreshold, "threshold"));
      Stage.setThreshold(Stage.threshold);
    }
    if (Stage.view === "blink") {
      const button = element("button.plain", { type: "button", id: "blink" });
      button.addEventListener("click", () => (Stage.blinking ? Stage.stop() : Stage.start()));
      knob.append(button);
      Stage.blinked = false;
      if (calm.matches) Stage.stop();
      else Stage.start();
      Stage.blink(false);
    }
    if (Stage.view === "slider" || Stage.view === "blend") Stage.setShare(Stage.share);
  },

  range(name, value, most, change, id) {
    const input = element("input", { type: "range", id, min: "0", max: String(most), value: String(value) });
    input.addEventListener("input", () => change(Number(input.value)));
    return element("label", {}, name, input, element("output", { id: `${id}-value` }));
  },

  setShare(share) {
    Stage.share = Math.min(100, Math.max(0, share));
    const rounded = Math.round(Stage.share);
    const frame = Zoom.frames[0];
    if (!frame || frame.dataset.kind !== "both") return;
    const above = frame.querySelectorAll("img")[1];
    const divider = frame.querySelector(".divider");
    if (divider) {
      above.style.clipPath = `inset(0 0 0 ${Stage.clip(above)}%)`;
      divider.style.left = `${Stage.share}%`;
      divider.setAttribute("aria-valuenow", String(rounded));
      divider.setAttribute("aria-valuetext", `${rounded} per cent ${Wording.inside("expected")}`);
    } else if (Stage.view === "blend") {
      above.style.opacity = String(Stage.share / 100);
      find("share").value = String(rounded);
      find("share-value").textContent = `${rounded} %`;
    }
  },

  /** The share is relative to the frame, the clip to the picture, which may be narrower. */
  clip: (image) => Math.min(100, (Stage.share * Stage.shown.width) / Number(image.dataset.width)),

  setThreshold(threshold) {
    Stage.threshold = threshold;
    const canvas = Zoom.frames[0].querySelector("canvas");
    const count = Difference.paint(canvas, Stage.shown.difference, Stage.shown.expected, threshold);
    canvas.setAttribute("aria-label", `Difference: ${counted(count, "pixel")}`);
    find("threshold-value").textContent = String(threshold);
    find("differing").textContent = counted(count, "pixel");
  },

  start() {
    Stage.stop();
    Stage.blinking = setInterval(() => Stage.blink(), 700);
    find("blink").textContent = "Pause";
  },

  stop() {
    clearInterval(Stage.blinking);
    Stage.blinking = null;
    const button = find("blink");
    if (button) button.textContent = "Blink";
  },

  /** Shows the other picture, or the requested one. */
  blink(asked = null) {
    const actual = asked ?? !Stage.blinked;
    const frame = Zoom.frames[0];
    if (Stage.view !== "blink" || frame?.dataset.kind !== "both") return;
    Stage.blinked = actual;
    const [below, above] = frame.querySelectorAll("img");
    below.style.visibility = actual ? "hidden" : "visible";
    above.style.visibility = actual ? "visible" : "hidden";
    find("blinked").replaceChildren(
      actual ? element("b.actual", {}, Wording.side("actual")) : element("b.expected", {}, Wording.side("expected")));
  },

  // Overlays: elements that moved, the current difference, the loupe's position.

  outline(on) {
    Stage.outlined = on;
    find("outlines").checked = on;
    Stage.annotate();
  },

  annotate() {
    const { width, height, result } = Stage.shown;
    for (const frame of Zoom.frames) {
      const svg = frame.querySelector("svg");
      svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
      svg.replaceChildren();
      svg.classList.toggle("crowded", result.outlines.length > 12);
      frame.querySelectorAll(".tag").forEach((tag) => tag.remove());
      if (Stage.outlined) result.outlines.forEach((outline) => Stage.frameOutline(frame, svg, outline));
      if (Stage.patch) Stage.box(frame, svg, Stage.patch, "patch found", null);
      if (Stage.cursor) Stage.box(frame, svg, { ...Stage.cursor, width: 1, height: 1 }, "cursor", null);
    }
  },

  frameOutline(frame, svg, outline) {
    const kind = frame.dataset.kind;
    const lit = outline === Stage.lit ? " lit" : "";
    if (outline.was && kind !== "actual") {
      Stage.box(frame, svg, outline.was, `outline was${lit}`, kind === "expected" ? outline : null);
    }
    if (outline.now && kind !== "expected") {
      Stage.box(frame, svg, outline.now, `outline now${lit}`, outline);
    } else if (outline.was && !outline.now && kind !== "expected" && kind !== "actual") {
      Stage.tag(frame, outline.was, "was", outline);
    }
  },

  box(frame, svg, box, classes, outline) {
    const { x, y, width, height } = box;
    svg.append(shape("rect", { x, y, width, height, class: classes }));
    if (outline) Stage.tag(frame, box, classes.includes("was") ? "was" : "now", outline);
  },

  /** An element's name over its outline, if there is space or it is highlighted; never over a small
   * picture. */
  tag(frame, { x, y, width }, kind, outline) {
    const { label } = outline;
    const [room, scale] = [7 * label.length + 10, Zoom.scale()];
    const isLit = outline === Stage.lit;
    const isCrowded = Stage.shown.result.outlines.length > 4;
    if (isCrowded && !isLit && width * scale < room) return;
    const isSmall = Stage.shown.width * scale < 2 * room || Stage.shown.height * scale < 120;
    if (isSmall && !isLit && y * scale >= 1) return;
    const tag = element(`span.tag.${kind}`, { "aria-hidden": "true" }, label);
    tag.style.left = `${(100 * x) / Stage.shown.width}%`;
    tag.style.top = isSmall ? "0" : `${(100 * y) / Stage.shown.height}%`;
    frame.append(tag);
  },

  light(outline) {
    Stage.lit = outline;
    Stage.annotate();
  },

  /** Shows the next or previous difference by size, cyclically. */
  jump(step) {
    const { patches } = Stage.shown ?? {};
    if (!patches?.length) return;
    const index = Stage.patch ? patches.indexOf(Stage.patch) + step : 0;
    Stage.visit(patches[(index + patches.length) % patches.length]);
  },

  visit(patch) {
    const { patches } = Stage.shown;
    Stage.patch = patch;
    const scroller = find("stage").querySelector(".scroller");
    const room = Math.min(scroller.clientWidth / patch.width, scroller.clientHeight / patch.height) / 3;
    const zoom = Math.max(Zoom.fit(), Math.min(16, room));
    Zoom.value = zoom >= 1 ? Math.floor(zoom) : zoom;
    Zoom.resize();
    const middle = { x: patch.x + patch.width / 2, y: patch.y + patch.height / 2 };
    Zoom.centre(middle);
    Loupe.look(Math.floor(middle.x), Math.floor(middle.y));
    Facts.current(patch);
    announce(`Difference ${patches.indexOf(patch) + 1} of ${patches.length}: ${Stage.describe(patch)}`);
  },

  describe(patch) {
    const element = Stage.elementAt(patch);
    return `${counted(patch.count, "pixel")} at ${patch.x}, ${patch.y}${element ? ` in ${element}` : ""}`;
  },

  /** The smallest changed element that contains a patch; if none does, the one that contains most of it. */
  elementAt(patch) {
    const shared = (start, length, from, size) =>
      Math.max(0, Math.min(start + length, from + size) - Math.max(start, from));
    const candidates = Stage.shown.result.outlines
      .flatMap(({ label, was, now }) => [was, now].filter(Boolean).map((box) => ({
        label, area: box.width * box.height,
        overlap: shared(patch.x, patch.width, box.x, box.width) * shared(patch.y, patch.height, box.y, box.height),
      })))
      .filter(({ overlap }) => overlap > 0)
      .sort((a, b) => b.overlap - a.overlap || a.area - b.area);
    return candidates[0]?.label ?? null;
  },

  place(frame, event) {
    return Zoom.place(frame, event).map(Math.floor);
  },

  point(frame, event) {
    if (event.target.closest(".divider")) return;
    Loupe.hover(...Stage.place(frame, event));
  },

  click(frame, event) {
    if (Stage.view === "blink" && Stage.shown.difference) {
      Stage.stop();
      Stage.blink();
    }
    Stage.moveCursor(...Stage.place(frame, event));
  },

  moveCursor(x, y) {
    const { width, height } = Stage.shown;
    Stage.cursor = {
      x: Math.min(width - 1, Math.max(0, x)), y: Math.min(height - 1, Math.max(0, y)) };
    Stage.annotate();
    Loupe.look(Stage.cursor.x, Stage.cursor.y);
  },

  /** Moves the loupe by pixels and announces its values. */
  step(dx, dy) {
    if (!Stage.shown?.width) return;
    const from = Stage.cursor ?? Loupe.at ?? {
      x: Math.floor(Stage.shown.width / 2), y: Math.floor(Stage.shown.height / 2) };
    Stage.moveCursor(from.x + dx, from.y + dy);
    announce(Loupe.sentence());
  },
};
