extension CALayer {
  /// Draws the layer and its descendants in a context, in the layer's own coordinates, within the
  /// context's clip. Animations are not applied, and neither are filters of the background: effect
  /// views and bars do not blur it.
  ///
  /// Source: Apple, CALayer.render(in:).
  public func render(in ctx: CGContext) { render(in: ctx, asOnScreen: false) }

  /// Draws the layer and its descendants in a context, with or without animations and filters.
  ///
  /// - Complexity: O(layers + visible pixels of the context).
  package func render(in ctx: CGContext, asOnScreen: Bool) {
    layoutIfNeeded()
    let scale = ctx.scale
    // One more pixel on each side for the interpolation at the edge of a scaled picture.
    let seen = pixels(of: ctx.boundingBoxOfClipPath, scale: scale).grown(by: 1)
    let pass = DisplayPass(
      scale: scale, showsAnimations: asOnScreen, appliesFilters: asOnScreen)
    let items = pass.items(of: self, within: seen)
    let own = pixels(of: bounds, scale: scale)
    let reach = items.reduce(own) { $0.union($1.reach) }.intersection(seen)
    guard !items.isEmpty, let bitmap = Bitmap(width: reach.width, height: reach.height) else {
      return
    }
    let context = bitmap.makeContext(scale: 1)
    context.translateBy(x: -CGFloat(reach.minX), y: -CGFloat(reach.minY))
    Compositor(context: context, visible: reach).draw(items)
    bitmap.flush()
    let origin = CGPoint(
      x: bounds.minX + CGFloat(reach.minX) / scale, y: bounds.minY + CGFloat(reach.minY) / scale)
    ctx.draw(bitmap, at: origin, scale: scale, alpha: 1)
    describe(in: ctx)
  }

  /// Returns the pixels that a rectangle of the layer touches, from the origin of its bounds.
  private func pixels(of rect: CGRect, scale: CGFloat) -> PixelRect {
    PixelRect(
      rect.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
        .applying(CGAffineTransform(scaleX: scale, y: scale)))
  }
}

extension CALayer {
  /// Fills the layer's drawing with magenta, so that a missing redraw is visible.
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
