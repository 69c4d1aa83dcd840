// The column beside the picture: the verdict in words, the figures, and the differing places.

const Facts = {
  most: 12,

  build() {
    const figure = (side, name) => element(
      "figure", {}, element("canvas", {
        id: `loupe-${side}`, width: "264", height: "264", role: "img", "aria-label": `${name}, magnified` }),
      element("figcaption", {}, element(`b.${side}`, {}, name), element("br"),
        element("span", { id: `loupe-${side}-value` })));
    find("facts").append(
      element("div", { id: "known" }),
      element(
        "section", { id: "loupe", "aria-labelledby": "loupe-place" },
        element("h3", { id: "loupe-place" }, "Loupe"),
        element("div.loupe", {}, figure("expected", Wording.side("expected")), figure("actual", Wording.side("actual"))),
        element("p.channels", { id: "channels" })),
      element("div", { id: "files" }));
  },

  show(result) {
    const section = (name, ...content) => element("section", {}, element("h3", {}, name), ...content);
    find("known").replaceChildren(
      element(
        "section", {},
        element("p.verdict", {}, element(`span.dot.${result.verdict}`), Facts.title(result)),
        // The figures repeat the sentence.
        ["pixels", "changed"].includes(result.verdict) && result.figures.length ? null : element("p", {}, result.sentence),
        result.sees ? element("p.sees", {}, Report.review ? result.sees : `What to see: ${result.sees}`) : null),
      result.lines.length ? section("What changed", Facts.words(result)) : "",
      result.figures.length ? section("Figures", Facts.figures(result)) : "",
      element("section", { id: "patches", hidden: true }));
    find("files").replaceChildren(
      element(
        "section", { hidden: !result.files.length }, element("h3", {}, "Files"),
        element("dl.files", {}, result.files.flatMap(([name, path]) => (
          [element("dt", {}, name), element("dd", {}, path)])))),
      Report.environment.length ? section(Report.review ? "Compared with" : "Drawn with", Facts.pairs(Report.environment)) : "");
  },

  title: ({ verdict }) => ({
    pixels: "The pixels differ", size: "The size differs", content: "The content differs",
    missing: "There is no golden", environment: "Recorded with other libraries",
    error: "Not compared", unrecorded: "Not recorded", unreadable: "The golden cannot be read",
    recorded: "Recorded now", passed: "Equal to its golden",
    changed: "The picture changed", unread: "Not compared", added: "A new golden",
    removed: "The golden is gone", moved: "Equal, under another name",
  })[verdict],

  words(result) {
    const line = ({ text, outline }) => {
      const outlined = result.outlines[outline];
      if (!outlined) return element("li", {}, text);
      const button = element("button", { type: "button" }, text);
      const light = (on) => () => Stage.shown?.result === result && Stage.light(on ? outlined : null);
      button.addEventListener("mouseenter", light(true));
      button.addEventListener("mouseleave", light(false));
      button.addEventListener("focus", light(true));
      button.addEventListener("blur", light(false));
      button.addEventListener("click", () => {
        const box = outlined.now ?? outlined.was;
        Stage.visit({ ...box, count: 0 });
      });
      return element("li", {}, button);
    };
    return element("ul.words", {}, result.lines.map(line));
  },

  figures: (result) => Facts.pairs(result.figures),

  pairs: (pairs) => element(
    "dl.figures", {}, pairs.flatMap(([name, value]) => [element("dt", {}, name), element("dd", {}, value)])),

  /** Shows the differing places, once they are computed. */
  patches() {
    const { patches } = Stage.shown;
    const place = find("patches");
    place.hidden = !patches.length;
    if (!patches.length) return;
    const button = (patch) => {
      const made = element(
        "button", { type: "button" }, element("span", {}, Stage.elementAt(patch) ?? `${patch.x}, ${patch.y}`),
        element("small", {}, Facts.extent(patch)));
      made.addEventListener("click", () => Stage.visit(patch));
      return element("li", {}, made);
    };
    const more = patches.length - Facts.most;
    place.replaceChildren(
      element("h3", {}, `${counted(patches.length, "place")}, largest first`),
      element("ul.patches", {}, patches.slice(0, Facts.most).map(button)),
      more > 0 ? element("p", {}, `and ${number(more)} smaller`) : "");
  },

  extent(patch) {
    const place = Stage.elementAt(patch) ? `at ${patch.x}, ${patch.y}` : `in ${patch.width} × ${patch.height}`;
    return `${counted(patch.count, "pixel")} ${place}`;
  },

  current(patch) {
    const buttons = [...(find("patches")?.querySelectorAll("button") ?? [])];
    const index = Stage.shown.patches.indexOf(patch);
    buttons.forEach((button, at) => {
      if (at === index) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    });
  },
};
