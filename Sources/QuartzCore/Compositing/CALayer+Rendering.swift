extension CALayer {
  /// Draws the layer and everything inside it into a context, the layer's origin at the context's.
  ///
  /// Source: Apple, CALayer.render(in:).
  public func render(in ctx: CGContext) {
    layoutIfNeeded()
    let pixels = PixelSize(points: bounds.size, scale: ctx.scale)
    guard let bitmap = Bitmap(width: pixels.width, height: pixels.height) else { return }
    Compositor.render(self, into: bitmap, scale: ctx.scale)
    ctx.draw(bitmap, at: bounds.origin, scale: ctx.scale, alpha: 1)
  }
}

extension CALayer {
  /// Fills what has been drawn with magenta, so that a layer that is not drawn again is noticed.
  package func poisonBackingStore() {
    guard hasDrawing, let size = backingStore.map({ ($0.width, $0.height) }),
      let poison = Bitmap(width: size.0, height: size.1)
    else { return }
    let context = poison.makeContext(scale: 1)
    context.setFillColor(CGColor(red: 1, green: 0, blue: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: poison.width, height: poison.height))
    poison.flush()
    backingStore = poison
  }
}
