import Foundation

/// Numbers as the command line writes them: decimal, finite, nothing around them.
enum Number {
  /// Offsets beyond this many points either way are refused; layouts stay exact well past it.
  static let largestOffset = 1e9

  /// "X,Y" in points.
  static func offset(_ text: String) throws(RenderError) -> CGPoint {
    guard let (x, y) = pair(text, separators: [","]), abs(x) <= largestOffset,
      abs(y) <= largestOffset
    else { throw .malformed(.offset, text) }
    return CGPoint(x: x, y: y)
  }

  /// "WxH" in points.
  static func size(_ text: String) throws(RenderError) -> CGSize {
    guard let (width, height) = pair(text, separators: ["x", "X", "×"]) else {
      throw .malformed(.size, text)
    }
    guard width > 0, height > 0 else { throw .notPositive(.size, text) }
    return CGSize(width: width, height: height)
  }

  /// "FROM..TO" in points, two different numbers.
  static func range(_ text: String) throws(RenderError) -> ScrollRange {
    let parts = text.components(separatedBy: "..")
    guard parts.count == 2, let start = number(parts[0][...]), let end = number(parts[1][...]),
      abs(start) <= largestOffset, abs(end) <= largestOffset, start != end
    else { throw .malformed(.scroll, text) }
    return ScrollRange(start: start, end: end)
  }

  static func scale(_ text: String) throws(RenderError) -> CGFloat {
    guard let scale = number(text[...]) else { throw .malformed(.scale, text) }
    guard scale > 0 else { throw .notPositive(.scale, text) }
    return scale
  }

  private static func pair(_ text: String, separators: Set<Character>) -> (Double, Double)? {
    let parts = text.split(omittingEmptySubsequences: false) { separators.contains($0) }
    guard parts.count == 2, let first = number(parts[0]), let second = number(parts[1]) else {
      return nil
    }
    return (first, second)
  }

  /// `Double.init` would also take hexadecimal digits, "nan" and "infinity".
  private static func number(_ text: Substring) -> Double? {
    guard text.allSatisfy({ "+-.0123456789eE".contains($0) }), let value = Double(text),
      value.isFinite
    else { return nil }
    return value
  }
}
