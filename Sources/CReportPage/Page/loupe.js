// Some pixels of both pictures, magnified, with their values.

const Loupe = {
  reach: 5,
  /** The position in pixels; a pinned position does not follow the pointer. */
  at: null,
  pinned: null,

  show() {
    Loupe.at = Loupe.pinned = null;
    const { width, height, patches } = Stage.shown;
    const { x, y, width: across, height: down } = patches[0] ?? { x: 0, y: 0, width, height };
    if (width) Loupe.at = { x: x + (across >> 1), y: y + (down >> 1) };
    Loupe.draw();
  },

  look(x, y) {
    Loupe.pinned = Loupe.at = { x, y };
    Loupe.draw();
  },

  hover(x, y) {
    Loupe.at = { x, y };
    Loupe.draw();
  },

  leave() {
    if (!Loupe.pinned) return;
    Loupe.at = Loupe.pinned;
    Loupe.draw();
  },

  draw() {
    if (!find("loupe")) return;
    find("loupe").hidden = !Stage.shown?.width;
    for (const side of ["expected", "actual"]) Loupe.magnify(side);
    find("channels").textContent = Loupe.channels();
    const { x, y } = Loupe.at ?? {};
    find("loupe-place").textContent = Loupe.at ? `Loupe at ${x}, ${y}` : "Loupe";
  },

  magnify(side) {
    const canvas = find(`loupe-${side}`);
    const context = canvas.getContext("2d");
    const size = 2 * Loupe.reach + 1;
    const cell = canvas.width / size;
    context.clearRect(0, 0, canvas.width, canvas.height);
    const picture = Stage.shown?.[side] ?? (side === "expected" ? Stage.shown?.thumb : null);
    canvas.parentElement.hidden = !picture;
    find(`loupe-${side}-value`).textContent = Loupe.at && picture
      ? Loupe.hex(Pictures.pixel(picture, Loupe.at.x, Loupe.at.y)) : "–";
    if (!Loupe.at || !picture) return;
    for (let row = 0; row < size; row++) {
      for (let column = 0; column < size; column++) {
        const pixel = Pictures.pixel(
          picture, Loupe.at.x + column - Loupe.reach, Loupe.at.y + row - Loupe.reach);
        if (!pixel) continue;
        context.fillStyle = `rgba(${pixel[0]} ${pixel[1]} ${pixel[2]} / ${pixel[3] / 255})`;
        context.fillRect(column * cell, row * cell, cell - 2, cell - 2);
      }
    }
    context.lineWidth = 4;
    context.strokeStyle = "#fff";
    const edge = Loupe.reach * cell - 2;
    context.strokeRect(edge, edge, cell + 2, cell + 2);
    context.strokeStyle = "#000";
    context.strokeRect(edge - 4, edge - 4, cell + 10, cell + 10);
  },

  hex: (pixel) => pixel
    ? `#${pixel.slice(0, pixel[3] === 255 ? 3 : 4).map((part) => part.toString(16).padStart(2, "0")).join("")}`
    : "outside",

  values() {
    const { x, y } = Loupe.at;
    return ["expected", "actual"].map((side) => Pictures.pixel(Stage.shown[side], x, y));
  },

  /** "red 12 → 14 (+2)" for each channel that differs. */
  channels() {
    if (!Loupe.at || !Stage.shown?.difference) return "";
    const [expected, actual] = Loupe.values();
    if (!expected || !actual) return "only one picture reaches here";
    const names = ["red", "green", "blue", "alpha"];
    const changed = names.flatMap((name, index) => {
      const change = actual[index] - expected[index];
      if (!change) return [];
      const sign = change > 0 ? "+" : "−";
      return [`${name} ${expected[index]} → ${actual[index]} (${sign}${Math.abs(change)})`];
    });
    return changed.length ? changed.join("\n") : "equal";
  },

  sentence() {
    const [expected, actual] = Loupe.values().map(Loupe.hex);
    const { x, y } = Loupe.at;
    return `${x}, ${y}: ${Wording.inside("expected")} ${expected}, ${Wording.inside("actual")} ${actual}; ${Loupe.channels().replaceAll("\n", ", ") || "nothing to compare"}`;
  },
};
