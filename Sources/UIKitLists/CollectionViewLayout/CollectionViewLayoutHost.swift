import LayoutGeometry

/// What a layout may know of the view whose elements it places, and what it may tell it.
///
/// Layouts reach their view by nothing else, but for what iOS gives to subclasses and delegates:
/// `collectionView` itself.
@MainActor
protocol CollectionViewLayoutHost: AnyObject {
  // MARK: Where

  /// The part of the content that is in sight, as the layout sees it, in points.
  var layoutBounds: CGRect { get }
  /// The adjusted content inset as the layout sees it, in points.
  var layoutInset: UIEdgeInsets { get }
  /// Where left and right are swapped between the layout and the view; nil where both run the same
  /// way.
  var mirror: HorizontalMirror? { get }

  /// How far sections that scroll by themselves are from their start, in points, by section.
  var rowDistances: [Int: Double] { get }

  /// The view's own size and insets, left and right as on the screen, in points.
  var bounds: CGRect { get }
  var adjustedContentInset: UIEdgeInsets { get }
  var safeAreaInsets: UIEdgeInsets { get }
  var layoutMargins: UIEdgeInsets { get }
  var readableContentInsets: UIEdgeInsets { get }
  /// Device pixels a point.
  var pixelScale: CGFloat { get }

  // MARK: What

  /// How many sections are shown.
  var numberOfSections: Int { get }
  /// How many items of a section are shown.
  func numberOfItems(inSection section: Int) -> Int
  /// How many items of a section the data source has, which may not be how many are shown.
  func dataCount(inSection section: Int) -> Int
  /// The item that is shown in another place than the data source has it in; nil for none.
  var interactiveMove: ItemMove? { get }
  /// The items that are shown and that the data source does not have, in order.
  var guestPaths: [IndexPath] { get }
  /// The items that the viewport holds on to while sizes above it change, the first of them that is
  /// still in sight.
  var viewportAnchors: [IndexPath] { get }
  /// The frontmost item at a point of the content, in the view's coordinates.
  func indexPathForItem(at point: CGPoint) -> IndexPath?

  // MARK: Telling

  /// The layout is out of date as far as the context says.
  func layoutDidInvalidate(
    _ invalidated: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext)
  /// The layout names how its decoration views are made.
  func register(_ source: ViewSource?, for key: ReuseKey)
  /// Moves the content along with what is in sight, in points.
  func moveContent(by distance: CGPoint)
}

extension ListMachine: CollectionViewLayoutHost {
  var interactiveMove: ItemMove? { movement?.move }

  var guestPaths: [IndexPath] { guests.paths }

  var viewportAnchors: [IndexPath] { pass.anchors }
}
