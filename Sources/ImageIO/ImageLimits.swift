/// The limits of image sizes, which are checked before memory is allocated.
package struct ImageLimits: Equatable, Sendable {
  /// The maximum width and height, in pixels.
  package var maximumSide: Int
  /// The maximum number of pixels; each takes four bytes.
  package var maximumPixels: Int

  /// 32,767 pixels per side, the limit of Cairo's image surfaces, and 100 million pixels, which
  /// take 400 MB.
  package static let standard = ImageLimits(maximumSide: 32_767, maximumPixels: 100_000_000)

  package init(maximumSide: Int, maximumPixels: Int) {
    self.maximumSide = maximumSide
    self.maximumPixels = maximumPixels
  }

  /// Returns whether a size is positive and within the limits.
  package func allows(width: Int, height: Int) -> Bool {
    guard width > 0, height > 0, width <= maximumSide, height <= maximumSide else { return false }
    let (pixels, isLarge) = width.multipliedReportingOverflow(by: height)
    return !isLarge && pixels <= maximumPixels
  }
}
