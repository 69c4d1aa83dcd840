extension TextLayout {
  /// Draws the contents of the lines' boxes. Upright boxes begin at a whole pixel and are aligned
  /// to the line's baseline, which is at a whole pixel, too.
  func drawBoxes(in context: CGContext, at point: CGPoint, options: DrawingOptions) {
    for line in lines {
      for run in line.runs {
        guard let box = run.box, let content = box.content else { continue }
        context.saveGState()
        if line.isClipped {
          context.clip(
            to: CGRect(
              x: point.x, y: point.y + line.top - line.height, width: containerWidth,
              height: 3 * line.height))
        }
        if let shadow = run.attributes.shadow { context.setShadow(shadow) }
        content.draw(
          in: Self.rect(of: box, run, in: line, at: point, of: context),
          color: options.color ?? run.attributes.color, of: context)
        context.restoreGState()
      }
    }
  }

  private static func rect(
    of box: InlineBox, _ run: GlyphRun, in line: TextLine, at point: CGPoint, of context: CGContext
  ) -> CGRect {
    var pen = CGPoint(
      x: point.x + line.origin.x + CGFloat(run.minX) + box.padding,
      y: point.y + line.baseline - run.attributes.baselineOffset)
    let matrix = context.pixelTransform
    if matrix.b == 0, matrix.c == 0, matrix.a == matrix.d, matrix.a > 0 {
      func whole(_ length: CGFloat, _ shift: CGFloat) -> CGFloat {
        CGFloat(UprightPainter.round(Double(length * matrix.a + shift))) / matrix.a
          - shift / matrix.a
      }
      pen = CGPoint(x: whole(pen.x, matrix.tx), y: whole(pen.y, matrix.ty))
    }
    return CGRect(
      x: pen.x, y: pen.y - box.bounds.maxY, width: box.bounds.width, height: box.bounds.height)
  }
}

extension CGContext {
  /// Sets the shadow of a text.
  func setShadow(_ shadow: TextAttributes.Shadow) {
    let color = shadow.color
    setShadow(
      offset: shadow.offset, blur: shadow.blurRadius,
      color: CGColor(
        srgbRed: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
        alpha: CGFloat(color.alpha)))
  }
}
