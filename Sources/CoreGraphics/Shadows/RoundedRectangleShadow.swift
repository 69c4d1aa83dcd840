/// The blurred shadow of a rounded rectangle of whole pixels, with the same pixels as a blurred
/// drawing of the rectangle.
///
/// Rectangles that differ only in the length of straight sides share a cached blur. O(drawn
/// pixels), plus O((corner + reach)²) on first use.
package struct RoundedRectangleShadow: Hashable, Sendable {
  private let shape: RoundedRectangle
  private let blur: GaussianBlur
  private let color: RGBA

  /// Creates the shadow of a shape with a size in pixels.
  package init(of shape: RoundedRectangle, blur: GaussianBlur, color: RGBA) {
    (self.shape, self.blur, self.color) = (shape, blur, color)
  }

  /// Draws the shadow with the top-left pixel of the shape, moved by the shadow's offset, at
  /// `origin`, in a user space of pixels.
  package func draw(in context: CGContext, at origin: CGPoint, alpha: CGFloat) {
    let (columns, rows) = (stretch(of: shape.width), stretch(of: shape.height))
    let smallest = RoundedRectangle(
      width: shape.width - (columns?.missing ?? 0), height: shape.height - (rows?.missing ?? 0),
      cornerRadius: shape.cornerRadius, corners: shape.corners,
      isContinuous: shape.isContinuous)
    ShadowPatchCache.shared.patch(of: .rectangle(smallest), blur: blur, color: color)?
      .draw(in: context, at: origin, columns: columns, rows: rows, alpha: alpha)
  }

  /// Returns the part of a side between its corners that exceeds the blur's extent.
  private func stretch(of side: Int) -> Stretch? {
    let missing = side - 2 * shape.cornerReach - (2 * blur.reach + 1)
    return missing > 0 ? Stretch(start: shape.cornerReach, missing: missing) : nil
  }
}
