/// A displacement in points.
///
/// Source: Apple, UIOffset.
public struct UIOffset: Equatable, Hashable, Codable, Sendable {
  /// To the right, in points.
  public var horizontal: CGFloat
  /// Downwards, in points.
  public var vertical: CGFloat

  /// No offset.
  public static let zero = UIOffset()

  /// No offset.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// An offset in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
