/// The size of a picture, in pixels.
public struct PictureSize: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int

  /// Creates a size in pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  package init(_ image: some PixelSource) {
    self.init(width: image.width, height: image.height)
  }

  public var description: String { "\(width) × \(height)" }
}
