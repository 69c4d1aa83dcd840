/// An element whose position or size is different on iOS.
struct ElementMove {
  let name: String
  /// The frame in the picture drawn here, in points.
  let frame: LayoutElement.Frame
  let scale: Double
  /// The offset in the iOS picture to the right and down, in pixels.
  let shift: PixelShift
  /// The difference of the sizes, in pixels.
  let growth: PixelShift
  /// The offset of the parent element.
  let around: PixelShift

  private var reference: LayoutElement.Frame {
    LayoutElement.Frame(
      x: frame.x + points(shift.x), y: frame.y + points(shift.y),
      width: frame.width + points(growth.x), height: frame.height + points(growth.y))
  }

  private func points(_ pixels: Int) -> Double { Double(pixels) / (scale > 0 ? scale : 1) }

  var finding: MatchFinding {
    let reference = reference
    func number(_ value: Double) -> String { LayoutChange.number(value) }
    var clauses: [String] = []
    var plurals: [String] = []
    switch (shift.x != around.x, shift.y != around.y) {
    case (true, true):
      clauses.append(
        "is at (\(number(frame.x)), \(number(frame.y))), on iOS (\(number(reference.x)),"
          + " \(number(reference.y)))")
    case (true, false):
      clauses.append("is at x \(number(frame.x)), on iOS \(number(reference.x))")
    case (false, true):
      clauses.append("is at y \(number(frame.y)), on iOS \(number(reference.y))")
    case (false, false): break
    }
    func far(_ pixels: Int, _ more: String, _ less: String) {
      guard pixels != 0 else { return }
      plurals.append("\(number(abs(points(pixels)))) pt \(pixels > 0 ? more : less)")
    }
    far(around.x - shift.x, "further right", "further left")
    far(around.y - shift.y, "further down", "further up")
    var plural = plurals.isEmpty ? [] : ["are \(plurals.joined(separator: " and "))"]
    plurals = []
    if growth.x != 0 {
      clauses.append("is \(number(frame.width)) wide, on iOS \(number(reference.width))")
    }
    if growth.y != 0 {
      clauses.append("is \(number(frame.height)) high, on iOS \(number(reference.height))")
    }
    far(-growth.x, "wider", "narrower")
    far(-growth.y, "higher", "less high")
    if !plurals.isEmpty { plural.append("are \(plurals.joined(separator: " and "))") }
    return MatchFinding(
      growth == PixelShift() ? .place : .extent, of: name, clauses.joined(separator: ", and "),
      plural: plural.joined(separator: " and ") + " than on iOS", drawn: frame, reference: reference
    )
  }
}
