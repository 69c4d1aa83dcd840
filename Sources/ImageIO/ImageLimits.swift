/// How large a picture may be, checked before any memory for its pixels is asked for.
package struct ImageLimits: Equatable, Sendable {
  /// The largest width and the largest height, in pixels.
  package var maximumSide: Int
  /// The largest width × height, in pixels; each costs four bytes.
  package var maximumPixels: Int

  /// 32,767 pixels a side, which is where Cairo's image surfaces end, and 100 million pixels in
  /// all, which is 400 MB.
  package static let standard = ImageLimits(maximumSide: 32_767, maximumPixels: 100_000_000)

  package init(maximumSide: Int, maximumPixels: Int) {
    self.maximumSide = maximumSide
    self.maximumPixels = maximumPixels
  }

  /// Whether both sides are at least one pixel and within the limits.
  package func allows(width: Int, height: Int) -> Bool {
    guard width > 0, height > 0, width <= maximumSide, height <= maximumSide else { return false }
    let (pixels, isLarge) = width.multipliedReportingOverflow(by: height)
    return !isLarge && pixels <= maximumPixels
  }
}
