extension CALayer {
  /// The layer's rectangle in its superlayer, in points; under a transform the box around it.
  ///
  /// Setting it sets `position` and the size of `bounds` and leaves the transform alone.
  public var frame: CGRect {
    get { rectToSuperlayer(bounds) }
    set {
      let transform = affineTransform()
      let size =
        transform.isIdentity ? newValue.size : newValue.applying(transform.inverted()).size
      if bounds.size != size { bounds.size = size }
      let moved = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x,
        y: newValue.minY + newValue.height * anchorPoint.y)
      if position != moved { position = moved }
    }
  }

  /// The affine part of `transform`.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets `transform` to an affine transform.
  public func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }

  /// From this layer's coordinates to its superlayer's.
  package var transformToSuperlayer: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x,
      y: bounds.minY + bounds.height * anchorPoint.y)
    if CATransform3DIsIdentity(transform) {
      return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
    }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  private func rectToSuperlayer(_ rect: CGRect) -> CGRect {
    if let projection = projection(in: superlayer), let box = projection.box(rect) { return box }
    return rect.applying(transformToSuperlayer)
  }

  /// From this layer's coordinates to its root layer's.
  private var transformToRoot: (CGAffineTransform, root: CALayer) {
    var transform = CGAffineTransform.identity
    var layer = self
    while let superlayer = layer.superlayer {
      transform = transform.concatenating(layer.transformToSuperlayer)
      layer = superlayer
    }
    return (transform, layer)
  }

  /// From this layer's coordinates to another layer's; nil means the root's. The roots of two trees
  /// lie in one place, as on iOS (PinLayout's tests).
  package func transform(to layer: CALayer?) -> CGAffineTransform {
    let (mine, root) = transformToRoot
    guard let layer, layer !== root else { return mine }
    let (theirs, other) = layer.transformToRoot
    guard other !== root else { return mine.concatenating(theirs.inverted()) }
    return mine.concatenating(root.transformToSuperlayer).concatenating(
      theirs.concatenating(other.transformToSuperlayer).inverted())
  }

  /// A point of this layer in another layer's coordinates; nil means the root's.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(transform(to: layer))
  }

  /// A point of another layer in this layer's coordinates; nil means the root's.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying(transform(to: layer).inverted())
  }

  /// A rectangle of this layer in another layer's coordinates; the box around it under a rotation.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(transform(to: layer))
  }

  /// A rectangle of another layer in this layer's coordinates; the box around it under a rotation.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying(transform(to: layer).inverted())
  }

  /// Whether a point of this layer lies within its bounds.
  public func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// The deepest, frontmost layer at a point of the superlayer's coordinates.
  public func hitTest(_ point: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let inside = point.applying(transformToSuperlayer.inverted())
    if masksToBounds && !contains(inside) { return nil }
    for child in drawingOrder.reversed() {
      if let hit = child.hitTest(inside) { return hit }
    }
    return contains(inside) ? self : nil
  }
}
