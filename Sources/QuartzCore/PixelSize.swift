/// A size in whole device pixels, rounded up from points so that nothing is cut.
package struct PixelSize: Equatable, Sendable {
  package let width: Int
  package let height: Int

  /// The pixels that cover a size in points; zero for a size that is empty or not finite.
  package init(points: CGSize, scale: CGFloat) {
    let width = (points.width * scale - Self.slack).rounded(.up)
    let height = (points.height * scale - Self.slack).rounded(.up)
    let isUsable = width > 0 && height > 0 && width < Self.limit && height < Self.limit
    self.width = isUsable ? Int(width) : 0
    self.height = isUsable ? Int(height) : 0
  }

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// What a sum of fractions may exceed a whole number by without asking for one more pixel.
  private static let slack: CGFloat = 1e-6

  /// The largest side of a bitmap: Cairo's image surfaces end at 32,767 pixels.
  private static let limit: CGFloat = 32_768
}
