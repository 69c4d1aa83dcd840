/// A rectangle of whole pixels, counted from the top left.
public struct PictureBox: Hashable, Codable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

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
