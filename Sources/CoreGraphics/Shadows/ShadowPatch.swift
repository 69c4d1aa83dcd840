import CPixels

/// A blurred shadow with a repeatable column and row, that is, a nine-patch. Immutable.
///
/// If a shape has more equal rows than the blur's extent, the shadow has equal rows, too, and
/// stores one of them.
final class ShadowPatch: Sendable {
  private let bitmap: Bitmap
  private let reach: Int

  /// Creates the shadow of a plane; nil if it is too large for a bitmap.
  init?(of plane: AlphaPlane, blur: GaussianBlur, color: RGBA) {
    reach = blur.reach
    let window = PixelRect(
      minX: -reach, minY: -reach, maxX: plane.width + reach, maxY: plane.height + reach)
    guard let bitmap = Bitmap(shadowOf: plane, blur: blur, color: color, in: window) else {
      return nil
    }
    self.bitmap = bitmap
  }

  /// The size in bytes.
  var cost: Int { bitmap.height * bitmap.bytesPerRow }

  /// Draws the shadow of a shape with its top-left pixel at `origin`, in a user space of pixels;
  /// `columns` and `rows` are those that were removed from the plane.
  func draw(
    in context: CGContext, at origin: CGPoint, columns: Stretch?, rows: Stretch?, alpha: CGFloat
  ) {
    let (x, y) = (origin.x - CGFloat(reach), origin.y - CGFloat(reach))
    let visible = context.clipArea.applying(context.state.transform.inverted())
    for row in spans(bitmap.height, rows) {
      for column in spans(bitmap.width, columns) {
        let target = CGRect(
          x: x + column.origin, y: y + row.origin, width: column.length, height: row.length)
        guard target.intersects(visible) else { continue }
        let part = CGImage(
          bitmap: bitmap, originX: column.pixels.lowerBound, originY: row.pixels.lowerBound,
          width: column.pixels.count, height: row.pixels.count, shouldInterpolate: false)
        context.drawUpright(part, in: target, alpha: alpha)
      }
    }
  }

  /// A range of the patch's pixels along a side, and its drawn position and length in pixels.
  private struct Span {
    let pixels: Range<Int>
    let origin: CGFloat
    let length: CGFloat
  }

  /// Returns the parts of a side: before, at and after the repeated pixel.
  private func spans(_ length: Int, _ stretch: Stretch?) -> [Span] {
    guard let stretch else {
      return [Span(pixels: 0..<length, origin: 0, length: CGFloat(length))]
    }
    // The blur at this pixel covers equal rows only, on both sides.
    let repeated = stretch.start + 2 * reach
    let resumed = CGFloat(repeated + 1 + stretch.missing)
    return [
      Span(pixels: 0..<repeated, origin: 0, length: CGFloat(repeated)),
      Span(
        pixels: repeated..<repeated + 1, origin: CGFloat(repeated),
        length: CGFloat(1 + stretch.missing)),
      Span(
        pixels: repeated + 1..<length, origin: resumed, length: CGFloat(length - repeated - 1)),
    ].filter { !$0.pixels.isEmpty }
  }
}
