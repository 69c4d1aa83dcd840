/// The inherited properties of elements.
struct SVGStyle {
  enum Paint: Equatable {
    case none
    case color(VectorColor)
    case current
    /// A gradient given by its id, and a fallback.
    case reference(String, fallback: VectorColor?)
  }

  var fill = Paint.color(.black)
  var stroke = Paint.none
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  var isEvenOdd = false
  var isClipEvenOdd = false
  var strokeWidth = SVGLength("1")
  var cap = VectorStroke.Cap.butt
  var join = VectorStroke.Join.miter
  var miterLimit = 4.0
  var dashes: [SVGLength] = []
  var dashOffset: SVGLength?
  var color = VectorColor.black
  var isVisible = true

  /// Sets a property; returns false for an invalid value, which is ignored.
  mutating func take(_ name: String, _ value: String) -> Bool {
    if value == "inherit" { return true }
    switch name {
    case "fill": return set(\.fill, Self.paint(value))
    case "stroke": return set(\.stroke, Self.paint(value))
    case "color":
      return value == "currentColor" || set(\.color, SVGColor.read(value))
    case "fill-opacity": return set(\.fillOpacity, Self.fraction(value))
    case "stroke-opacity": return set(\.strokeOpacity, Self.fraction(value))
    case "fill-rule": return set(\.isEvenOdd, Self.rule(value))
    case "clip-rule": return set(\.isClipEvenOdd, Self.rule(value))
    case "visibility": return set(\.isVisible, value == "visible")
    default: return takeLine(name, value)
    }
  }

  /// Sets a property of strokes.
  private mutating func takeLine(_ name: String, _ value: String) -> Bool {
    switch name {
    case "stroke-width": return set(\.strokeWidth, SVGLength(value))
    case "stroke-miterlimit":
      return set(\.miterLimit, NumberScanner.list(value)?.first { $0 >= 1 })
    case "stroke-dashoffset": return set(\.dashOffset, SVGLength(value))
    case "stroke-linecap":
      return set(\.cap, ["butt": .butt, "round": .round, "square": .square][value])
    case "stroke-linejoin":
      return set(
        \.join, ["miter": .miter, "round": .round, "bevel": .bevel, "miter-clip": .miter][value])
    case "stroke-dasharray":
      let words = value.split { $0 == "," || $0.isWhitespace }
      let lengths = words.compactMap { SVGLength($0) }
      let isNone = value == "none"
      return set(\.dashes, isNone ? [] : lengths.count == words.count ? lengths : nil)
    default: return true
    }
  }

  private mutating func set<Value>(_ key: WritableKeyPath<Self, Value>, _ value: Value?) -> Bool {
    guard let value else { return false }
    self[keyPath: key] = value
    return true
  }

  private mutating func set<Value>(_ key: WritableKeyPath<Self, Value?>, _ value: Value?) -> Bool {
    guard let value else { return false }
    self[keyPath: key] = value
    return true
  }

  static func fraction(_ text: String) -> Double? {
    guard let length = SVGLength(text) else { return nil }
    return min(max(length.isPercentage ? length.number / 100 : length.number, 0), 1)
  }

  private static func rule(_ text: String) -> Bool? { ["nonzero": false, "evenodd": true][text] }

  private static func paint(_ text: String) -> Paint? {
    if text == "none" { return Paint.none }
    if text.lowercased() == "currentcolor" { return .current }
    if let reference = reference(text) {
      let rest = text.split(separator: ")", maxSplits: 1).dropFirst().first ?? ""
      return .reference(reference, fallback: SVGColor.read(String(rest)))
    }
    return SVGColor.read(text).map { .color($0) }
  }

  /// Returns the id in `url(#id)`; nil for other values.
  static func reference(_ text: String) -> String? {
    guard text.hasPrefix("url("), let end = text.firstIndex(of: ")") else { return nil }
    let inside = text.dropFirst(4)[..<end].filter { !"\"' ".contains($0) }
    return inside.hasPrefix("#") ? String(inside.dropFirst()) : nil
  }
}
