/// A `viewBox` with its alignment and scaling.
struct ViewBox: Equatable {
  let box: VectorBox
  private var alignX = 0.5
  private var alignY = 0.5
  private var fit = Fit.meet

  private enum Fit { case meet, slice, stretch }

  /// Creates a view box from the attributes of an SVG element.
  ///
  /// - Parameters:
  ///   - text: The `viewBox`; nil for an error or an empty size.
  ///   - aspect: The `preserveAspectRatio`; nil for the default.
  init?(_ text: String, aspect: String?) {
    guard let numbers = NumberScanner.list(text), numbers.count == 4, numbers[2] > 0,
      numbers[3] > 0
    else { return nil }
    box = VectorBox(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    var words = (aspect ?? "").split(separator: " ")[...]
    if words.first == "defer" { words = words.dropFirst() }
    if let align = words.first { read(align) }
    if words.dropFirst().first == "slice", fit == .meet { fit = .slice }
  }

  private mutating func read(_ align: Substring) {
    if align == "none" {
      fit = .stretch
      return
    }
    let sides = ["Min": 0.0, "Mid": 0.5, "Max": 1.0]
    guard align.count == 8, let x = sides[String(align.dropFirst().prefix(3))],
      let y = sides[String(align.suffix(3))]
    else { return }
    (alignX, alignY) = (x, y)
  }

  /// Returns the transform to a viewport with its corner at (0, 0).
  func transform(to viewport: (width: Double, height: Double)) -> VectorTransform {
    var (x, y) = (viewport.width / box.width, viewport.height / box.height)
    switch fit {
    case .meet: (x, y) = (min(x, y), min(x, y))
    case .slice: (x, y) = (max(x, y), max(x, y))
    case .stretch: break
    }
    return VectorTransform(
      a: x, b: 0, c: 0, d: y, tx: (viewport.width - box.width * x) * alignX - box.minX * x,
      ty: (viewport.height - box.height * y) * alignY - box.minY * y)
  }
}
