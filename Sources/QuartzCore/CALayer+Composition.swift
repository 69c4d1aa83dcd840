extension CALayer {
  /// Whether anything but background, sublayers and border is drawn.
  var hasContents: Bool { hasDrawing || contents != nil }

  /// Whether a shadow is to be seen. Clipping to the bounds cuts it away, as on iOS.
  var castsShadow: Bool {
    shadowOpacity > 0 && !masksToBounds && (shadowColor?.alpha ?? 0) > 0
  }

  /// Whether something inside may lie outside the bounds.
  var reachesOutside: Bool { !masksToBounds && !children.isEmpty }

  /// Whether the layer must be composed alone before it is blended.
  ///
  /// A layer with a single part (a background, or contents) gives the same pixels without.
  func needsGroup(scale: CGFloat) -> Bool {
    if mask != nil { return true }
    let isRounded = masksToBounds && cornerRadius > 0
    guard opacity < 1 || isRounded else { return false }
    if !children.isEmpty { return true }
    displayIfNeeded(scale: scale)
    return partCount > 1
  }

  private var partCount: Int {
    let background = (backgroundColor?.alpha ?? 0) > 0
    return (background ? 1 : 0) + (hasContents ? 1 : 0) + (borderWidth > 0 ? 2 : 0)
  }

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
