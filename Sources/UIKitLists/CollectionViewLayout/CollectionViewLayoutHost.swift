import LayoutGeometry

/// The view whose elements a layout places: its geometry, its data and its notifications.
///
/// A layout accesses its view through this protocol only. `collectionView` is for subclasses and
/// delegates, as on iOS.
@preconcurrency @MainActor
protocol CollectionViewLayoutHost: AnyObject {
  // MARK: Geometry

  /// The visible part of the content, in points of the layout's coordinates.
  var layoutBounds: CGRect { get }
  /// The adjusted content inset in the layout's coordinates, in points.
  var layoutInset: UIEdgeInsets { get }
  /// The mapping that swaps left and right between the layout and the view; nil if both have the
  /// same direction.
  var mirror: HorizontalMirror? { get }

  /// The scroll distances of orthogonally scrolling sections from their start, in points, by
  /// section.
  var rowDistances: [Int: Double] { get }

  /// The view's own size and insets, in points, with left and right as on the screen.
  var bounds: CGRect { get }
  var adjustedContentInset: UIEdgeInsets { get }
  var safeAreaInsets: UIEdgeInsets { get }
  var layoutMargins: UIEdgeInsets { get }
  var readableContentInsets: UIEdgeInsets { get }
  /// The number of device pixels per point.
  var pixelScale: CGFloat { get }

  // MARK: Data

  /// The number of sections shown.
  var numberOfSections: Int { get }
  /// The number of items shown in a section.
  func numberOfItems(inSection section: Int) -> Int
  /// The number of a section's items in the data source, which may differ from the number shown.
  func dataCount(inSection section: Int) -> Int
  /// The item shown at another index path than in the data source; nil for none.
  var interactiveMove: ItemMove? { get }
  /// The index paths of the items shown that the data source does not have, in order.
  var placeholderPaths: [IndexPath] { get }
  /// The items that can hold the viewport in place when sizes above it change. The first one still
  /// visible does.
  var viewportAnchors: [IndexPath] { get }
  /// Returns the index path of the frontmost item at a point of the content, in the view's
  /// coordinates.
  func indexPathForItem(at point: CGPoint) -> IndexPath?

  // MARK: Notifications

  /// Notifies the view that the layout is invalidated to the extent of the context.
  func layoutDidInvalidate(
    _ invalidated: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext)
  /// Registers the source of the layout's decoration views.
  func register(_ source: ViewSource?, for key: ReuseKey)
  /// Moves the content and the visible elements by a distance, in points.
  func moveContent(by distance: CGPoint)
}

extension ListMachine: CollectionViewLayoutHost {
  var interactiveMove: ItemMove? { movement?.move }

  var placeholderPaths: [IndexPath] { placeholderItems.paths }

  var viewportAnchors: [IndexPath] { pass.anchors }
}
