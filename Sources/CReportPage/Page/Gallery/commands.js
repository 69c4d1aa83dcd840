// The gallery's keys, in a table from which the help is generated.

const KEYS = {
  "Go": [
    [["/"], "Search", () => find("filter").focus()],
    [["j"], "Next screen", () => Detail.step(1)],
    [["k"], "The screen before", () => Detail.step(-1)],
    [["ArrowRight", "]"], "Next variant", () => Detail.slide(1)],
    [["ArrowLeft", "["], "The variant before", () => Detail.slide(-1)],
    [["Escape"], "Back to all", null],
  ],
  "Variants": Object.entries(AXES).map(([axis, { name, key }]) => [[key], name, () => Detail.turn(axis)]),
  "Films": [
    [["Space"], "Play and pause", () => Detail.play()],
    [[","], "The frame before", () => Film.step(-1)],
    [["."], "The next frame", () => Film.step(1)],
  ],
  "Inspect": [
    [["l"], "Move over the picture by arrow keys", () => find("stage").focus()],
    [["Enter"], "Keep the element, and measure from it", null],
    [["p"], "The element around", () => Inspector.around()],
    [["e"], "The list of elements", () => Tree.focus(Inspector.chosen?.index ?? Inspector.hovered?.index ?? 0)],
    [["o"], "Outlines", () => Inspector.outline(!Inspector.outlined)],
    [["c"], "Copy the link to the element", () => Detail.copyLink()],
  ],
  "Look": [
    [["+", "="], "Larger", () => Detail.shown && Zoom.magnify(2)],
    [["-"], "Smaller", () => Detail.shown && Zoom.magnify(0.5)],
    [["0"], "Fit, or every pixel as one", () => Detail.shown && Zoom.toggleFit()],
    [["t"], "Light or dark page", () => Theme.next()],
    [["?"], "These keys", () => find("help").showModal()],
  ],
};
