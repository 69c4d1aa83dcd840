// The distances between two elements, in points.

const Measure = {
  /** Returns lines to draw, each with its length and its text: [{ x1, y1, x2, y2, length, words }]. */
  between(from, to) {
    const [a, b] = [from, to].map(({ x, y, width, height }) => (
      { left: x, top: y, right: x + width, bottom: y + height, middleX: x + width / 2, middleY: y + height / 2 }));
    const across = Measure.gap(a.left, a.right, b.left, b.right);
    const down = Measure.gap(a.top, a.bottom, b.top, b.bottom);
    if (!across && !down) return Measure.edges(a, b);
    const lines = [];
    if (across) {
      const y = Measure.shared(a.top, a.bottom, b.top, b.bottom) ?? a.middleY;
      lines.push({ x1: across.from, y1: y, x2: across.to, y2: y, length: across.length,
        words: across.forward ? "to the right" : "to the left" });
    }
    if (down) {
      const x = Measure.shared(a.left, a.right, b.left, b.right) ?? b.middleX;
      lines.push({ x1: x, y1: down.from, x2: x, y2: down.to, length: down.length,
        words: down.forward ? "below" : "above" });
    }
    return lines;
  },

  /** The space between two ranges; null if they overlap. */
  gap(start, end, otherStart, otherEnd) {
    if (otherStart >= end) return { from: end, to: otherStart, length: otherStart - end, forward: true };
    if (otherEnd <= start) return { from: otherEnd, to: start, length: start - otherEnd, forward: false };
    return null;
  },

  /** The middle of the intersection of two ranges; null if it is empty. */
  shared(start, end, otherStart, otherEnd) {
    const [from, to] = [Math.max(start, otherStart), Math.min(end, otherEnd)];
    return from < to ? (from + to) / 2 : null;
  },

  /** The distances between the edges of overlapping elements. */
  edges(a, b) {
    const x = Measure.shared(a.left, a.right, b.left, b.right) ?? b.middleX;
    const y = Measure.shared(a.top, a.bottom, b.top, b.bottom) ?? b.middleY;
    const line = (edge, x1, y1, x2, y2) => ({
      x1, y1, x2, y2, length: Math.abs(x2 - x1) + Math.abs(y2 - y1), words: `between the ${edge} edges` });
    return [
      line("left", a.left, y, b.left, y), line("right", a.right, y, b.right, y),
      line("top", x, a.top, x, b.top), line("bottom", x, a.bottom, x, b.bottom),
    ];
  },

  words: (lines) => lines.map(({ length, words }) => `${round(length)} pt ${words}`).join(", "),
};
