extension CALayer {
  /// The layer's frame in its superlayer, in points; the bounding box if there is a transform.
  ///
  /// Setting it sets `position` and the size of `bounds` but not the transform; a translation by
  /// the transform is compensated. A negative size is normalized. Under a singular transform, whose
  /// result does not depend on the size, the size is kept. A layer whose frame was set to
  /// `CGRect.null` has an infinite position and no size, and its frame reads as that.
  ///
  /// Source: gnustep/libs-quartzcore, `CALayer/geometry.m`, checked against Apple's QuartzCore.
  var placedFrame: CGRect {
    get {
      let point = position
      guard point.x.isFinite, point.y.isFinite else {
        return CGRect(origin: point, size: bounds.size)
      }
      return rectToSuperlayer(bounds)
    }
    set {
      let rect = newValue.hasNegativeSize ? newValue.standardized : newValue
      let transform = affinePart
      let size = sizeOfBounds(for: rect, under: transform)
      if bounds.size != size { bounds.size = size }
      let moved = CGPoint(
        x: rect.minX + rect.width * anchorPoint.x - transform.tx,
        y: rect.minY + rect.height * anchorPoint.y - transform.ty)
      if position != moved { position = moved }
    }
  }

  private func sizeOfBounds(for rect: CGRect, under transform: CGAffineTransform) -> CGSize {
    if transform.isIdentity { return rect.size }
    let area = transform.a * transform.d - transform.b * transform.c
    guard area != 0 else { return bounds.size }
    return CGRect(origin: .zero, size: rect.size).applying(transform.inverted()).size
  }

  /// Stops the program for values that are not numbers, with UIKit's message.
  ///
  /// Source: the exception quoted in public reports (CALayerInvalidGeometry).
  func requireNumbers(in rect: CGRect) {
    let size = rect.size
    precondition(
      !(rect.origin.x.isNaN || rect.origin.y.isNaN || size.width.isNaN || size.height.isNaN),
      "CALayerInvalidGeometry: CALayer bounds contains NaN: "
        + "[\(rect.origin.x) \(rect.origin.y); \(size.width) \(size.height)]")
  }

  func positionDidChange(from old: CGPoint) {
    precondition(
      !(position.x.isNaN || position.y.isNaN),
      "CALayerInvalidGeometry: CALayer position contains NaN: [\(position.x) \(position.y)]")
    didChange("position", from: old, to: position)
  }

  /// Returns `transform` if it is affine, else the identity.
  ///
  /// Source: gnustep/libs-quartzcore, `CALayer/conversion.m`, checked against Apple's QuartzCore.
  public func affineTransform() -> CGAffineTransform {
    CATransform3DIsAffine(transform) ? affinePart : .identity
  }

  /// The affine part of `transform`, as seen from the front.
  var affinePart: CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets `transform` to an affine transform.
  public func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }

  /// The transform from this layer's coordinates to its superlayer's.
  package var transformToSuperlayer: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x,
      y: bounds.minY + bounds.height * anchorPoint.y)
    if CATransform3DIsIdentity(transform) {
      return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
    }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(affinePart)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  private func rectToSuperlayer(_ rect: CGRect) -> CGRect {
    if let projection = projection(in: superlayer), let box = projection.box(rect) { return box }
    return rect.applying(transformToSuperlayer)
  }

  /// The affine part of the transform from this layer's coordinates to its superlayer's, by which
  /// points are converted: ``transformToSuperlayer``, then the superlayer's `sublayerTransform`.
  private var transformAsSublayer: CGAffineTransform {
    guard let superlayer, let around = superlayer.ownSublayerTransform else {
      return transformToSuperlayer
    }
    let (box, unit) = (superlayer.bounds, superlayer.anchorPoint)
    let middle = CGPoint(x: box.minX + box.width * unit.x, y: box.minY + box.height * unit.y)
    return
      transformToSuperlayer
      .concatenating(CGAffineTransform(translationX: -middle.x, y: -middle.y))
      .concatenating(CATransform3DGetAffineTransform(around))
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
  }

  /// The transform from this layer's coordinates to its root layer's.
  private var transformToRoot: (CGAffineTransform, root: CALayer) {
    var transform = CGAffineTransform.identity
    var layer = self
    while let superlayer = layer.superlayer {
      transform = transform.concatenating(layer.transformAsSublayer)
      layer = superlayer
    }
    return (transform, layer)
  }

  /// Returns the transform from this layer's coordinates to another layer's; nil means the root's.
  /// The roots of two trees are at the same position, as on iOS (PinLayout's tests).
  package func transform(to layer: CALayer?) -> CGAffineTransform {
    let (mine, root) = transformToRoot
    guard let layer, layer !== root else { return mine }
    let (theirs, other) = layer.transformToRoot
    guard other !== root else { return mine.concatenating(theirs.inverted()) }
    return mine.concatenating(root.transformToSuperlayer).concatenating(
      theirs.concatenating(other.transformToSuperlayer).inverted())
  }

  /// Converts a point of this layer to another layer's coordinates; nil means the root's.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(transform(to: layer))
  }

  /// Converts a point of another layer to this layer's coordinates; nil means the root's.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying(transform(to: layer).inverted())
  }

  /// Converts a rectangle of this layer to another layer's coordinates; a rotated one to its
  /// bounding box.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(transform(to: layer))
  }

  /// Converts a rectangle of another layer to this layer's coordinates; a rotated one to its
  /// bounding box.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying(transform(to: layer).inverted())
  }

  /// Returns whether a point of this layer is in its bounds.
  public func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// Returns the deepest frontmost layer at a point of the superlayer's coordinates.
  public func hitTest(_ point: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let inside = point.applying(transformAsSublayer.inverted())
    if masksToBounds && !contains(inside) { return nil }
    for child in drawingOrder.reversed() {
      if let hit = child.hitTest(inside) { return hit }
    }
    return contains(inside) ? self : nil
  }
}

extension CGRect {
  /// Whether the width or height is negative.
  @inline(__always)
  var hasNegativeSize: Bool { size.width < 0 || size.height < 0 }
}

// Unsupported: CALayer: fractions of a pixel · drawn · A layer at a fraction of a pixel is moved to
//   the nearest pixel instead of being resampled. · test: CompositorTests
// Unsupported: CALayer: perspective · drawn · `m34` and `sublayerTransform` are drawn and count in
//   `frame`. Points are converted, and touches found, by the affine part. · test: PerspectiveTests
// Unsupported: CALayer: depth · drawn · Layers do not cut each other in depth. Content that extends
//   past a layer in perspective is drawn within the layer's size. · test: PerspectiveTests
