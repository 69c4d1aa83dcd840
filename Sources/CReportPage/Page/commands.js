// The report's keys, in a table from which the help is generated.

const KEYS = {
  "Go": [
    [["Space"], "Next without a mark", () => Review.advance()],
    [["j", "ArrowDown"], "Next result", () => Review.step(1)],
    [["k", "ArrowUp"], "Previous result", () => Review.step(-1)],
    [["n"], "Next largest difference", () => Stage.jump(1)],
    [["p"], "The difference before", () => Stage.jump(-1)],
    [["/"], "Filter", () => find("filter").focus()],
  ],
  "Decide": [
    [["a"], "Accept, and continue", () => Review.decide("accept")],
    [["r"], "Reject, and continue", () => Review.decide("reject")],
    [["u"], "Take the mark back", () => Review.mark(null)],
    [["A"], "Accept all of this cause", () => Review.decide("accept", true)],
    [["R"], "Reject all of this cause", () => Review.decide("reject", true)],
    [["c"], "Copy the command, or save the marks", () => Review.copy()],
  ],
  "Compare": [
    ...Object.entries(VIEWS).map(([view, { name }], index) => [
      [String(index + 1)], name, () => Stage.shown?.difference && Stage.choose(view)]),
    [["ArrowLeft"], "Slider and blend: less", () => Stage.setShare(Stage.share - 5)],
    [["ArrowRight"], "Slider and blend: more", () => Stage.setShare(Stage.share + 5)],
    [["b"], "Blink: the other picture", () => { Stage.stop(); Stage.blink(); }],
    [[","], "Animations: the frame before", () => Film.step(-1)],
    [["."], "Animations: the next frame", () => Film.step(1)],
    [["o"], "Outlines", () => Stage.outline(!Stage.outlined)],
  ],
  "Look": [
    [["+", "="], "Larger", () => Zoom.magnify(2)],
    [["-"], "Smaller", () => Zoom.magnify(0.5)],
    [["0"], "Fit, or every pixel as one", () => Zoom.toggleFit()],
    [["l"], "Loupe by arrow keys", () => find("stage").focus()],
    [["t"], "Light or dark", () => Theme.next()],
    [["?"], "These keys", () => find("help").showModal()],
  ],
};
