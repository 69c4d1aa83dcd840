extension UICollectionViewLayoutAttributes {
  /// Attributes a part of the way to others of the same element.
  ///
  /// Centre, size and alpha go evenly; a transform goes by its parts, so that a turn stays a turn;
  /// where one side is hidden the element fades. What has no middle, `zIndex` and a subclass's own
  /// fields, changes half way.
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
    mixed.alpha = shownAlpha.mixed(with: other.shownAlpha, progress)
    mixed.isHidden = isHidden && other.isHidden
    return mixed
  }

  /// The same place with a part of the opacity, for an element that only one of two layouts has.
  func faded(to part: CGFloat) -> UICollectionViewLayoutAttributes {
    let copy = duplicate()
    copy.alpha *= part
    return copy
  }

  private var shownAlpha: CGFloat { isHidden ? 0 : alpha }
}

extension CGFloat {
  /// The number a part of the way to another.
  func mixed(with other: CGFloat, _ progress: CGFloat) -> CGFloat {
    self + (other - self) * progress
  }
}

extension CGPoint {
  /// The point a part of the way to another.
  func mixed(with other: CGPoint, _ progress: CGFloat) -> CGPoint {
    CGPoint(x: x.mixed(with: other.x, progress), y: y.mixed(with: other.y, progress))
  }
}

extension CGSize {
  /// The size a part of the way to another.
  func mixed(with other: CGSize, _ progress: CGFloat) -> CGSize {
    CGSize(
      width: width.mixed(with: other.width, progress),
      height: height.mixed(with: other.height, progress))
  }
}

extension CGRect {
  /// The rectangle a part of the way to another.
  func mixed(with other: CGRect, _ progress: CGFloat) -> CGRect {
    CGRect(
      origin: origin.mixed(with: other.origin, progress),
      size: size.mixed(with: other.size, progress))
  }
}
