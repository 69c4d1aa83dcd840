/// The opacity and transform that a view prefers to those of its layout.
///
/// They apply while the layout's values equal those at the measurement: a fade-in by the layout
/// still runs, and ends at the preferred values.
@MainActor
struct PreferredAppearance {
  private let offered: UICollectionViewLayoutAttributes
  private let preferred: UICollectionViewLayoutAttributes

  /// Creates an appearance; nil if the view prefers the layout's values.
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
  /// Applies the view's preferred appearance, as long as the layout's values do not change.
  func prefer(
    _ preferred: UICollectionViewLayoutAttributes, over offered: UICollectionViewLayoutAttributes
  ) {
    let appearance = PreferredAppearance(preferred, over: offered)
    guard appearance != nil || elementState.preferredAppearance != nil else { return }
    elementState.preferredAppearance = appearance
    forceApply(offered)
  }

  /// Applies the layout's appearance until the view is measured again.
  func removePreferredAppearance() {
    guard elementState.preferredAppearance != nil else { return }
    elementState.preferredAppearance = nil
    appliedAttributes = nil
  }
}
