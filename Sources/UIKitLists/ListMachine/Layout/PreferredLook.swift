/// The transparency and the transform that a view prefers to those its layout has for it.
///
/// They hold where the layout says what it said when the view was asked: an animation that has the
/// view fade in goes its way and ends in what is preferred.
@MainActor
struct PreferredLook {
  private let offered: UICollectionViewLayoutAttributes
  private let preferred: UICollectionViewLayoutAttributes

  /// Nil where the view prefers what it was offered.
  init?(
    _ preferred: UICollectionViewLayoutAttributes, over offered: UICollectionViewLayoutAttributes
  ) {
    guard
      preferred.alpha != offered.alpha
        || !CATransform3DEqualToTransform(preferred.transform3D, offered.transform3D)
    else { return nil }
    (self.preferred, self.offered) = (preferred, offered)
  }

  func alpha(_ attributes: UICollectionViewLayoutAttributes) -> CGFloat {
    attributes.alpha == offered.alpha ? preferred.alpha : attributes.alpha
  }

  func transform(_ attributes: UICollectionViewLayoutAttributes) -> CATransform3D {
    CATransform3DEqualToTransform(attributes.transform3D, offered.transform3D)
      ? preferred.transform3D : attributes.transform3D
  }
}

extension ListElement {
  /// Looks as it prefers from now on, as far as the layout says what it said before.
  func prefer(
    _ preferred: UICollectionViewLayoutAttributes, over offered: UICollectionViewLayoutAttributes
  ) {
    let look = PreferredLook(preferred, over: offered)
    guard look != nil || elementState.preferredLook != nil else { return }
    elementState.preferredLook = look
    forceApply(offered)
  }

  /// Looks as the layout says, until it is asked again.
  func forgetPreferredLook() {
    guard elementState.preferredLook != nil else { return }
    elementState.preferredLook = nil
    appliedAttributes = nil
  }
}
