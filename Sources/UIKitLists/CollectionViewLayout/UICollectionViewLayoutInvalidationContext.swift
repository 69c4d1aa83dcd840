/// The parts of a layout that an invalidation concerns.
///
/// Source: Apple, UICollectionViewLayoutInvalidationContext.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  private var marksEverything = false
  private var marksDataSourceCounts = false
  private var items: [IndexPath]?
  private var supplementaryElements: [String: [IndexPath]]?
  private var decorationElements: [String: [IndexPath]]?

  /// Creates a context that invalidates no elements.
  public override init() { super.init() }

  /// Whether everything is invalidated: true only for `reloadData()`.
  open var invalidateEverything: Bool { marksEverything }

  /// Whether the data source's counts are requested again: true if they may have changed.
  open var invalidateDataSourceCounts: Bool { marksDataSourceCounts }

  // MARK: Single elements

  /// Adds items to the invalidated elements.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    items = (items ?? []) + indexPaths
  }

  /// Adds supplementary views to the invalidated elements.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    supplementaryElements = (supplementaryElements ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Adds decoration views to the invalidated elements.
  open func invalidateDecorationElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    decorationElements = (decorationElements ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// The invalidated items; nil for none.
  open var invalidatedItemIndexPaths: [IndexPath]? { items }

  /// The invalidated supplementary views, by kind; nil for none.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementaryElements }

  /// The invalidated decoration views, by kind; nil for none.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorationElements }

  // MARK: Adjustments

  /// The change of the content offset after the invalidation, in points; zero by default.
  open var contentOffsetAdjustment = CGPoint.zero

  /// The change of the content size, in points; zero by default.
  open var contentSizeAdjustment = CGSize.zero

  // MARK: Interactive movement

  /// The previous index paths of moving items; nil outside an interactive movement.
  open package(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The target index paths of moving items; nil outside an interactive movement.
  open package(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The position of the finger, in points of the content; zero outside an interactive movement.
  open package(set) var interactiveMovementTarget = CGPoint.zero

  // MARK: For the collection view

  /// A cell's preferred size, if it causes the invalidation.
  package var fittedSize: (indexPath: IndexPath, size: CGSize)?

  /// Returns an item's new index path in a batch update, if one causes the invalidation; nil if the
  /// item does not remain.
  var survival: ((IndexPath) -> IndexPath?)?

  /// Whether other elements than the listed ones may be invalidated.
  var affectsUnlistedElements: Bool { marksEverything || marksDataSourceCounts }

  /// The invalidated elements.
  var namedElements: Set<ElementKey> {
    var keys = Set((items ?? []).map(ElementKey.init(cell:)))
    for (kind, paths) in supplementaryElements ?? [:] {
      keys.formUnion(paths.map { ElementKey(supplementary: kind, $0) })
    }
    for (kind, paths) in decorationElements ?? [:] {
      keys.formUnion(paths.map { ElementKey(decoration: kind, $0) })
    }
    return keys
  }

  /// Adds another context's marks to this one.
  func adoptMarks(of other: UICollectionViewLayoutInvalidationContext) {
    marksEverything = marksEverything || other.invalidateEverything
    marksDataSourceCounts = marksDataSourceCounts || other.invalidateDataSourceCounts
  }

  /// Marks everything, as `reloadData()` does.
  package func markReload() {
    marksEverything = true
    marksDataSourceCounts = true
  }

  /// Marks the data source's counts as changed, as insertions, deletions and moves do.
  package func markDataSourceCountsChanged() { marksDataSourceCounts = true }
}
