import CPixels

/// A blurred shadow in one colour, with a column and a row of pixels that may be repeated: a
/// nine-patch. Immutable.
///
/// Where a shape's rows are equal for longer than the blur reaches, so are the shadow's, and one of
/// them stands for all.
final class ShadowPatch: Sendable {
  private let bitmap: Bitmap
  private let reach: Int

  /// The shadow of a plane; nil when it is too large for a bitmap.
  init?(of plane: AlphaPlane, blur: GaussianBlur, color: RGBA) {
    reach = blur.reach
    let window = PixelRect(
      minX: -reach, minY: -reach, maxX: plane.width + reach, maxY: plane.height + reach)
    guard let bitmap = Bitmap(shadowOf: plane, blur: blur, color: color, in: window) else {
      return nil
    }
    self.bitmap = bitmap
  }

  /// What it holds, in bytes.
  var cost: Int { bitmap.height * bitmap.bytesPerRow }

  /// Draws the shadow of a shape whose top left pixel lies at `origin`, in user space of one pixel
  /// to the unit; `columns` and `rows` are those of the shape's that the plane lacked.
  func draw(
    in context: CGContext, at origin: CGPoint, columns: Stretch?, rows: Stretch?, alpha: CGFloat
  ) {
    let (x, y) = (origin.x - CGFloat(reach), origin.y - CGFloat(reach))
    let visible = context.clipArea.applying(context.state.transform.inverted())
    for row in spans(bitmap.height, rows) {
      for column in spans(bitmap.width, columns) {
        let place = CGRect(
          x: x + column.place, y: y + row.place, width: column.length, height: row.length)
        guard place.intersects(visible) else { continue }
        let part = CGImage(
          bitmap: bitmap, originX: column.pixels.lowerBound, originY: row.pixels.lowerBound,
          width: column.pixels.count, height: row.pixels.count, shouldInterpolate: false)
        context.drawUpright(part, in: place, alpha: alpha)
      }
    }
  }

  /// Some pixels of a side of the patch and where they are drawn, in pixels from its beginning.
  private struct Span {
    let pixels: Range<Int>
    let place: CGFloat
    let length: CGFloat
  }

  /// The parts of a side: those before, at and after the pixel that is repeated.
  private func spans(_ length: Int, _ stretch: Stretch?) -> [Span] {
    guard let stretch else {
      return [Span(pixels: 0..<length, place: 0, length: CGFloat(length))]
    }
    // Seen from here the blur reaches equal rows only, on both sides.
    let repeated = stretch.start + 2 * reach
    let resumed = CGFloat(repeated + 1 + stretch.missing)
    return [
      Span(pixels: 0..<repeated, place: 0, length: CGFloat(repeated)),
      Span(
        pixels: repeated..<repeated + 1, place: CGFloat(repeated),
        length: CGFloat(1 + stretch.missing)),
      Span(
        pixels: repeated + 1..<length, place: resumed, length: CGFloat(length - repeated - 1)),
    ].filter { !$0.pixels.isEmpty }
  }
}
