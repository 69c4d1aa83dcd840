/// The size of a picture, in pixels.
public struct PictureSize: Hashable, Codable, Sendable, CustomStringConvertible {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int

  /// A size in pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  package init(_ image: some PixelSource) {
    self.init(width: image.width, height: image.height)
  }

  public var description: String { "\(width) × \(height)" }
}
