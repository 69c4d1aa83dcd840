// Foundation on Linux has no such descriptions of its geometry types, and prints them as other
// structures. Source: Apple, CGRect.debugDescription.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The numbers in parentheses.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The numbers in parentheses.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The numbers of origin and size in parentheses.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(width), \(height))"
  }
}
