/// A sequence of content offsets.
public struct Sweep: Equatable, Sendable {
  /// The offsets in points.
  public var offsets: [CGPoint]

  /// Creates a sweep of any offsets.
  public init(_ offsets: [CGPoint]) {
    self.offsets = offsets
  }

  /// Returns offsets down the content, from `first` to at most `last`.
  ///
  /// - Parameter step: The step in points; if not positive, only the first offset is used.
  public static func down(from first: CGFloat, through last: CGFloat, by step: CGFloat) -> Sweep {
    Sweep(distances(first, last, step).map { CGPoint(x: 0, y: $0) })
  }

  /// Returns offsets across the content, from `first` to at most `last`.
  ///
  /// - Parameter step: The step in points; if not positive, only the first offset is used.
  public static func across(from first: CGFloat, through last: CGFloat, by step: CGFloat) -> Sweep {
    Sweep(distances(first, last, step).map { CGPoint(x: $0, y: 0) })
  }

  private static func distances(_ first: CGFloat, _ last: CGFloat, _ step: CGFloat) -> [CGFloat] {
    step > 0 ? Array(stride(from: first, through: last, by: step)) : [first]
  }

  /// Returns "120", or "40, 120" if both coordinates vary.
  func label(of offset: CGPoint) -> String {
    let (x, y) = (ShortNumber.text(offset.x), ShortNumber.text(offset.y))
    if offsets.allSatisfy({ $0.x == 0 }) { return y }
    if offsets.allSatisfy({ $0.y == 0 }) { return x }
    return "\(x), \(y)"
  }
}
