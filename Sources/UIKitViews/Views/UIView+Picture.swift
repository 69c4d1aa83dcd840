import Sessions

extension UIView {
  /// Draws the view and its subviews into the current context, scaled to a rectangle.
  ///
  /// - Returns: whether there was a context to draw into.
  /// Source: Apple, UIView.drawHierarchy(in:afterScreenUpdates:).
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context, asOnScreen: true)
    context.restoreGState()
    return true
  }

  /// Returns a view with a picture of a part of this one; cap insets are ignored with a warning.
  /// Source: Apple, UIView.resizableSnapshotView(from:afterScreenUpdates:withCapInsets:).
  func pictureView(of rect: CGRect, stretchingInside insets: UIEdgeInsets) -> UIView? {
    if insets != .zero {
      warn("-[\(type(of: self)) resizableSnapshotViewFromRect:…]: cap insets are ignored here")
    }
    return pictureView(of: rect)
  }

  /// Returns a view with a picture of a part of this one, in the screen's scale, which does not
  /// change with the view. Source: Apple, UIView.snapshotView(afterScreenUpdates:).
  func pictureView(of rect: CGRect) -> UIView? {
    let scale = UIScreen.main.scale
    guard let bitmap = snapshotBitmap(scale: scale), !rect.isEmpty else { return nil }
    let picture = UIView(frame: CGRect(origin: .zero, size: rect.size))
    picture.layer.contents = CGImage(ofLayers: bitmap)
    picture.layer.contentsScale = scale
    picture.layer.contentsRect = CGRect(
      x: (rect.minX - bounds.minX) / bounds.width, y: (rect.minY - bounds.minY) / bounds.height,
      width: rect.width / bounds.width, height: rect.height / bounds.height)
    return picture
  }

  /// Renders the view: lays it out, displays it and composes it into a new bitmap.
  ///
  /// - Parameters:
  ///   - scale: device pixels per point; the screen's scale during the rendering.
  ///   - keeper: has the view's previous frame, whose pixels may be reused.
  /// - Returns: nil for a view without area, or one too large for a bitmap.
  package func snapshotBitmap(scale: CGFloat, keeper: FrameKeeper = FrameKeeper()) -> Bitmap? {
    guard ScreenSettings.current.scale != scale else {
      return keeper.frame(of: layer, scale: scale)
    }
    return RenderSession.current.withScreen(scale: scale).run {
      keeper.frame(of: layer, scale: scale)
    }
  }
}

extension CALayer {
  /// Invalidates the pixels if the layer's view draws any.
  func setNeedsDisplayIfDrawn() {
    // Most views are invalidated many times before they are drawn once, and calling `draws` is
    // expensive.
    if needsDisplay() || delegate?.draws(self) ?? true { setNeedsDisplay() }
  }
}

// Unsupported: UIView.resizableSnapshotView(from:afterScreenUpdates:withCapInsets:) · drawn · The
//   insets are not kept. · test: SnapshotViewTests
