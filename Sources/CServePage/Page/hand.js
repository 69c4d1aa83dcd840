// The finger on the screen: a pointer, a wheel, or keys.

const Hand = {
  isDown: false,
  /** The position controlled by keys, in points. */ at: [0, 0],
  isShown: false,

  build() {
    const stage = find("stage");
    stage.addEventListener("pointerdown", Hand.down);
    stage.addEventListener("pointermove", Hand.move);
    stage.addEventListener("pointerup", (event) => Hand.lift(event, "lift"));
    stage.addEventListener("pointercancel", (event) => Hand.lift(event, "cancel"));
    stage.addEventListener("wheel", Hand.wheel, { passive: false });
    stage.addEventListener("contextmenu", (event) => event.preventDefault());
    stage.addEventListener("focus", () => { if (stage.matches(":focus-visible")) Hand.show(); });
    stage.addEventListener("blur", Hand.hide);
    stage.addEventListener("keydown", Hand.key);
    stage.addEventListener("keyup", Hand.keyUp);
  },

  /** The point of an event, in the screen's points. */
  point(event) {
    const box = Frames.canvas.getBoundingClientRect();
    return { x: (event.clientX - box.left) / Frames.zoom, y: (event.clientY - box.top) / Frames.zoom };
  },

  down(event) {
    if (event.button !== 0 || Hand.isDown) return;
    Hand.hide();
    find("stage").setPointerCapture(event.pointerId);
    Hand.isDown = true;
    Link.send("down", Hand.point(event), event.timeStamp);
  },

  move(event) {
    if (Hand.isDown) Link.send("move", Hand.point(event), event.timeStamp);
  },

  lift(event, what) {
    if (!Hand.isDown) return;
    Hand.isDown = false;
    Link.send(what, {}, event.timeStamp);
  },

  wheel(event) {
    if (event.ctrlKey) return;
    event.preventDefault();
    const unit = [1, 16, Frames.size[1] * Frames.zoom][event.deltaMode] / Frames.zoom;
    const [dx, dy] = event.shiftKey && !event.deltaX ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
    Link.send("wheel", { ...Hand.point(event), dx: dx * unit, dy: dy * unit }, event.timeStamp);
  },

  tap(x, y) {
    Link.send("down", { x, y });
    setTimeout(() => Link.send("lift"), 60);
  },

  // Keys

  show() {
    if (!Hand.isShown && !Hand.at[0]) Hand.at = [Frames.size[0] / 2, Frames.size[1] / 2];
    Hand.isShown = true;
    Hand.place();
  },

  hide() {
    if (Hand.isDown && Hand.isShown) Hand.lift({ timeStamp: performance.now() }, "cancel");
    Hand.isShown = false;
    Hand.place();
  },

  place() {
    const mark = find("finger");
    mark.hidden = !Hand.isShown;
    mark.classList.toggle("down", Hand.isDown);
    mark.style.left = `${Hand.at[0] * Frames.zoom}px`;
    mark.style.top = `${Hand.at[1] * Frames.zoom}px`;
  },

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = event.shiftKey ? 1 : 10;
    const way = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key];
    const turn = { PageDown: 0.8, PageUp: -0.8 }[event.key];
    const [x, y] = Hand.at;
    if (way) {
      Hand.show();
      const inside = (value, length) => Math.min(Math.max(0, value), length - 1);
      Hand.at = [inside(x + way[0], Frames.size[0]), inside(y + way[1], Frames.size[1])];
      if (Hand.isDown) Link.send("move", { x: Hand.at[0], y: Hand.at[1] }, event.timeStamp);
      Hand.place();
    } else if (turn) {
      Hand.show();
      Link.send("wheel", { x: Hand.at[0], y: Hand.at[1], dx: 0, dy: turn * Frames.size[1] }, event.timeStamp);
    } else if (event.key === "Enter") {
      Hand.show();
      if (!Hand.isDown && !event.repeat) {
        Hand.isDown = true;
        Link.send("down", { x: Hand.at[0], y: Hand.at[1] }, event.timeStamp);
        Hand.place();
      }
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  },

  keyUp(event) {
    if (event.key !== "Enter") return;
    Hand.lift(event, "lift");
    Hand.place();
  },
};
