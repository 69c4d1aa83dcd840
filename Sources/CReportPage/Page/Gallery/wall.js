// All goldens by group, with the variants of a screen side by side.

const Wall = {
  /** The chosen values by axis; an axis without value shows all. */
  wishes: {},
  words: [],
  cards: new Map(),
  /** The shown goldens, in order. */
  shown: [],
  watch: null,
  /** The maximum size of a picture on the wall, in CSS pixels. */
  room: { width: 300, height: 220 },

  build() {
    Wall.watch = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) Wall.fill(target);
    }, { rootMargin: "600px" });
    find("wishes").append(...Object.keys(AXES).map(Wall.wish).filter(Boolean));
    find("filter").addEventListener("input", Wall.filter);
    find("wall").addEventListener("keydown", Wall.pressed);
    Wall.render();
  },

  /** A selection for an axis, with the values of goldens. */
  wish(axis) {
    const named = Gallery.goldens.filter(({ variant }) => variant[axis]);
    if (!named.length) return null;
    const others = named.length < Gallery.goldens.length && axis !== "device"
      ? [AXES[axis].usual({})] : [];
    const values = [...new Set([...others, ...Variants.values(named, axis)])];
    if (values.length < 2 && axis !== "device") return null;
    const select = element(
      "select", { id: `wish-${axis}`, "aria-keyshortcuts": AXES[axis].key },
      element("option", { value: "" }, "all"), values.map((value) => element("option", { value }, value)));
    select.addEventListener("change", () => Wall.choose(axis, select.value));
    return element("label.wish", {}, AXES[axis].name, select);
  },

  choose(axis, value) {
    Wall.wishes[axis] = value;
    find(`wish-${axis}`).value = value;
    Detail.leave();
    Wall.render();
    announce(`${AXES[axis].name}: ${value || "all"}. ${counted(Wall.shown.length, "golden")}`);
  },

  /** Chooses the next value of an axis; after the last, all. */
  turn(axis) {
    const select = find(`wish-${axis}`);
    if (!select) return;
    select.selectedIndex = (select.selectedIndex + 1) % select.options.length;
    Wall.choose(axis, select.value);
  },

  filter() {
    Wall.words = find("filter").value.toLowerCase().split(/\s+/).filter(Boolean);
    // A search shows the wall instead of the current golden.
    if (Wall.words.length) Detail.leave();
    Wall.render();
    announce(counted(Wall.shown.length, "golden"));
  },

  clear() {
    if (!find("filter").value) return false;
    find("filter").value = "";
    Wall.filter();
    return true;
  },

  wants(golden) {
    for (const [axis, value] of Object.entries(Wall.wishes)) {
      if (value && Variants.value(golden, axis) !== value) return false;
    }
    if (!Wall.words.length) return true;
    golden.hay ??= [
      golden.id, golden.shows, golden.test, golden.content, ...golden.texts, ...Object.values(golden.variant),
    ].filter(Boolean).join("\n").toLowerCase();
    return Wall.words.every((word) => golden.hay.includes(word));
  },

  render() {
    Wall.watch.disconnect();
    const groups = Gallery.groups.map((group) => [group, group.screens
      .map((screen) => [screen, screen.goldens.filter(Wall.wants)]).filter(([, goldens]) => goldens.length),
    ]).filter(([, screens]) => screens.length);
    Wall.shown = groups.flatMap(([, screens]) => screens.flatMap(([, goldens]) => goldens));
    find("wall").replaceChildren(
      ...Gallery.problems.map((problem) => element("p.problem", {}, problem)),
      ...groups.map(([group, screens]) => Wall.group(group, screens)));
    if (!Wall.shown.length) {
      find("wall").append(element("p.nothing", {}, Gallery.goldens.length
        ? "No golden has all these words and values. Escape clears the search." : "There are no goldens here."));
    }
    find("groups").replaceChildren(element("ul", {}, groups.map(([group, screens]) => Wall.link(group, screens))));
    const first = Wall.shown[0] && Wall.cards.get(Wall.shown[0]);
    if (first) first.tabIndex = 0;
  },

  count: (screens) => screens.reduce((sum, [, goldens]) => sum + goldens.length, 0),

  link: (group, screens) => element("li", {}, element(
    "a", { href: `#group/${encodeURIComponent(group.folder)}` }, element("span", {}, group.name),
    element("span.count", {}, number(Wall.count(screens))))),

  group(group, screens) {
    const id = `group-${Gallery.groups.indexOf(group)}`;
    return element(
      "section.group", { "aria-labelledby": id },
      element("h2", { id, tabIndex: -1 }, group.name, " ", element("span.count", {}, number(Wall.count(screens))),
        group.folder === group.name ? null : element("span.folder", {}, group.folder)),
      element("div.screens", {}, screens.map(([screen, goldens]) => Wall.screen(screen, goldens))));
  },

  screen(screen, goldens) {
    const row = element("ul.row", {}, goldens.map((golden) => element("li", {}, Wall.card(golden))));
    if (screen.goldens.length === 1) return element("div.screen", {}, row);
    return element("div.screen.several", { role: "group", "aria-label": screen.name },
      element("h3", {}, screen.name), row);
  },

  card(golden) {
    const several = golden.screen.goldens.length > 1;
    const card = element(
      "a.card", { href: Detail.address(golden), tabIndex: -1, title: golden.id }, Wall.thumb(golden),
      element("span.name", {}, golden.name),
      several ? element("span.variant", {}, Variants.label(golden)) : null,
      golden.frames ? element("span.variant", {}, counted(golden.frames, "frame")) : null,
      Wall.hit(golden));
    Wall.cards.set(golden, card);
    return card;
  },

  thumb(golden) {
    const thumb = element("span.thumb", { "aria-hidden": "true" });
    if (golden.content !== undefined) {
      thumb.classList.add("words");
      thumb.append(golden.content.slice(0, 400));
    } else if (!golden.picture) {
      thumb.classList.add("words");
      thumb.append(golden.note ?? "No picture");
    } else {
      const [width, height] = golden.points ?? golden.size;
      const scale = Math.min(1, Wall.room.width / width, Wall.room.height / height);
      thumb.style.width = `${Math.max(24, width * scale)}px`;
      thumb.style.height = `${Math.max(16, height * scale)}px`;
      thumb.dataset.key = golden.picture;
      if (golden.frames) thumb.dataset.film = "true";
      Wall.watch.observe(thumb);
    }
    return thumb;
  },

  /** The text in the picture that contains a searched word. */
  hit(golden) {
    if (!Wall.words.length) return null;
    const name = golden.id.toLowerCase();
    const wanted = Wall.words.filter((word) => !name.includes(word));
    const text = golden.texts.find((text) => wanted.some((word) => text.toLowerCase().includes(word)));
    return text === undefined ? null : element("span.hit", {}, `“${Layouts.short(text)}”`);
  },

  async fill(thumb) {
    if (!thumb.dataset.key || thumb.firstChild) return;
    Wall.watch.unobserve(thumb);
    const { key } = thumb.dataset;
    const image = element("img", { alt: "", decoding: "async" });
    thumb.append(image);
    await Pictures.arrived(key);
    image.src = (thumb.dataset.film && Wall.still(key)) || Pictures.address(key) || "";
  },

  /** The address of an animation's first frame, because moving pictures distract. */
  still(key) {
    const animation = Pictures.text(key) && Animated.read(Pictures.bytes(key));
    return animation ? URL.createObjectURL(Animated.file(animation, animation.frames[0])) : null;
  },

  /** Adds every picture, for printing. */
  async fillAll() {
    const thumbs = [...find("wall").querySelectorAll(".thumb")];
    await Promise.all(thumbs.map(Wall.fill));
    await Promise.all(thumbs.map((thumb) => thumb.querySelector("img")?.decode().catch(() => {})));
  },

  /** Arrow keys move between cards. */
  pressed(event) {
    const card = event.target.closest(".card");
    if (!card || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = {
      ArrowRight: () => Wall.step(card, 1), ArrowLeft: () => Wall.step(card, -1),
      ArrowDown: () => Wall.under(card, 1), ArrowUp: () => Wall.under(card, -1),
      Home: () => Wall.cards.get(Wall.shown[0]), End: () => Wall.cards.get(Wall.shown.at(-1)),
    }[event.key]?.();
    if (!next) return;
    event.preventDefault();
    Wall.focus(next);
  },

  order: () => Wall.shown.map((golden) => Wall.cards.get(golden)),

  step(card, by) {
    const cards = Wall.order();
    return cards[cards.indexOf(card) + by];
  },

  /** The nearest card in the next row down or up. */
  under(card, way) {
    const cards = Wall.order();
    const from = card.getBoundingClientRect();
    const middle = from.left + from.width / 2;
    let [best, row] = [null, null];
    for (let at = cards.indexOf(card) + way; cards[at]; at += way) {
      const box = cards[at].getBoundingClientRect();
      const beyond = way > 0 ? box.top >= from.bottom : box.bottom <= from.top;
      if (!beyond) continue;
      row ??= box;
      if (way > 0 ? box.top >= row.bottom : box.bottom <= row.top) break;
      const distance = Math.abs(box.left + box.width / 2 - middle);
      if (!best || distance < best.distance) best = { card: cards[at], distance };
    }
    return best?.card;
  },

  focus(card) {
    const old = /** @type {HTMLElement} */ (find("wall").querySelector(".card[tabindex='0']"));
    if (old) old.tabIndex = -1;
    card.tabIndex = 0;
    card.focus();
    card.scrollIntoView({ block: "nearest" });
  },
};
