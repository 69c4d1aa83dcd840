extension Compositor {
  /// Draws a shape's outline; an upright one has the same pixels wherever it is clipped.
  ///
  /// Cairo leaves out everything beyond the clip's sides. If one side of a row is missing, Cairo
  /// may use the other of its two coverage rules (exact areas, or samples) for the row, so that
  /// pixels of the visible side differ by a shade. Rows clipped at a side are therefore drawn in
  /// their whole width, on a copy of the background.
  ///
  /// - Parameter shape: The shape; nil for direct drawing: patterns begin at the context's corner.
  func draw(
    outlineOf shape: LayerShape?, in box: PixelRect, within reach: PixelRect,
    _ body: (CGContext) -> Void
  ) {
    let isCutAtSide = box.minX < reach.minX || reach.maxX < box.maxX
    guard isCutAtSide, let shape, shape.isAxisAligned, !shape.isPixelBox,
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
