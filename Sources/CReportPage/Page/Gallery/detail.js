// A golden: its picture, its variants in a row, and its facts.

const Detail = {
  golden: null,
  /** { golden, picture, layout, width, height }; null if no golden is shown. */
  shown: null,
  /** The scroll position of the wall. */
  wallTop: 0,

  build() {
    Zoom.build({ size: () => Detail.shown, changed: () => Inspector.draw() });
    Film.build({ put: ({ actual }) => actual && Detail.putFrame(actual), verdict: () => "" });
    find("back").addEventListener("click", () => Detail.leave());
    find("link").addEventListener("click", () => Detail.copyLink());
    addEventListener("hashchange", () => Detail.follow());
  },

  // Addresses: "#<golden>", "#<golden>&element=<number>", "#group/<folder>". Encoded names contain
  // neither "&" nor "/".

  address: (golden, index = null) =>
    `#${encodeURIComponent(golden.id)}${index === null ? "" : `&element=${index}`}`,

  /** Shows the golden or group of the address. */
  follow() {
    const [name, ...rest] = location.hash.slice(1).split("&");
    if (name.startsWith("group/")) return Detail.showGroup(Detail.decoded(name.slice(6)));
    const id = Detail.decoded(name);
    const golden = Gallery.goldens.find((golden) => golden.id === id);
    if (!golden) return Detail.showWall();
    const index = rest.map((part) => /^element=(\d+)$/.exec(part)?.[1]).find(Boolean);
    return Detail.show(golden, index === undefined ? null : Number(index));
  },

  decoded(text) {
    try {
      return decodeURIComponent(text);
    } catch {
      // Not an address of this page.
      return text;
    }
  },

  /** Shows another golden; goldens of one screen share an entry in the history. */
  go(golden) {
    if (!golden || golden === Detail.golden) return;
    const address = Detail.address(golden);
    if (Detail.golden?.screen === golden.screen) {
      history.replaceState(null, "", address);
      Detail.show(golden);
    } else {
      location.hash = address;
    }
  },

  leave() {
    if (!Detail.golden) return false;
    location.hash = "#";
    return true;
  },

  showWall() {
    const { golden } = Detail;
    Detail.close();
    document.title = Gallery.title;
    if (!golden) return;
    scrollTo(0, Detail.wallTop);
    const card = Wall.cards.get(golden);
    const isBusyAbove = document.activeElement?.closest(".top");
    if (card?.isConnected && !isBusyAbove) Wall.focus(card);
  },

  showGroup(folder) {
    Detail.close();
    const index = Gallery.groups.findIndex((group) => group.folder === folder);
    const heading = find(`group-${index}`);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  },

  close() {
    Film.stop();
    Detail.golden = Detail.shown = null;
    find("detail").hidden = true;
    find("wall").hidden = find("groups").hidden = false;
    document.body.classList.remove("one");
  },

  async show(golden, index = null) {
    if (golden === Detail.golden) return Inspector.choose(index, false);
    const isFirst = !Detail.golden;
    if (isFirst) Detail.wallTop = scrollY;
    Detail.golden = golden;
    Film.stop();
    find("wall").hidden = find("groups").hidden = true;
    find("detail").hidden = false;
    document.body.classList.add("one");
    document.title = `${golden.name} – ${Gallery.title}`;
    Detail.head(golden);
    if (isFirst) {
      scrollTo(0, 0);
      find("name").focus({ preventScroll: true });
    }
    announce([golden.id, Variants.label(golden), golden.shows].filter(Boolean).join(". "));
    const decoded = await Pictures.decoded(golden.picture);
    const { actual } = decoded ? await Film.load(null, decoded) : { actual: null };
    if (Detail.golden !== golden) return;
    if (!decoded) Film.reels = null;
    const layout = Layouts.of(golden);
    const [width, height] = actual ? golden.size : [0, 0];
    Detail.shown = { golden, picture: actual, layout, width, height };
    Zoom.value = null;
    Detail.draw();
    Inspector.begin(index);
    Tree.build();
    find("stage").dataset.shows = golden.id;
  },

  head(golden) {
    const { goldens } = golden.screen;
    const cut = golden.id.lastIndexOf("/") + 1;
    find("name").replaceChildren(element("span.folder", {}, golden.id.slice(0, cut)), golden.id.slice(cut));
    const at = Wall.shown.indexOf(golden);
    find("position").textContent = at < 0 ? "" : `${number(at + 1)} of ${number(Wall.shown.length)}`;
    find("shows").textContent = golden.shows ?? "";
    find("strip").hidden = goldens.length < 2;
    find("strip").replaceChildren(...goldens.map((other) => Detail.variant(other, golden)));
    find("strip").querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
    find("axes").replaceChildren(...Variants.axes(goldens).map((axis) => Detail.axis(golden, axis)));
    Detail.about(golden);
  },

  variant(golden, current) {
    const thumb = Wall.thumb(golden);
    for (const side of ["width", "height"]) {
      if (thumb.style[side]) thumb.style[side] = `calc(${thumb.style[side]} * 0.3)`;
    }
    const link = element(
      "a.card", { href: Detail.address(golden), "aria-current": golden === current ? "true" : null }, thumb,
      element("span.name", {}, Variants.label(golden)));
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      Detail.go(golden);
    });
    return element("li", {}, link);
  },

  /** Radio buttons for the values of an axis. */
  axis(golden, axis) {
    const { name, key } = AXES[axis];
    const values = Variants.values(golden.screen.goldens, axis);
    const inputs = values.map((value) => {
      const input = element("input", {
        type: "radio", name: axis, value, checked: value === Variants.value(golden, axis), "aria-keyshortcuts": key });
      input.addEventListener("change", () => Detail.go(Variants.with(golden, axis, value)));
      return element("label", {}, input, element("span", {}, value));
    });
    return element("fieldset.segments", {}, element("legend.hidden", {}, name), inputs);
  },

  about(golden) {
    const { size, points, bytes, frames, test, note, reduced, variant } = golden;
    const rows = [
      ["Size", size && `${size.join(" × ")} pixels`],
      ["Points", points && `${points.map(round).join(" × ")}`],
      ["Frames", frames && number(frames)],
      ...Object.keys(AXES).map((axis) => [AXES[axis].name, variant[axis]]),
      ["File", `${number(bytes)} bytes`],
      ["Whose", test],
    ].filter(([, value]) => value);
    find("about").replaceChildren(...rows.flatMap(([name, value]) => [
      element("dt", {}, name), element("dd", {}, value)]));
    if (note) find("about").append(element("dt.note", {}, note));
    if (reduced) find("about").append(element("dt.note", {}, "Shown reduced: the whole picture is too large for one file."));
  },

  /** Shows the picture, or a note in its place. */
  draw() {
    const { golden, picture, width } = Detail.shown;
    Film.draw();
    Zoom.frames = [];
    find("tools").hidden = !picture && golden.screen.goldens.length < 2;
    find("outlines-label").hidden = find("link").hidden = !Detail.shown.layout;
    if (!picture) {
      find("stage").replaceChildren(golden.content === undefined
        ? element("div.calm", {}, element("p", {}, golden.note ?? "This page has no picture of it."))
        : element("pre.text", { tabIndex: 0 }, golden.content));
      return;
    }
    const frame = element("div.frame", {}, Detail.image(picture), shape("svg", { "aria-hidden": "true", preserveAspectRatio: "none" }));
    frame.addEventListener("pointermove", (event) => Inspector.hover(...Zoom.place(frame, event)));
    frame.addEventListener("pointerleave", () => Inspector.hover(null));
    frame.addEventListener("click", (event) => Inspector.click(...Zoom.place(frame, event)));
    Zoom.frames = [frame];
    find("stage").replaceChildren(element("div.pane", {}, element("div.scroller", {}, frame)));
    if (width) Zoom.resize();
  },

  image(picture) {
    const { golden, width, height } = Detail.shown;
    const image = picture.image.cloneNode();
    image.alt = [golden.name, golden.shows].filter(Boolean).join(": ");
    image.draggable = false;
    image.dataset.width = width;
    image.dataset.height = height;
    return image;
  },

  /** Shows another frame of an animation. */
  putFrame(picture) {
    if (!Detail.shown) return;
    Detail.shown.picture = picture;
    Film.draw();
    Zoom.frames[0]?.querySelector("img")?.replaceWith(Detail.image(picture));
    Zoom.resize();
  },

  play() {
    if (!Film.reels) return;
    if (Film.playing) Film.stop();
    else Film.play();
  },

  /** Shows the next screen, in the most similar variant. */
  step(by) {
    const screens = [...new Set(Wall.shown.map(({ screen }) => screen))];
    if (!Detail.golden || !screens.length) return;
    const at = screens.indexOf(Detail.golden.screen);
    const screen = screens[Math.min(Math.max(at < 0 ? 0 : at + by, 0), screens.length - 1)];
    Detail.go(Variants.nearest(screen.goldens.filter(Wall.wants), Detail.golden));
  },

  /** Shows the next variant in the row, cyclically. */
  slide(by) {
    const goldens = Detail.golden?.screen.goldens ?? [];
    Detail.go(goldens[(goldens.indexOf(Detail.golden) + by + goldens.length) % goldens.length]);
  },

  /** Chooses the next value of an axis, for this golden or for the wall. */
  turn(axis) {
    if (Detail.golden) Detail.go(Variants.next(Detail.golden, axis));
    else Wall.turn(axis);
  },

  async copyLink() {
    if (!Detail.golden) return;
    const text = location.href;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const area = element("textarea", {}, text);
      document.body.append(area);
      area.select();
      document.execCommand("copy");
      area.remove();
    }
    announce("The link is copied.");
    find("link").firstChild.textContent = "Copied ";
    setTimeout(() => (find("link").firstChild.textContent = "Copy link "), 1600);
  },
};
