/// Says how much of a layout is out of date.
///
/// Source: Apple, UICollectionViewLayoutInvalidationContext.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  private var marksEverything = false
  private var marksDataSourceCounts = false
  private var items: [IndexPath]?
  private var supplementaryElements: [String: [IndexPath]]?
  private var decorationElements: [String: [IndexPath]]?

  /// A context that names nothing as out of date.
  public override init() { super.init() }

  /// Whether the whole layout is out of date: true after `reloadData()` only.
  open var invalidateEverything: Bool { marksEverything }

  /// Whether the data source's counts are to be asked again: true when they may have changed.
  open var invalidateDataSourceCounts: Bool { marksDataSourceCounts }

  // MARK: Single elements

  /// Adds items to those that are out of date.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    items = (items ?? []) + indexPaths
  }

  /// Adds supplementary views to those that are out of date.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    supplementaryElements = (supplementaryElements ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Adds decoration views to those that are out of date.
  open func invalidateDecorationElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    decorationElements = (decorationElements ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// The items named so far; nil for none.
  open var invalidatedItemIndexPaths: [IndexPath]? { items }

  /// The supplementary views named so far, by kind; nil for none.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementaryElements }

  /// The decoration views named so far, by kind; nil for none.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorationElements }

  // MARK: Adjustments

  /// What to add to the content offset when the new layout is in place, in points; zero by default.
  open var contentOffsetAdjustment = CGPoint.zero

  /// What the content size changes by, in points; zero by default.
  open var contentSizeAdjustment = CGSize.zero

  // MARK: Interactive movement

  /// Where the items being moved were; nil outside a movement.
  open package(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// Where the items being moved would land; nil outside a movement.
  open package(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// Where the finger is, in points of the content; zero outside a movement.
  open package(set) var interactiveMovementTarget = CGPoint.zero

  // MARK: For the collection view

  /// The size that a cell would like, where that is the reason.
  package var fittedSize: (indexPath: IndexPath, size: CGSize)?

  /// Where items go that stay what they are through a batch update, where that is the reason.
  var survival: ((IndexPath) -> IndexPath?)?

  /// Whether elements that are not named may be out of date too.
  var reachesBeyondNames: Bool { marksEverything || marksDataSourceCounts }

  /// The elements named so far.
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

  /// Marks as much as another context.
  func adoptMarks(of other: UICollectionViewLayoutInvalidationContext) {
    marksEverything = marksEverything || other.invalidateEverything
    marksDataSourceCounts = marksDataSourceCounts || other.invalidateDataSourceCounts
  }

  /// Makes the context that `reloadData()` sends.
  package func markReload() {
    marksEverything = true
    marksDataSourceCounts = true
  }

  /// Makes the context that inserting, deleting and moving send.
  package func markDataSourceCountsChanged() { marksDataSourceCounts = true }
}
