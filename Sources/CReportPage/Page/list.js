// The results, failures first, grouped by cause.

const KINDS = {
  error: "Errors",
  unrecorded: "Not recorded",
  unreadable: "Unreadable goldens",
  size: "Other size",
  pixels: "Other pixels",
  content: "Other content",
  missing: "No golden",
  environment: "Other libraries",
  recorded: "Recorded",
  passed: "Passed",
  // For pages about a branch.
  changed: "Changed",
  unread: "Not compared",
  added: "New",
  removed: "Removed",
  moved: "Moved",
};

const List = {
  kinds: new Set(),
  words: [],
  rows: new Map(),
  /** The further rows of results with several causes. */
  others: new Map(),
  shown: [],
  watch: null,
  /** Shows the rows of passed results; set when that group exists. */
  openPassed() {},

  build() {
    List.watch = new IntersectionObserver(List.fillThumbs, { root: null, rootMargin: "200px" });
    const chips = Object.keys(KINDS).map((kind) => {
      const count = Report.results.filter((result) => result.verdict === kind).length;
      return count ? List.chip(kind, count) : null;
    });
    find("kinds").append(...chips.filter(Boolean));
    find("filter").addEventListener("input", List.filter);
    List.render();
  },

  chip(kind, count) {
    const button = element(
      "button", { type: "button", "aria-pressed": "false" }, element(`span.dot.${kind}`),
      element("b", {}, number(count)), ` ${KINDS[kind]}`);
    button.addEventListener("click", () => {
      const on = !List.kinds.delete(kind);
      if (on) List.kinds.add(kind);
      button.setAttribute("aria-pressed", String(on));
      List.filter();
    });
    return button;
  },

  filter() {
    List.words = find("filter").value.toLowerCase().split(/\s+/).filter(Boolean);
    List.render();
    announce(counted(List.shown.length, "result"));
  },

  /** Empties the filter. */
  clear() {
    const filter = find("filter");
    if (!filter.value) return;
    filter.value = "";
    List.filter();
  },

  wants(result) {
    if (List.kinds.size && !List.kinds.has(result.verdict)) return false;
    if (!List.words.length) return true;
    const mark = { accept: "accepted", reject: "rejected" }[Marks.get(result)];
    const text = [
      result.id, ...List.causes(result), result.sentence, ...result.lines.map(({ text }) => text), KINDS[result.verdict],
      mark ?? (result.acceptable ? "open" : ""),
    ].join("\n").toLowerCase();
    return List.words.every((word) => text.includes(word));
  },

  render() {
    const list = find("list");
    List.watch.disconnect();
    List.rows.clear();
    List.others.clear();
    const wanted = Report.results.filter(List.wants);
    const groups = new Map((Report.review?.causes ?? []).map((cause) => [cause, []]));
    for (const result of wanted.filter(({ verdict }) => verdict !== "passed")) {
      for (const cause of List.causes(result)) {
        if (!groups.has(cause)) groups.set(cause, []);
        groups.get(cause).push(result);
      }
    }
    groups.forEach((results, cause) => results.length || groups.delete(cause));
    const passed = wanted.filter(({ verdict }) => verdict === "passed");
    List.shown = [...new Set([...groups.values()].flat()), ...passed];
    list.replaceChildren(
      ...[...groups].map(([cause, results], index) => List.group(cause, results, index)));
    list.prepend(...Report.problems.map((problem) => element("p.problem", {}, problem)));
    if (passed.length) list.append(List.passed(passed, groups.size === 0));
    if (!wanted.length) {
      list.append(element("p.nothing", {}, Report.results.length
        ? "Nothing has all these words. Escape clears the filter." : Wording.nothing().words));
    }
    List.highlight(Review.result, false);
  },

  causes: (result) => (result.causes?.length ? result.causes : [result.cause]),

  group(cause, results, index) {
    const heading = element(
      "h3", { id: `cause-${index}` }, cause, " ",
      element("span.count", {}, results.length > 1 ? `· ${number(results.length)}` : ""));
    const open = results.filter(({ acceptable }) => acceptable);
    const all = open.length < 2 ? null : element(
      "button.plain", { type: "button", tabIndex: -1, title: "Accept all of this cause (Shift A)" },
      "Accept all");
    all?.addEventListener("click", () => Review.mark("accept", open));
    return element(
      "section.group", { "aria-labelledby": `cause-${index}` },
      element("div.cause", {}, heading, all), element("ul", {}, results.map(List.row)));
  },

  /** Rows of passed results are created when the group is opened. */
  passed(results, open) {
    const rows = element("ul");
    const details = element(
      "details.group", {}, element("summary", {}, "Passed ", element("span.count", {}, `· ${number(results.length)}`)),
      rows);
    const fill = () => {
      if (!rows.childElementCount) rows.append(...results.map(List.row));
      List.highlight(Review.result, false);
    };
    details.addEventListener("toggle", () => details.open && fill());
    List.openPassed = () => { fill(); details.open = true; };
    if (open) List.openPassed();
    return details;
  },

  row(result) {
    const cut = result.id.lastIndexOf("/") + 1;
    const thumb = element("span.thumb", { "aria-hidden": "true" });
    thumb.dataset.key = result.pictures.thumb ?? result.pictures.actual ?? result.pictures.expected ?? "";
    const row = element(
      "a.row", { href: `#${encodeURIComponent(result.id)}`, tabIndex: -1 }, thumb,
      element(
        "span.label", {}, element("span.file", { title: result.id }, result.id.slice(cut)),
        element("span.folder", {}, result.id.slice(0, Math.max(0, cut - 1)))),
      element("span.mark"));
    if (!List.rows.has(result)) List.rows.set(result, row);
    else List.others.set(result, [...(List.others.get(result) ?? []), row]);
    List.watch.observe(thumb);
    List.mark(result);
    return element("li", {}, row);
  },

  fillThumbs(entries) {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      List.watch.unobserve(target);
      Pictures.arrived(target.dataset.key).then(() => {
        const address = Pictures.address(target.dataset.key);
        if (address) target.append(element("img", { alt: "", decoding: "async", src: address }));
      });
    }
  },

  mark(result) {
    const mark = Marks.get(result);
    for (const row of [List.rows.get(result), ...(List.others.get(result) ?? [])]) {
      const sign = row?.querySelector(".mark");
      if (!sign) continue;
      sign.className = `mark ${mark ?? ""}`;
      sign.replaceChildren(...({
        accept: ["✓", element("span.hidden", {}, "accepted")],
        reject: ["✕", element("span.hidden", {}, "rejected")],
      }[mark] ?? []));
    }
  },

  /** Marks the row of the current result, and scrolls to it. */
  highlight(result, scrolls = true) {
    const old = /** @type {HTMLElement} */ (find("list").querySelector("[aria-current]"));
    old?.removeAttribute("aria-current");
    if (old) old.tabIndex = -1;
    if (result?.verdict === "passed" && !List.rows.has(result)) List.openPassed();
    const row = List.rows.get(result) ?? List.rows.values().next().value;
    if (!row) return;
    row.tabIndex = 0;
    if (!List.rows.has(result)) return;
    row.setAttribute("aria-current", "true");
    if (scrolls) List.reveal(row);
  },

  /** Scrolls the list to a row without scrolling the page, so the picture keeps its place. */
  reveal(row) {
    const list = find("list");
    const [seen, box] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
    // The heading of a group stays at the top.
    const [top, bottom] = [seen.top + 44, seen.bottom - 12];
    if (box.top < top) list.scrollTop += box.top - top;
    else if (box.bottom > bottom) list.scrollTop += box.bottom - bottom;
  },

  /** Returns the result some steps away in the displayed order. */
  neighbour(result, step) {
    const index = List.shown.indexOf(result);
    return List.shown[index < 0 ? 0 : Math.min(Math.max(index + step, 0), List.shown.length - 1)];
  },

  /** Returns the next result without a decision, cyclically; null if all are decided. */
  nextOpen(result) {
    const start = List.shown.indexOf(result) + 1;
    const order = [...List.shown.slice(start), ...List.shown.slice(0, start)];
    return order.find((other) => other.acceptable && !Marks.get(other) && other !== result) ?? null;
  },

  /** All results with the same cause. */
  sameCause: (result) =>
    Report.results.filter(({ acceptable, cause }) => acceptable && cause === result.cause),
};
