extension UICollectionViewLayoutAttributes {
  /// Returns attributes interpolated between these and others of the same element.
  ///
  /// Centre, size and alpha are interpolated linearly; a transform by its components, so that a
  /// rotation stays a rotation. If one side is hidden, the element fades. Discrete values, `zIndex`
  /// and a subclass's own fields, change half way.
  ///
  /// - Parameter progress: 0 for these attributes, 1 for the others.
  func mixed(
    with other: UICollectionViewLayoutAttributes, _ progress: CGFloat
  ) -> UICollectionViewLayoutAttributes {
    let mixed = (progress < 0.5 ? self : other).duplicate()
    mixed.transform3D = transform3D.mixed(with: other.transform3D, progress)
    if CATransform3DIsIdentity(transform3D) && CATransform3DIsIdentity(other.transform3D) {
      mixed.frame = frame.mixed(with: other.frame, progress)
    } else {
      mixed.size = size.mixed(with: other.size, progress)
      mixed.center = center.mixed(with: other.center, progress)
    }
    mixed.alpha = effectiveAlpha.mixed(with: other.effectiveAlpha, progress)
    mixed.isHidden = isHidden && other.isHidden
    return mixed
  }

  /// Returns a copy of a part of the opacity, for an element of only one of the two layouts.
  func faded(to part: CGFloat) -> UICollectionViewLayoutAttributes {
    let copy = duplicate()
    copy.alpha *= part
    return copy
  }

  private var effectiveAlpha: CGFloat { isHidden ? 0 : alpha }
}

extension CGFloat {
  /// Returns the number interpolated towards another.
  func mixed(with other: CGFloat, _ progress: CGFloat) -> CGFloat {
    self + (other - self) * progress
  }
}

extension CGPoint {
  /// Returns the point interpolated towards another.
  func mixed(with other: CGPoint, _ progress: CGFloat) -> CGPoint {
    CGPoint(x: x.mixed(with: other.x, progress), y: y.mixed(with: other.y, progress))
  }
}

extension CGSize {
  /// Returns the size interpolated towards another.
  func mixed(with other: CGSize, _ progress: CGFloat) -> CGSize {
    CGSize(
      width: width.mixed(with: other.width, progress),
      height: height.mixed(with: other.height, progress))
  }
}

extension CGRect {
  /// Returns the rectangle interpolated towards another.
  func mixed(with other: CGRect, _ progress: CGFloat) -> CGRect {
    CGRect(
      origin: origin.mixed(with: other.origin, progress),
      size: size.mixed(with: other.size, progress))
  }
}
