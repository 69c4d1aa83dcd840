// Handles keys by a page's table, from which the help is generated.

const Keys = {
  names: { ArrowDown: "↓", ArrowUp: "↑", ArrowLeft: "←", ArrowRight: "→", A: "Shift A", R: "Shift R" },
  actions: new Map(),

  /** Sets a page's table: groups of rows, each with keys, a description, and an action; null if a
   * control handles the key. */
  build(table) {
    for (const row of Object.values(table).flat()) {
      if (row[2]) for (const key of row[0]) Keys.actions.set(key === "Space" ? " " : key, row[2]);
    }
    find("help-keys").append(element("div.columns", {}, Object.entries(table).map(([group, rows]) =>
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
    else if (target === find("stage") && key.startsWith("Arrow")) Keys.arrow(event);
    else if (Keys.actions.has(key)) Keys.actions.get(key)();
    else return;
    event.preventDefault();
  },

  /** Whether keys are text input. */
  types: (target) => target.matches("input[type=search], textarea, select"),

  /** Whether the focused control uses a key itself. */
  belongs(target, key) {
    if (key === " " || key === "Enter") return target.closest("button, summary, input, select, a") !== null;
    if (key.startsWith("Arrow")) {
      if (target.matches(".divider")) return false;
      return target.matches("input, select") || (target.closest(".scroller") !== null);
    }
    return false;
  },

  /** On the picture the arrow keys move by a pixel, or by ten. */
  arrow({ key, shiftKey }) {
    const step = shiftKey ? 10 : 1;
    const [x, y] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
    Keys.onPicture(x * step, y * step);
  },

  /** Set by the page: the action of arrow keys on the picture. */
  onPicture(_x, _y) {},

  /** Set by the page: the action of Escape beside leaving a control. */
  onEscape() {},

  escape(target) {
    Keys.onEscape();
    target.blur();
  },
};
