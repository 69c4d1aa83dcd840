import ArgumentParser

/// What is written, besides the picture or instead of it.
struct WrittenOptions: ParsableArguments {
  @Flag(help: "All pictures as one, each under its label, in rows.")
  var sheet = false

  @Flag(help: "All pictures as one, each under its label, side by side.")
  var filmstrip = false

  @Flag(help: "All pictures as one animated PNG file that plays without end.")
  var animate = false

  @Flag(
    help: ArgumentHelp(
      "Draw a flow layout's insets, spacings in points and line breaks, and what constraints "
        + "bind, over the picture."))
  var outline = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Write the picture with the cells' frames and index paths over it there, too.",
      valueName: "FILE"),
    completion: .file(extensions: ["png"]))
  var annotate: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Write what lies where as JSON there, in points from the top left, back to front.",
      valueName: "FILE"),
    completion: .file(extensions: ["json"]))
  var tree: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Print the views that made a pixel, front to back, with their colours there and the "
        + "constraints that decide their edges; in pixels from the top left.",
      valueName: "X,Y"))
  var explain: String?

  @Flag(help: "Say what was done for each picture and how long its stages took.")
  var perf = false

  @Flag(help: "Print what was written as JSON.")
  var json = false

  @Flag(help: "Say nothing but what is wrong.")
  var quiet = false
}
