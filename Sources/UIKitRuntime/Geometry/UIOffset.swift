/// An offset, in points.
///
/// Source: Apple, UIOffset.
public struct UIOffset: Equatable, Hashable, Codable, Sendable {
  /// The offset to the right, in points.
  public var horizontal: CGFloat
  /// The offset downwards, in points.
  public var vertical: CGFloat

  /// No offset.
  public static let zero = UIOffset()

  /// Creates a zero offset.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates an offset, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
