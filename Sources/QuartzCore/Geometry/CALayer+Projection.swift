extension CATransform3D {
  /// Whether the size of points in the plane depends on their position.
  @inline(__always)
  var hasPerspective: Bool { m14 != 0 || m24 != 0 || m44 != 1 }
}

extension CALayer {
  /// Returns the projection from the layer's coordinates to its superlayer's; usually nil, if that
  /// is the affine transform ``transformToSuperlayer``.
  ///
  /// - Parameter superlayer: The layer whose ``sublayerTransform`` applies.
  func projection(in superlayer: CALayer?) -> Projection? {
    let around = superlayer?.ownSublayerTransform
    guard around != nil || transform.hasPerspective else { return nil }
    let whole = transformInSpace(in: superlayer, around ?? CATransform3DIdentity)
    guard around != nil || whole.hasPerspective else { return nil }
    return Projection(whole)
  }

  /// Returns the three-dimensional transform from the layer's coordinates to its superlayer's.
  private func transformInSpace(
    in superlayer: CALayer?, _ around: CATransform3D
  ) -> CATransform3D {
    let anchor = bounds.point(at: anchorPoint)
    let own = CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), transform),
      CATransform3DMakeTranslation(position.x, position.y, 0))
    guard let superlayer, !CATransform3DIsIdentity(around) else { return own }
    let middle = superlayer.bounds.point(at: superlayer.anchorPoint)
    return CATransform3DConcat(
      CATransform3DConcat(
        own, CATransform3DMakeTranslation(-middle.x, -middle.y, zPosition)),
      CATransform3DConcat(around, CATransform3DMakeTranslation(middle.x, middle.y, 0)))
  }

  /// Returns whether the layer's back is visible.
  func showsBack(in superlayer: CALayer?) -> Bool {
    let whole = transformInSpace(
      in: superlayer, superlayer?.ownSublayerTransform ?? CATransform3DIdentity)
    return Projection(whole).showsBack(at: bounds.point(at: anchorPoint))
  }
}

extension CGRect {
  /// Returns the point of unit coordinates.
  fileprivate func point(at unit: CGPoint) -> CGPoint {
    CGPoint(x: minX + width * unit.x, y: minY + height * unit.y)
  }
}
