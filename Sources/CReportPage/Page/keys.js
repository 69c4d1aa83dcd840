// Every key, in one table that also makes the help.

const KEYS = {
  "Go": [
    [["Space"], "Next without a mark", () => Review.advance()],
    [["j", "ArrowDown"], "Next result", () => Review.step(1)],
    [["k", "ArrowUp"], "Previous result", () => Review.step(-1)],
    [["n"], "Next largest difference", () => Stage.jump(1)],
    [["p"], "The difference before", () => Stage.jump(-1)],
    [["/"], "Filter", () => find("filter").focus()],
  ],
  "Decide": [
    [["a"], "Accept, and go on", () => Review.decide("accept")],
    [["r"], "Reject, and go on", () => Review.decide("reject")],
    [["u"], "Take the mark back", () => Review.mark(null)],
    [["A"], "Accept all of this cause", () => Review.decide("accept", true)],
    [["R"], "Reject all of this cause", () => Review.decide("reject", true)],
    [["c"], "Copy the command, or save the marks", () => Review.copy()],
  ],
  "Compare": [
    ...Object.entries(VIEWS).map(([view, { name }], index) => [
      [String(index + 1)], name, () => Stage.shown?.difference && Stage.choose(view)]),
    [["ArrowLeft"], "Slider and blend: less", () => Stage.setShare(Stage.share - 5)],
    [["ArrowRight"], "Slider and blend: more", () => Stage.setShare(Stage.share + 5)],
    [["b"], "Blink: the other picture", () => { Stage.stop(); Stage.blink(); }],
    [[","], "Animations: the frame before", () => Film.step(-1)],
    [["."], "Animations: the next frame", () => Film.step(1)],
    [["o"], "Outlines", () => Stage.outline(!Stage.outlined)],
  ],
  "Look": [
    [["+", "="], "Larger", () => Stage.magnify(2)],
    [["-"], "Smaller", () => Stage.magnify(0.5)],
    [["0"], "Fit, or every pixel as one", () => Stage.toggleFit()],
    [["l"], "Loupe by arrow keys", () => find("stage").focus()],
    [["t"], "Light or dark", () => Theme.next()],
    [["?"], "These keys", () => find("help").showModal()],
  ],
};

const Keys = {
  names: { ArrowDown: "↓", ArrowUp: "↑", ArrowLeft: "←", ArrowRight: "→", A: "Shift A", R: "Shift R" },
  actions: new Map(),

  build() {
    for (const row of Object.values(KEYS).flat()) {
      for (const key of row[0]) Keys.actions.set(key === "Space" ? " " : key, row[2]);
    }
    find("help-keys").append(element("div.columns", {}, Object.entries(KEYS).map(([group, rows]) =>
      element("section", {}, element("h3", {}, group), element("ul", {}, rows.map(([keys, does]) =>
        element("li", {}, does, element("span", {}, keys.slice(0, 2).filter((key) => key !== "=").map((key) =>
          element("kbd", {}, Keys.names[key] ?? (key.length === 1 ? key.toUpperCase() : key)))))))))));
    find("help-open").addEventListener("click", () => find("help").showModal());
    document.addEventListener("keydown", Keys.pressed);
  },

  pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (find("help").open) return;
    const { target, key } = event;
    if (key === "Escape") Keys.escape(target);
    else if (Keys.types(target) || Keys.belongs(target, key)) return;
    else if (target === find("stage") && key.startsWith("Arrow")) Keys.loupe(event);
    else if (Keys.actions.has(key)) Keys.actions.get(key)();
    else return;
    event.preventDefault();
  },

  /** Whether the keys are letters of a text. */
  types: (target) => target.matches("input[type=search], textarea"),

  /** Whether the focused control has its own use for a key. */
  belongs(target, key) {
    if (key === " " || key === "Enter") return target.closest("button, summary, input, a") !== null;
    if (key.startsWith("Arrow")) {
      if (target.matches(".divider")) return false;
      return target.matches("input") || (target.closest(".scroller") !== null);
    }
    return false;
  },

  loupe({ key, shiftKey }) {
    const step = shiftKey ? 10 : 1;
    const [x, y] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
    Stage.step(x * step, y * step);
  },

  escape(target) {
    const filter = find("filter");
    if (filter.value) {
      filter.value = "";
      List.filter();
    }
    target.blur();
  },
};
