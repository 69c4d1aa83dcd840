import WorkMeter

import LayoutGeometry

/// Layouts that flip are queried in their own coordinates, left to right, and mirrored.
///
/// Source: Apple, UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection.
extension ListMachine {
  /// The mapping that swaps left and right between layout and view; nil if both have one direction.
  package var mirror: HorizontalMirror? {
    guard layout.flipsHorizontallyInOppositeLayoutDirection,
      layout.developmentLayoutDirection != host.effectiveUserInterfaceLayoutDirection
    else { return nil }
    return HorizontalMirror(width: max(contentSize.width, visibleWidth))
  }

  /// The bounds in the layout's coordinates.
  package var layoutBounds: CGRect { layoutRect(bounds) }

  /// Returns a rectangle of the content in the layout's coordinates.
  package func layoutRect(_ rect: CGRect) -> CGRect { mirror?(rect) ?? rect }

  /// The adjusted content inset in the layout's coordinates.
  var layoutInset: UIEdgeInsets {
    var inset = adjustedContentInset
    if mirror != nil { (inset.left, inset.right) = (inset.right, inset.left) }
    return inset
  }

  private var visibleWidth: CGFloat {
    bounds.width - adjustedContentInset.left - adjustedContentInset.right
  }

  // MARK: Layout queries

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

  /// Returns a mirrored copy of the layout's attributes, or the attributes if nothing is mirrored.
  func placed(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    placed(attributes, by: mirror)
  }

  /// Returns attributes mirrored by a mapping. Mirroring twice returns the original values.
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

  /// Keeps the distance from the content's right edge, the start of mirrored content, when the
  /// content's or the view's width changes; at first, this makes the start visible.
  func keepLeadingEdge() {
    guard let mirror else {
      mirroredOverhang = nil
      return
    }
    let overhang = mirror.width - visibleWidth
    let change = overhang - (mirroredOverhang ?? 0)
    mirroredOverhang = overhang
    if change != 0 { moveContent(by: CGPoint(x: change, y: 0)) }
  }
}
