extension CATransform3D {
  /// Whether points of the plane are seen smaller or larger by where they lie.
  @inline(__always)
  var hasPerspective: Bool { m14 != 0 || m24 != 0 || m44 != 1 }
}

extension CALayer {
  /// The layer's points as they are seen in those of its superlayer; nil, the rule, where that is
  /// an affine transform, which ``transformToSuperlayer`` is.
  ///
  /// - Parameter superlayer: whose ``sublayerTransform`` counts.
  func projection(in superlayer: CALayer?) -> Projection? {
    let around = superlayer?.ownSublayerTransform
    guard around != nil || transform.hasPerspective else { return nil }
    let whole = transformInSpace(in: superlayer, around ?? CATransform3DIdentity)
    guard around != nil || whole.hasPerspective else { return nil }
    return Projection(whole)
  }

  /// From the layer's points to its superlayer's, in space.
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

  /// Whether the layer turns its back to the eye.
  func showsBack(in superlayer: CALayer?) -> Bool {
    let whole = transformInSpace(
      in: superlayer, superlayer?.ownSublayerTransform ?? CATransform3DIdentity)
    return Projection(whole).showsBack(at: bounds.point(at: anchorPoint))
  }
}

extension CGRect {
  /// The point at unit coordinates.
  fileprivate func point(at unit: CGPoint) -> CGPoint {
    CGPoint(x: minX + width * unit.x, y: minY + height * unit.y)
  }
}
