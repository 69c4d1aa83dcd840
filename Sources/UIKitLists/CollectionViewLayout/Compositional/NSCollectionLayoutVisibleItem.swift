/// A visible element that a section's invalidation handler can change.
///
/// Source: Apple, NSCollectionLayoutVisibleItem.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The element's opacity.
  var alpha: CGFloat { get set }
  /// The element's position from back to front.
  var zIndex: Int { get set }
  /// Whether the element is hidden, without a view.
  var isHidden: Bool { get set }
  /// The element's centre, in points of the content.
  var center: CGPoint { get set }
  /// The element's two-dimensional transform.
  var transform: CGAffineTransform { get set }
  /// The element's three-dimensional transform.
  var transform3D: CATransform3D { get set }
  /// The kind of a supplementary or decoration view; empty for a cell.
  var name: String { get }
  /// The element's index path.
  var indexPath: IndexPath { get }
  /// The element's frame in the content, in points.
  var frame: CGRect { get }
  /// The element's bounds, in points.
  var bounds: CGRect { get }
  /// Whether the element is a cell, a supplementary view or a decoration view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; nil for a cell.
  var representedElementKind: String? { get }
}

/// A visible element backed by its layout attributes.
final class VisibleItem: NSCollectionLayoutVisibleItem {
  let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }

  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }

  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }

  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }

  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }

  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }

  var name: String { attributes.representedElementKind ?? "" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }

  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }

  var representedElementKind: String? { attributes.representedElementKind }
}
