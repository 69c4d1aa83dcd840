// The element under the pointer, the chosen element, and the distance between them.

const Inspector = {
  /** Elements of the current layout. */
  hovered: null,
  chosen: null,
  /** The position moved by arrow keys, in points. */
  cursor: null,
  /** The inspected pixel: [x, y] in the picture. */
  pixel: null,
  outlined: false,

  build() {
    find("outlines").addEventListener("change", () => Inspector.outline(find("outlines").checked));
    find("stage").addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.target !== find("stage") || !Inspector.hovered) return;
      event.preventDefault();
      Inspector.choose(Inspector.hovered.index);
    });
  },

  get layout() { return Detail.shown?.layout ?? null; },

  /** The size of a pixel of the picture, in points. */
  get unit() {
    const { layout, width } = Detail.shown;
    return layout.width / width;
  },

  /** Resets for a newly shown golden, and chooses the element in its address. */
  begin(index) {
    Inspector.hovered = Inspector.chosen = Inspector.cursor = Inspector.pixel = null;
    Inspector.choose(index, false);
  },

  hover(x, y) {
    const before = Inspector.hovered;
    Inspector.pixel = x === null ? null : [Math.floor(x), Math.floor(y)];
    Inspector.hovered = x === null || !Inspector.layout ? null
      : Layouts.at(Inspector.layout, x * Inspector.unit, y * Inspector.unit);
    if (Inspector.hovered === before) Inspector.facts();
    else Inspector.draw();
  },

  click(x, y) {
    Inspector.hover(x, y);
    if (!Inspector.hovered) return;
    Inspector.choose(Inspector.hovered === Inspector.chosen ? null : Inspector.hovered.index);
  },

  /** Chooses an element, from which others are measured, and adds it to the address; null for none. */
  choose(index, says = true) {
    const element = index === null ? null : Inspector.layout?.elements[index] ?? null;
    Inspector.chosen = element;
    if (Detail.golden) history.replaceState(null, "", Detail.address(Detail.golden, element?.index ?? null));
    Inspector.draw();
    Tree.mark();
    if (says) announce(element ? `Kept: ${Inspector.sentence(element)}` : "Nothing is kept.");
  },

  /** Inspects another element by keys: from the tree, or the parent. */
  look(element) {
    Inspector.hovered = element;
    Inspector.pixel = null;
    Inspector.draw();
    if (Inspector.chosen && element && element !== Inspector.chosen) {
      announce(Measure.words(Measure.between(Inspector.chosen, element)));
    }
  },

  around() {
    const from = Inspector.hovered ?? Inspector.chosen;
    if (!from?.around) return;
    Inspector.look(from.around);
    announce(Inspector.sentence(from.around));
  },

  /** Moves over the picture by points and announces the element there. */
  step(dx, dy) {
    if (!Detail.shown?.width || !Inspector.layout) return;
    const { width, height } = Inspector.layout;
    const from = Inspector.cursor ?? { x: width / 2, y: height / 2 };
    Inspector.cursor = {
      x: Math.min(width - 0.5, Math.max(0, from.x + dx)), y: Math.min(height - 0.5, Math.max(0, from.y + dy)) };
    const before = Inspector.hovered;
    const { unit, cursor } = Inspector;
    Inspector.hover(cursor.x / unit, cursor.y / unit);
    Inspector.draw();
    const { hovered, chosen } = Inspector;
    const place = `${round(cursor.x)}, ${round(cursor.y)}`;
    if (!hovered || hovered === before) return announce(place);
    const distance = chosen && chosen !== hovered ? `; ${Measure.words(Measure.between(chosen, hovered))}` : "";
    announce(`${place}: ${Inspector.sentence(hovered)}${distance}`);
  },

  outline(on) {
    Inspector.outlined = on;
    find("outlines").checked = on;
    Inspector.draw();
  },

  // Over the picture

  draw() {
    const frame = Zoom.frames[0];
    if (!frame || !Detail.shown) return;
    const svg = frame.querySelector("svg");
    svg.replaceChildren();
    frame.querySelectorAll(".tag").forEach((tag) => tag.remove());
    const { layout, hovered, chosen, cursor } = Inspector;
    if (layout) {
      svg.setAttribute("viewBox", `0 0 ${layout.width} ${layout.height}`);
      if (Inspector.outlined) {
        for (const { seen } of layout.elements) if (seen) Inspector.part(svg, seen);
      }
      for (const element of Inspector.found()) Inspector.box(svg, element, "outline found");
      if (hovered) Inspector.box(svg, hovered, "outline hovered");
      if (chosen) Inspector.box(svg, chosen, "outline chosen");
      if (cursor) svg.append(shape("circle", { cx: cursor.x, cy: cursor.y, r: 2.5, class: "cursor" }));
      if (hovered && chosen && hovered !== chosen) Inspector.distances(frame, svg);
      else if (hovered) Inspector.tag(frame, "hovered", hovered.x, hovered.y, `${round(hovered.width)} × ${round(hovered.height)}`);
    }
    Inspector.facts();
  },

  /** Elements whose text contains a searched word. */
  found: () => (Wall.words.length ? Inspector.layout.elements.filter(({ seen, text, label }) => seen
    && [text, label].some((said) => said && Wall.words.some((word) => said.toLowerCase().includes(word)))) : []),

  box(svg, { x, y, width, height, radius }, classes) {
    svg.append(shape("rect", { x, y, width, height, rx: radius ?? 0, class: classes }));
  },

  /** The visible part of an element; many extend past the picture. */
  part(svg, { left, top, right, bottom }) {
    svg.append(shape("rect", { x: left, y: top, width: right - left, height: bottom - top, class: "outline" }));
  },

  distances(frame, svg) {
    for (const { x1, y1, x2, y2, length } of Measure.between(Inspector.chosen, Inspector.hovered)) {
      if (!length) continue;
      svg.append(shape("line", { x1, y1, x2, y2, class: "measure" }));
      Inspector.tag(frame, "measure", (x1 + x2) / 2, (y1 + y2) / 2, round(length));
    }
  },

  tag(frame, kind, x, y, text) {
    const { width, height } = Inspector.layout;
    const tag = element(`span.tag.${kind}`, { "aria-hidden": "true" }, text);
    tag.style.left = `${(100 * Math.min(Math.max(x, 0), width)) / width}%`;
    tag.style.top = `${(100 * Math.min(Math.max(y, 0), height)) / height}%`;
    frame.append(tag);
  },

  // Beside the picture

  facts() {
    const { hovered, chosen, pixel, layout } = Inspector;
    const under = hovered && hovered !== chosen ? hovered : null;
    const hint = layout ? chosen ? "Point at another element for the distance to it."
      : "Point at an element of the picture; click to keep it and measure from it."
      : Detail.golden?.picture ? "No layout is beside this picture, so its elements are unknown." : "";
    find("hovered").replaceChildren(
      element("h3", { id: "hovered-title" }, "Under the pointer"),
      under ? Inspector.table(under) : element("p.soft", {}, hint),
      element("p.soft", {}, Inspector.colour(pixel)));
    find("chosen").hidden = !chosen;
    find("chosen").replaceChildren(...(chosen
      ? [element("h3", { id: "chosen-title" }, "Kept"), Inspector.table(chosen)] : []));
    const lines = under && chosen ? Measure.between(chosen, under) : [];
    find("distance").hidden = !lines.length;
    find("distance").replaceChildren(
      element("h3", { id: "distance-title" }, "Distance from the kept element"),
      element("ul", {}, lines.map((line) => element("li", {}, Measure.words([line])))));
  },

  /** Shows the pixel under the pointer, unless the browser forbids reading the picture. */
  colour(pixel) {
    const { picture, golden } = Detail.shown ?? {};
    const value = pixel && !golden.reduced && picture ? Pictures.pixel(picture, ...pixel) : null;
    if (!value) return "";
    const hex = value.slice(0, value[3] === 255 ? 3 : 4).map((part) => part.toString(16).padStart(2, "0")).join("");
    return `Pixel ${pixel.join(", ")}: #${hex.toUpperCase()}`;
  },

  table: (of) => element("dl.figures", {}, Inspector.rows(of).flatMap(([name, value]) => [
    element("dt", {}, name), element("dd", {}, Inspector.swatch(value), value)])),

  swatch(value) {
    if (!/^#[0-9A-F]{6}([0-9A-F]{2})?$/i.test(value)) return null;
    const swatch = element("i.swatch", { "aria-hidden": "true" });
    swatch.style.background = value;
    return swatch;
  },

  rows(of) {
    const { x, y, width, height, around } = of;
    const inside = around && [
      x - around.x, y - around.y, around.x + around.width - x - width, around.y + around.height - y - height];
    return [
      ["Class", of.type],
      ["Kind", of.kind && `${of.elementKind ?? of.kind}${of.indexPath ? ` [${of.indexPath.join(", ")}]` : ""}`],
      ["Place", `${round(x)}, ${round(y)}`],
      ["Size", `${round(width)} × ${round(height)}`],
      ["Left, top, right, bottom", inside && inside.map(round).join(", ")],
      ["Font", of.font],
      ["Colour", of.color],
      ["Background", of.background],
      ["Corner radius", of.radius && round(of.radius)],
      ["Text", of.text],
      ["Label", of.label],
      ["Identifier", of.identity],
      ["Alpha", of.alpha !== undefined && String(of.alpha)],
      ["State", of.state?.join(", ")],
      ["Order", of.zIndex && String(of.zIndex)],
      ["Constraints", of.issues?.join("; ")],
    ].filter(([, value]) => value);
  },

  sentence: (of) => [
    Layouts.name(of), `${round(of.width)} by ${round(of.height)} at ${round(of.x)}, ${round(of.y)}`, of.font, of.color,
    of.background && `on ${of.background}`, of.radius && `radius ${round(of.radius)}`,
  ].filter(Boolean).join(", "),
};
