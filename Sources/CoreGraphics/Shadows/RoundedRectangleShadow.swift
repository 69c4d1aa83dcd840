/// The blurred shadow of a rectangle of whole pixels, some of its corners rounded: the pixels that
/// blurring the drawn rectangle gives, without drawing it.
///
/// Rectangles that differ only in the length of straight sides share what was computed, and it is
/// kept between uses. Complexity: O(pixels drawn), and O((corner + reach)²) the first time.
package struct RoundedRectangleShadow: Hashable, Sendable {
  private let shape: RoundedRectangle
  private let blur: GaussianBlur
  private let color: RGBA

  /// The shadow of a shape in a colour, sizes in pixels.
  package init(of shape: RoundedRectangle, blur: GaussianBlur, color: RGBA) {
    (self.shape, self.blur, self.color) = (shape, blur, color)
  }

  /// Draws the shadow; the top left pixel of what casts it, moved by the shadow's offset, is
  /// `origin`, in a user space of one pixel to the unit.
  package func draw(in context: CGContext, at origin: CGPoint, alpha: CGFloat) {
    let (columns, rows) = (stretch(of: shape.width), stretch(of: shape.height))
    let smallest = RoundedRectangle(
      width: shape.width - (columns?.missing ?? 0), height: shape.height - (rows?.missing ?? 0),
      cornerRadius: shape.cornerRadius, corners: shape.corners,
      isContinuous: shape.isContinuous)
    ShadowPatchCache.shared.patch(of: .rectangle(smallest), blur: blur, color: color)?
      .draw(in: context, at: origin, columns: columns, rows: rows, alpha: alpha)
  }

  /// What a side has between its corners that is more than the blur can see at once.
  private func stretch(of side: Int) -> Stretch? {
    let missing = side - 2 * shape.cornerReach - (2 * blur.reach + 1)
    return missing > 0 ? Stretch(start: shape.cornerReach, missing: missing) : nil
  }
}
