// Foundation on Linux has no such words for its geometry. Source: Apple, CGRect.debugDescription.

extension CGPoint {
  /// The numbers in parentheses.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize {
  /// The numbers in parentheses.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect {
  /// The numbers of origin and size in parentheses.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(width), \(height))"
  }
}
