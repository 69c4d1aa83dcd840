import WorkMeter

import LayoutGeometry

/// A layout that flips is asked in its own coordinates, left to right; what it answers is mirrored.
///
/// Source: Apple, UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection.
extension ListMachine {
  /// Swaps left and right between the layout and the view; nil where both run the same way.
  package var mirror: HorizontalMirror? {
    guard layout.flipsHorizontallyInOppositeLayoutDirection,
      layout.developmentLayoutDirection != host.effectiveUserInterfaceLayoutDirection
    else { return nil }
    return HorizontalMirror(width: max(contentSize.width, widthInSight))
  }

  /// The bounds as the layout sees them.
  package var layoutBounds: CGRect { layoutRect(bounds) }

  /// A rectangle of the content as the layout sees it.
  package func layoutRect(_ rect: CGRect) -> CGRect { mirror?(rect) ?? rect }

  /// The adjusted content inset as the layout sees it.
  var layoutInset: UIEdgeInsets {
    var inset = adjustedContentInset
    if mirror != nil { (inset.left, inset.right) = (inset.right, inset.left) }
    return inset
  }

  private var widthInSight: CGFloat {
    bounds.width - adjustedContentInset.left - adjustedContentInset.right
  }

  // MARK: Asking the layout

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    WorkMeter.count(.layoutQueries)
    let found = layout.layoutAttributesForElements(in: layoutRect(rect)) ?? []
    return mirror == nil ? found : found.map(placed)
  }

  func item(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    WorkMeter.count(.layoutQueries)
    return layout.layoutAttributesForItem(at: indexPath).map(placed)
  }

  func supplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath).map(placed)
  }

  /// A mirrored copy of the layout's attributes; these themselves where nothing is mirrored.
  func placed(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    placed(attributes, by: mirror)
  }

  /// What a mirror makes of attributes. The same again gives the first ones back.
  func placed(
    _ attributes: UICollectionViewLayoutAttributes, by mirror: HorizontalMirror?
  ) -> UICollectionViewLayoutAttributes {
    guard let mirror, let copy = attributes.copy(with: nil) as? UICollectionViewLayoutAttributes
    else {
      return attributes
    }
    if CATransform3DIsIdentity(copy.transform3D) {
      copy.frame = mirror(copy.frame)
    } else {
      copy.center = mirror(copy.center)
    }
    copy.row?.shift.x *= -1
    return copy
  }

  // MARK: The leading edge

  /// Keeps the distance from the content's right edge, where mirrored content begins, when either
  /// width changes; at first that brings the beginning into sight.
  func keepLeadingEdge() {
    guard let mirror else {
      mirroredOverhang = nil
      return
    }
    let overhang = mirror.width - widthInSight
    let change = overhang - (mirroredOverhang ?? 0)
    mirroredOverhang = overhang
    if change != 0 { moveContent(by: CGPoint(x: change, y: 0)) }
  }
}
