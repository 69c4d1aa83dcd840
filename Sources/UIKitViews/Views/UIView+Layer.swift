extension UIView {
  /// The value of a dimension without an intrinsic size.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  static var noIntrinsicSize: CGSize { CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric) }

  /// The number of pixels per point in the view's own drawing.
  ///
  /// Views that draw use the scale of the picture, until this property is set. Source: Apple,
  /// UIView.contentScaleFactor.
  public var contentScaleFactor: CGFloat {
    get {
      layer.adoptsRenderingScale ? window?.screen.scale ?? UIScreen.main.scale : layer.contentsScale
    }
    set {
      layer.adoptsRenderingScale = newValue <= 0 && (overridesDrawing || layer.drawsItself)
      if newValue > 0 { layer.contentsScale = newValue }
    }
  }

  /// Whether the class overrides ``draw(_:)-(CGRect)``.
  var overridesDrawing: Bool { behavior.contains(.overridesDrawing) }

  static func makeLayer(of layerClass: AnyClass) -> CALayer {
    guard layerClass != CALayer.self, let type = layerClass as? CALayer.Type else {
      return CALayer()
    }
    return type.make()
  }

  func adoptLayer() {
    layer.owner = self
    if DrawOverride.isPresent(in: type(of: self)) { behavior.insert(.overridesDrawing) }
    layer.adoptsRenderingScale = overridesDrawing || layer.drawsItself
    layer.isOpaque = true
    if layer.adoptsRenderingScale { layer.setNeedsDisplay() }
    layer.setNeedsLayout()
  }

  func applyContentMode() {
    layer.contentsGravity = contentMode.gravity
    layer.needsDisplayOnBoundsChange = contentMode == .redraw
  }

  /// Changes the layer's geometry, autoresizes the subviews and updates the safe area.
  package func setGeometry(_ member: StaticString = #function, _ change: () -> Void) {
    MainThreadChecker.check("UIView", member)
    let (old, place) = (layer.bounds, layer.position)
    let frame = KeyValueObservers.isUsed ? layer.frame : nil
    defer { if let frame { notifyGeometryObservers(frame, old, place) } }
    change()
    let new = layer.bounds
    if new != old { boundsDidChange() }
    if new.origin != old.origin { layoutGuidesDidMove() }
    guard new.size != old.size else {
      if layer.position != place {
        if !layoutFlags.isBeingPlaced {
          updatePositionDependentSafeArea()
          updatePositionDependentMargins()
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
    guard !layoutFlags.isBeingPlaced else { return }
    safeAreaMayHaveChanged()
    updatePositionDependentMargins()
  }

  /// Requests a layout of the view and its superview. A change of the origin counts too: it is how
  /// a scroll view scrolls, whose superview is laid out with it.
  ///
  /// Source: answers that measured when `layoutSubviews()` is called (Stack Overflow 728372); a
  /// report of a view laid out in every frame in which a scroll view inside scrolls
  /// (github.com/MPGNotification/MPGNotification/issues/9).
  private func boundsDidChange() {
    setNeedsLayout()
    if !layoutFlags.isSizedBySuperview { superview?.subviewsDidChange() }
  }

  /// Sets the bounds that the superview has computed, without requesting the superview's layout.
  package final func adoptBounds(_ bounds: CGRect) {
    layoutFlags.isSizedBySuperview = true
    self.bounds = bounds
    layoutFlags.isSizedBySuperview = false
  }

  /// Resizes the view while the origin corner of its bounds stays in place.
  ///
  /// Source: Apple, UIView.sizeToFit(); public answers show that the origin stays.
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

  private func notifyGeometryObservers(_ frame: CGRect, _ bounds: CGRect, _ center: CGPoint) {
    if layer.bounds != bounds {
      layer.notifyObservers(of: "bounds", from: bounds, to: layer.bounds)
      notifyObservers(of: "bounds", from: bounds, to: layer.bounds)
    }
    if layer.position != center {
      layer.notifyObservers(of: "position", from: center, to: layer.position)
      notifyObservers(of: "center", from: center, to: layer.position)
    }
    if layer.frame != frame {
      layer.notifyObservers(of: "frame", from: frame, to: layer.frame)
      notifyObservers(of: "frame", from: frame, to: layer.frame)
    }
  }

  /// Sets the size and the centre, and updates the safe area only after both: in between the view
  /// may be under a bar or beyond it.
  func setFrame(size: CGSize, center: CGPoint) {
    let isSized = bounds.size != size
    guard isSized || self.center != center else { return }
    layoutFlags.isBeingPlaced = true
    if isSized { bounds = CGRect(origin: bounds.origin, size: size) }
    if self.center != center { self.center = center }
    layoutFlags.isBeingPlaced = false
    if isSized { safeAreaMayHaveChanged() } else { updatePositionDependentSafeArea() }
    updatePositionDependentMargins()
  }

  /// Moves subviews behind the others, the first of them to the back.
  ///
  /// Moving them one by one took 20 ms for four hundred views.
  /// - Complexity: O(*n*), n all subviews.
  package func sendSubviewsToBack(_ views: [UIView]) {
    subviewList.moveToStart(views)
    layer.sendSublayersToBack(views.map(\.layer))
  }
}
