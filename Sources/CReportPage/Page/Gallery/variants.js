// The axes in which the pictures of a screen differ, each with a key.

const AXES = {
  appearance: { name: "Appearance", key: "d", usual: () => "light" },
  direction: { name: "Direction", key: "m", usual: () => "left to right" },
  text: { name: "Text size", key: "s", usual: () => "usual" },
  device: { name: "Device", key: "v", usual: ({ points, size }) => (points ?? size ?? []).map(round).join(" × ") },
  platform: { name: "Drawn on", key: "i", usual: () => "Linux" },
};

/** At most two decimals, as in sidecars. */
const round = (value) => String(Number(value.toFixed(2)));

const Variants = {
  value: (golden, axis) => golden.variant[axis] ?? AXES[axis].usual(golden),

  /** The values of an axis, in the order of the goldens. */
  values: (goldens, axis) => [...new Set(goldens.map((golden) => Variants.value(golden, axis)))],

  /** The axes in which goldens differ. A size without a device's name counts only if no other axis
   * distinguishes them, because a dark picture may be smaller. */
  axes(goldens) {
    const axes = Object.keys(AXES).filter((axis) => Variants.values(goldens, axis).length > 1);
    if (!axes.includes("device") || goldens.some(({ variant }) => variant.device)) return axes;
    const others = axes.filter((axis) => axis !== "device");
    const names = goldens.map((golden) => others.map((axis) => Variants.value(golden, axis)).join("\n"));
    return new Set(names).size === goldens.length ? others : axes;
  },

  /** The name of a variant: "dark, right to left". */
  label(golden) {
    const axes = Variants.axes(golden.screen.goldens);
    return axes.map((axis) => Variants.value(golden, axis)).join(", ") || golden.name;
  },

  /** Returns the golden that is most similar to another, the first of several. */
  nearest(goldens, other) {
    const likeness = (golden) => Object.keys(AXES).filter(
      (axis) => Variants.value(golden, axis) === Variants.value(other, axis)).length;
    return goldens.reduce((best, golden) => (likeness(golden) > likeness(best) ? golden : best), goldens[0]);
  },

  /** The same screen with the next value of an axis, cyclically; null if there is no other. */
  next(golden, axis) {
    const { goldens } = golden.screen;
    if (!Variants.axes(goldens).includes(axis)) return null;
    const values = Variants.values(goldens, axis);
    const value = values[(values.indexOf(Variants.value(golden, axis)) + 1) % values.length];
    return Variants.with(golden, axis, value);
  },

  with: (golden, axis, value) => Variants.nearest(
    golden.screen.goldens.filter((other) => Variants.value(other, axis) === value), golden),
};
