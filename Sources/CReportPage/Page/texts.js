// Two texts side by side with equal lines aligned; missing lines are gaps.

const Texts = {
  /** The number of pairs of lines above which lines are not aligned. */
  most: 4e6,

  panes({ expected, actual }) {
    const rows = Texts.rows(Texts.lines(expected), Texts.lines(actual));
    const count = rows.filter(([a, b]) => a !== b).length;
    const made = ["expected", "actual"].map((side, at) => {
      const name = Wording.side(side);
      const text = element("pre.text", { tabIndex: 0, "aria-label": `${name} text` }, rows.map((row) =>
        Texts.line(side, row[at], row[1 - at])));
      const note = at === 0 ? counted(count, "line differs", "lines differ") : "";
      return element(
        "div.pane", {}, element("p.caption", {}, element(`b.${side}`, {}, name), note), text);
    });
    const [first, second] = made.map((pane) => pane.querySelector("pre"));
    Texts.tie(first, second);
    return made;
  },

  lines: (text) => text?.replace(/\n$/, "").split("\n") ?? [],

  line(side, own, other) {
    if (own === null) return element("span.gap", {}, "\n");
    return element(own === other ? "span" : `span.${side}.changed`, {}, `${own}\n`);
  },

  /** Scrolls both together. */
  tie(first, second) {
    const follow = (from, to) => from.addEventListener("scroll", () => {
      to.scrollTop = from.scrollTop;
      to.scrollLeft = from.scrollLeft;
    });
    follow(first, second);
    follow(second, first);
  },

  /** Pairs of lines, null for a gap, aligned by the longest common subsequence. */
  rows(a, b) {
    let start = 0;
    while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
    let end = 0;
    const rest = Math.min(a.length, b.length) - start;
    while (end < rest && a.at(-1 - end) === b.at(-1 - end)) end++;
    const both = (line) => [line, line];
    return [
      ...a.slice(0, start).map(both),
      ...Texts.changed(a.slice(start, a.length - end), b.slice(start, b.length - end)),
      ...a.slice(a.length - end).map(both),
    ];
  },

  changed(a, b) {
    if (a.length * b.length > Texts.most) return Texts.beside(a, b);
    const width = b.length + 1;
    // The number of common lines from each position on.
    const common = new Uint32Array((a.length + 1) * width);
    for (let i = a.length - 1; i >= 0; i--) {
      for (let j = b.length - 1; j >= 0; j--) {
        common[i * width + j] = a[i] === b[j] ? common[(i + 1) * width + j + 1] + 1
          : Math.max(common[(i + 1) * width + j], common[i * width + j + 1]);
      }
    }
    const rows = [];
    let [i, j, lost, come] = [0, 0, [], []];
    const settle = () => {
      rows.push(...Texts.beside(lost, come));
      [lost, come] = [[], []];
    };
    while (i < a.length || j < b.length) {
      if (i < a.length && j < b.length && a[i] === b[j]) {
        settle();
        rows.push([a[i++], b[j++]]);
      } else if (j === b.length
        || (i < a.length && common[(i + 1) * width + j] >= common[i * width + j + 1])) {
        lost.push(a[i++]);
      } else {
        come.push(b[j++]);
      }
    }
    settle();
    return rows;
  },

  beside: (a, b) => Array.from(
    { length: Math.max(a.length, b.length) }, (_, index) => [a[index] ?? null, b[index] ?? null]),
};
