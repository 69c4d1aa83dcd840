/// Offsets to show a screen at, one after the other.
public struct Sweep: Equatable, Sendable {
  /// In points.
  public var offsets: [CGPoint]

  /// Any offsets.
  public init(_ offsets: [CGPoint]) {
    self.offsets = offsets
  }

  /// Offsets down the content, from `first` to at most `last`.
  ///
  /// - Parameter step: in points; what is not positive gives the first offset alone.
  public static func down(from first: CGFloat, through last: CGFloat, by step: CGFloat) -> Sweep {
    Sweep(distances(first, last, step).map { CGPoint(x: 0, y: $0) })
  }

  /// Offsets across the content, from `first` to at most `last`.
  ///
  /// - Parameter step: in points; what is not positive gives the first offset alone.
  public static func across(from first: CGFloat, through last: CGFloat, by step: CGFloat) -> Sweep {
    Sweep(distances(first, last, step).map { CGPoint(x: $0, y: 0) })
  }

  private static func distances(_ first: CGFloat, _ last: CGFloat, _ step: CGFloat) -> [CGFloat] {
    step > 0 ? Array(stride(from: first, through: last, by: step)) : [first]
  }

  /// "120", or "40, 120" where both coordinates count.
  func label(of offset: CGPoint) -> String {
    let (x, y) = (ShortNumber.text(offset.x), ShortNumber.text(offset.y))
    if offsets.allSatisfy({ $0.x == 0 }) { return y }
    if offsets.allSatisfy({ $0.y == 0 }) { return x }
    return "\(x), \(y)"
  }
}
