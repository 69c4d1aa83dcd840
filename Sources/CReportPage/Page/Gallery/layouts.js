// The sidecars: the elements of pictures, in points. Each is parsed when it is first shown.

const Layouts = {
  kept: new Map(),

  /** { width, height, scale, elements }; null if the page has no layout of a golden. */
  of(golden) {
    if (!golden.layout) return null;
    if (!Layouts.kept.has(golden)) Layouts.kept.set(golden, Layouts.read(golden));
    return Layouts.kept.get(golden);
  },

  read(golden) {
    const text = document.getElementById(`layout-${golden.layout}`)?.textContent;
    if (!text) return null;
    const { width, height, scale, elements } = JSON.parse(text);
    const layout = { width, height, scale, elements: elements.map((row) => Layouts.element(row, golden)) };
    layout.elements.forEach((element, index) => Layouts.place(element, index, layout));
    return layout;
  },

  /** A row has a class, the parent's index, four numbers, and further properties by name. */
  element([type, parent, x, y, width, height, more], golden) {
    const { words } = Gallery;
    const named = (index) => (index === undefined ? undefined : words[index]);
    return {
      ...more, type: words[type], parent, x, y, width, height,
      background: named(more?.background), color: named(more?.color), font: named(more?.font),
      text: more?.text === undefined ? undefined : golden.texts[more.text],
      label: more?.label === undefined ? undefined : golden.texts[more.label],
    };
  },

  /** Adds properties that depend on the elements before: depth, children, visible part. */
  place(element, index, { width, height, elements }) {
    const around = element.parent === null || element.parent >= index ? null : elements[element.parent];
    element.index = index;
    element.children = [];
    around?.children.push(element);
    element.around = around;
    element.depth = around ? around.depth + 1 : 0;
    const clip = around?.clip ?? { left: 0, top: 0, right: width, bottom: height };
    const hidden = element.alpha === 0 || element.state?.includes("hidden");
    const seen = {
      left: Math.max(clip.left, element.x), top: Math.max(clip.top, element.y),
      right: Math.min(clip.right, element.x + element.width),
      bottom: Math.min(clip.bottom, element.y + element.height),
    };
    element.seen = hidden || seen.left >= seen.right || seen.top >= seen.bottom ? null : seen;
    const clips = hidden || /(CollectionView|TableView|ScrollView|TextView)$/.test(element.type);
    element.clip = clips ? element.seen ?? { left: 0, top: 0, right: 0, bottom: 0 } : clip;
  },

  /** Whether an element is visible itself. */
  looks: ({ background, text, radius, font, kind, type, children }) => Boolean(
    (background && background !== "clear") || text || radius || font || kind
    || (children.length === 0 && type !== "UIView")),

  /** The frontmost element at a point; a container only if there is nothing else. */
  at(layout, x, y) {
    const under = layout.elements.filter(({ seen }) => seen
      && x >= seen.left && x < seen.right && y >= seen.top && y < seen.bottom);
    return under.filter(Layouts.looks).at(-1) ?? under.at(-1) ?? null;
  },

  /** For example "UILabel “Teapot”", "cell [0,3]". */
  name(element) {
    const { kind, type, indexPath, elementKind, text, label, identity } = element;
    const place = indexPath ? ` [${indexPath.join(",")}]` : "";
    const what = kind ? `${elementKind ?? kind}${place} ${type}` : type;
    const said = text ?? label ?? identity;
    return said ? `${what} “${Layouts.short(said)}”` : what;
  },

  short: (text) => (text.length > 40 ? `${text.slice(0, 39)}…` : text).replaceAll("\n", " "),
};
