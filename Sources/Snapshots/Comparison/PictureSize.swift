/// The size of a picture, in pixels.
public struct PictureSize: Hashable, Codable, Sendable, CustomStringConvertible {
  public let width: Int
  public let height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  init(_ image: CGImage) {
    self.init(width: image.width, height: image.height)
  }

  public var description: String { "\(width) × \(height)" }
}
