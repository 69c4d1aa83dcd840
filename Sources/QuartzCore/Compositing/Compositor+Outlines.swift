extension Compositor {
  /// Draws a shape's outline; an upright one has the same pixels wherever it is cut.
  ///
  /// Cairo leaves out what lies beyond the sides that it draws between. Where one side of a row is
  /// gone, the row may be covered by the other of its two rules (exact areas, or samples), and a
  /// pixel of the side that is seen comes out a shade lighter or darker. Rows cut at a side are
  /// therefore drawn in their whole width, on a copy of what is there.
  ///
  /// - Parameter shape: nil for what is drawn plainly: patterns begin at the context's corner.
  func draw(
    outlineOf shape: LayerShape?, in box: PixelRect, within reach: PixelRect,
    _ body: (CGContext) -> Void
  ) {
    let isCutAtSide = box.minX < reach.minX || reach.maxX < box.maxX
    guard isCutAtSide, let shape, shape.isUpright, !shape.isPixelBox,
      let rows = Bitmap(width: box.width, height: reach.height)
    else { return body(context) }
    let corner = CGPoint(x: box.minX, y: reach.minY)
    let inside = rows.makeContext(scale: 1)
    inside.translateBy(x: -corner.x, y: -corner.y)
    let origin = CGPoint.zero.applying(context.pixelTransform)
    inside.draw(context.base, at: CGPoint(x: -origin.x, y: -origin.y), scale: 1, alpha: 1)
    body(inside)
    rows.flush()
    context.saveGState()
    context.setBlendMode(.copy)
    context.draw(rows, at: corner, scale: 1, alpha: 1)
    context.restoreGState()
  }
}
