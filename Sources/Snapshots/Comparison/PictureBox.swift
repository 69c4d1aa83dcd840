/// A rectangle of whole pixels, counted from the top left.
public struct PictureBox: Hashable, Codable, Sendable {
  /// The left edge, in pixels from the left.
  public var x: Int
  /// The top edge, in pixels from the top.
  public var y: Int
  /// In pixels.
  public var width: Int
  /// In pixels.
  public var height: Int

  /// A box in pixels from the top left.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension PictureBox: CustomStringConvertible {
  /// "7 × 5 at (3, 0)".
  public var description: String { "\(width) × \(height) at (\(x), \(y))" }
}
