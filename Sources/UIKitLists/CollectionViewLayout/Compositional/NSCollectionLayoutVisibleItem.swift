/// An element in sight, as a section's handler sees and changes it.
///
/// Source: Apple, NSCollectionLayoutVisibleItem.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// Its opacity.
  var alpha: CGFloat { get set }
  /// From back to front.
  var zIndex: Int { get set }
  /// Whether it has no view.
  var isHidden: Bool { get set }
  /// Its middle, in points of the content.
  var center: CGPoint { get set }
  /// Its transform in the plane.
  var transform: CGAffineTransform { get set }
  /// Its transform.
  var transform3D: CATransform3D { get set }
  /// The kind of a view that is no cell; empty for a cell.
  var name: String { get }
  /// Its index path.
  var indexPath: IndexPath { get }
  /// Its rectangle in the content, in points.
  var frame: CGRect { get }
  /// Its own rectangle.
  var bounds: CGRect { get }
  /// Whether it is a cell, a supplementary view or a decoration view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a view that is no cell; nil for a cell.
  var representedElementKind: String? { get }
}

/// An element in sight, by its attributes.
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
