import LayoutGeometry

/// A size in whole device pixels, rounded up from points so that nothing is clipped.
package struct PixelSize: Equatable, Sendable {
  package let width: Int
  package let height: Int

  /// Creates the pixel size for points; zero for an empty or infinite size.
  package init(points: CGSize, scale: CGFloat) {
    let grid = FrameGrid(scale: 1)
    let width = grid.roundedUp(Double(points.width * scale))
    let height = grid.roundedUp(Double(points.height * scale))
    let isUsable = width > 0 && height > 0 && width < Self.limit && height < Self.limit
    self.width = isUsable ? Int(width) : 0
    self.height = isUsable ? Int(height) : 0
  }

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The maximum side of a bitmap: Cairo's image surfaces have up to 32,767 pixels.
  private static let limit: Double = 32_768
}
