// The page's keys, in a table from which the help is generated.

/**
 * Keys, a description, and an action.
 * @type {Record<string, [string[], string, (() => void) | null][]>}
 */
const KEYS = {
  "The screen": [
    [["d"], "Next device", () => Looks.step("device", 1)],
    [["D"], "The device before", () => Looks.step("device", -1)],
    [["a"], "Light or dark", () => Looks.step("appearance", 1)],
    [["+", "="], "Larger text", () => Looks.step("textSize", 1)],
    [["-"], "Smaller text", () => Looks.step("textSize", -1)],
    [["r"], "The other direction", () => Looks.step("direction", 1)],
    [["o"], "Next scene of a storyboard", () => Looks.step("scene", 1)],
    [["i"], "Scroll indicators", () => { find("indicators").click(); }],
  ],
  "The finger": [
    [["s"], "To the screen", () => { find("stage").focus(); Hand.show(); }],
    [["↑ ↓ ← →"], "Move it, with Shift by a point", null],
    [["Enter"], "Hold it down", null],
    [["Page Up", "Page Down"], "Scroll", null],
  ],
  "Time": [
    [["p"], "Let it run, or stop it", () => Time.toggle()],
    [[","], "The frame before", () => Time.step(-1)],
    [["."], "The next frame", () => Time.step(1)],
    [["n"], "Restart", () => Time.restart()],
  ],
  "Keep": [
    [["c"], "The picture", () => Results.take()],
    [["w"], "The script of the input", () => Results.write()],
    [["g"], "Record as a golden", () => { if (!find("golden").hidden) Results.ask(); }],
    [["t"], "Page light or dark", () => Theme.next()],
    [["?"], "These keys", () => find("help").showModal()],
  ],
};

const Keys = {
  /** @type {Map<string, () => void>} */ actions: new Map(),

  build() {
    for (const [keys, , action] of Object.values(KEYS).flat()) {
      if (action) for (const key of keys) Keys.actions.set(key, action);
    }
    const name = (key) => (key.length > 1 ? key : key === key.toUpperCase() && key !== key.toLowerCase()
      ? `Shift ${key}` : key.toUpperCase());
    find("help-keys").append(element("div.columns", {}, Object.entries(KEYS).map(([group, rows]) =>
      element("section", {}, element("h3", {}, group), element("ul", {}, rows.map(([keys, does]) =>
        element("li", {}, does, element("span", {}, keys.filter((key) => key !== "=").map((key) =>
          element("kbd", {}, name(key)))))))))));
    find("help-open").addEventListener("click", () => find("help").showModal());
    document.addEventListener("keydown", Keys.pressed);
  },

  pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (document.querySelector("dialog[open]")) return;
    const action = Keys.actions.get(event.key);
    if (!action || event.target.matches("input[type=text], textarea")) return;
    event.preventDefault();
    action();
  },
};
