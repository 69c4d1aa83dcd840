import ArgumentParser
import Failures

/// The options for additional and alternative outputs.
struct WrittenOptions: DrawOptions {
  @Flag(help: "All pictures as one, each under its label, in rows.")
  var sheet = false

  @Flag(help: "All pictures as one, each under its label, side by side.")
  var filmstrip = false

  @Flag(help: "All pictures as one animated PNG file that plays without end.")
  var animate = false

  @Flag(
    help:
      """
      Draw the fingers that are down over the picture: a disc each, and a ring around one that has \
      just come down.
      """
  )
  var touches = false

  @Flag(
    help: ArgumentHelp(
      "Draw a layout's insets, spacings in points, line breaks or groups, and constraints over "
        + "the picture."))
  var outline = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Write the picture with the cells' frames and index paths over it to this file, too.",
      valueName: "FILE"),
    completion: .file(extensions: ["png"]))
  var annotate: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Write the layout as JSON to this file, in points from the top left, back to front.",
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

  @Flag(help: "Print the work for each picture and the duration of its stages.")
  var perf = false

  @Flag(help: "Print a report of the written pictures as JSON.")
  var json = false

  @Flag(help: "Print errors and warnings only.")
  var quiet = false

  func apply(to request: inout RenderRequest) throws(Failure) {
    request.form = try form()
    request.tree = tree.map { Output($0) }
    request.annotated = annotate.map { Output($0) }
    request.extras.outlines = outline
    request.extras.showsTouches = touches
    request.extras.explained = try explain.map { text throws(Failure) in
      try Number.pixel(text)
    }
    (request.reportsWork, request.reportsJSON, request.isQuiet) = (perf, json, quiet)
  }

  /// Whether a picture must be written, as no other output is requested.
  func needsPicture() throws(Failure) -> Bool {
    let form = try form()
    return form != .separate || explain == nil && tree == nil && annotate == nil && !json
  }

  private func form() throws(Failure) -> RenderRequest.Form {
    let forms: [(Bool, RenderRequest.Form)] = [
      (sheet, .sheet), (filmstrip, .filmstrip), (animate, .animate),
    ]
    let wanted = forms.filter(\.0).map(\.1)
    if wanted.count > 1 { throw Failure(ShotProblem.together("--\(wanted[0])", "--\(wanted[1])")) }
    return wanted.first ?? .separate
  }
}
