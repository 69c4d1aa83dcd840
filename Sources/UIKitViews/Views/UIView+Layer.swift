extension UIView {
  /// What sizes mean that a view has no opinion on.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// How many pixels of the view's own drawing make one point.
  ///
  /// Views that draw have as many as the picture they are drawn into, until this is set; then they
  /// keep what was set. Source: Apple, UIView.contentScaleFactor.
  public var contentScaleFactor: CGFloat {
    get {
      layer.adoptsRenderingScale ? window?.screen.scale ?? UIScreen.main.scale : layer.contentsScale
    }
    set {
      layer.adoptsRenderingScale = newValue <= 0 && (overridesDrawing || layer.drawsItself)
      if newValue > 0 { layer.contentsScale = newValue }
    }
  }

  static func makeLayer(of layerClass: AnyClass) -> CALayer {
    guard layerClass != CALayer.self, let type = layerClass as? CALayer.Type else {
      return CALayer()
    }
    return type.make()
  }

  func adoptLayer() {
    layer.owner = self
    overridesDrawing = DrawOverride.isPresent(in: type(of: self))
    layer.adoptsRenderingScale = overridesDrawing || layer.drawsItself
    layer.isOpaque = true
    if layer.adoptsRenderingScale { layer.setNeedsDisplay() }
    layer.setNeedsLayout()
  }

  func applyContentMode() {
    layer.contentsGravity = contentMode.gravity
    layer.needsDisplayOnBoundsChange = contentMode == .redraw
  }

  /// Changes the layer's geometry, lets the subviews follow a change of size and tells of a safe
  /// area that is another in the new place.
  package func setGeometry(_ member: StaticString = #function, _ change: () -> Void) {
    OffMainCall.check("UIView", member)
    let (old, place) = (layer.bounds, layer.position)
    let frame = KeyValueObservers.isUsed ? layer.frame : nil
    defer { if let frame { tellObserversOfGeometry(frame, old, place) } }
    change()
    let new = layer.bounds
    if new != old { boundsDidChange() }
    if new.origin != old.origin { layoutGuidesDidMove() }
    guard new.size != old.size else {
      if layer.position != place {
        if !isBeingPlaced {
          safeAreaMayHaveMoved()
          marginsMayHaveMoved()
        }
        layoutGeometryDidChange()
      }
      return
    }
    layoutGeometryDidChange()
    if autoresizesSubviews {
      for subview in subviews { subview.autoresize(from: old.size, to: new.size) }
    }
    if old.size == .zero { layer.setNeedsDisplayIfDrawn() }
    guard !isBeingPlaced else { return }
    safeAreaMayHaveChanged()
    marginsMayHaveMoved()
  }

  /// Has the view and its superview laid out again. A change of the origin counts, too: it is how
  /// a scroll view scrolls, whose superview is laid out with it.
  ///
  /// Source: answers that measured when `layoutSubviews()` is called (Stack Overflow 728372); a
  /// report of a view laid out in every frame in which a scroll view inside scrolls
  /// (github.com/MPGNotification/MPGNotification/issues/9).
  private func boundsDidChange() {
    setNeedsLayout()
    if !isSizedBySuperview { superview?.subviewsDidChange() }
  }

  /// Gives the view the bounds that its superview has for it: that is not laid out again for them.
  package final func takeBounds(_ bounds: CGRect) {
    isSizedBySuperview = true
    self.bounds = bounds
    isSizedBySuperview = false
  }

  /// Gives the view another size; the corner of its bounds that comes first stays in its place.
  func resizeKeepingCorner(to size: CGSize) {
    let (old, transform) = (bounds.size, layer.affineTransform())
    guard size != old else { return }
    guard !transform.isIdentity || layer.anchorPoint != CGPoint(x: 0.5, y: 0.5) else {
      return frame = CGRect(origin: frame.origin, size: size)
    }
    let anchor = layer.anchorPoint
    let growth = CGSize(
      width: (size.width - old.width) * anchor.x, height: (size.height - old.height) * anchor.y)
    bounds.size = size
    center.x += growth.width * transform.a + growth.height * transform.c
    center.y += growth.width * transform.b + growth.height * transform.d
  }

  private func tellObserversOfGeometry(_ frame: CGRect, _ bounds: CGRect, _ center: CGPoint) {
    if layer.bounds != bounds {
      layer.tellObservers(of: "bounds", from: bounds, to: layer.bounds)
      tellObservers(of: "bounds", from: bounds, to: layer.bounds)
    }
    if layer.position != center {
      layer.tellObservers(of: "position", from: center, to: layer.position)
      tellObservers(of: "center", from: center, to: layer.position)
    }
    if layer.frame != frame {
      layer.tellObservers(of: "frame", from: frame, to: layer.frame)
      tellObservers(of: "frame", from: frame, to: layer.frame)
    }
  }

  /// Sets size and centre one after the other, and looks for the safe area where both are set: in
  /// between the view may lie under a bar, or beyond it.
  func place(size: CGSize, center: CGPoint) {
    let isSized = bounds.size != size
    guard isSized || self.center != center else { return }
    isBeingPlaced = true
    if isSized { bounds = CGRect(origin: bounds.origin, size: size) }
    if self.center != center { self.center = center }
    isBeingPlaced = false
    if isSized { safeAreaMayHaveChanged() } else { safeAreaMayHaveMoved() }
    marginsMayHaveMoved()
  }

  /// Moves subviews behind the others, the first of them farthest back.
  ///
  /// One after the other, four hundred of them took 20 ms.
  /// - Complexity: O(*n*), n all subviews.
  package func sendSubviewsToBack(_ views: [UIView]) {
    subviewList.moveToStart(views)
    layer.sendSublayersToBack(views.map(\.layer))
  }

  func propagateTintColorChange() {
    withOwnTraits { tintColorDidChange() }
    for subview in subviews where subview.ownTintColor == nil { subview.propagateTintColorChange() }
  }
}
