import InterfaceBuilder

extension ElementValue {
  var string: String? { if case .text(let text) = self { text } else { nil } }

  var bool: Bool? {
    switch self {
    case .text("YES"): true
    case .text("NO"): false
    case .bool(let value): value
    default: nil
    }
  }

  /// The value as a number within the range of a screen.
  var number: Double? {
    let value: Double? =
      switch self {
      case .text(let text): Double(text)
      case .number(let number): number
      default: nil
      }
    guard let value, value.isFinite, abs(value) < 1e9 else { return nil }
    return abs(value) < 1e-300 ? 0 : value
  }
}

extension CGRect {
  init(_ rect: RectValue) {
    self.init(x: rect.x, y: rect.y, width: max(0, rect.width), height: max(0, rect.height))
  }
}

extension UIEdgeInsets {
  init(_ insets: InsetsValue) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
