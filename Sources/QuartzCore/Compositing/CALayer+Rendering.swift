extension CALayer {
  /// Draws the layer and everything inside it into a context, in the layer's own coordinates, as
  /// far as the context's clip shows it. Animations are left out: layers look as they are set. So
  /// are filters of what lies behind: neither effect views nor bars blur it.
  ///
  /// Source: Apple, CALayer.render(in:).
  public func render(in ctx: CGContext) { render(in: ctx, asOnScreen: false) }

  /// Draws the layer and everything inside it into a context, with their animations and filters or
  /// without.
  ///
  /// - Complexity: O(layers + pixels of the context that can be seen).
  package func render(in ctx: CGContext, asOnScreen: Bool) {
    layoutIfNeeded()
    let scale = ctx.scale
    // One more pixel all round for what a scaled picture mixes at its edge.
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
  }

  /// The pixels that a rectangle of the layer touches, from the origin of its bounds.
  private func pixels(of rect: CGRect, scale: CGFloat) -> PixelRect {
    PixelRect(
      rect.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
        .applying(CGAffineTransform(scaleX: scale, y: scale)))
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
