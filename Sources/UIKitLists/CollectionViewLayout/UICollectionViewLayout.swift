/// The abstract base class of layouts, which place the elements of a collection view.
///
/// After an invalidation, the collection view calls `prepare()`, then reads the content size and
/// the elements in the visible rectangle; while it scrolls, it requests only the elements again.
///
/// Most declarations are in the class body because Swift allows overrides only of those.
///
/// Source: Apple, UICollectionViewLayout.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout; nil if there is none.
  open var collectionView: UICollectionView? { user }

  /// The value of ``collectionView`` unless a subclass overrides it.
  final var user: UICollectionView? { machine?.installedHost as? UICollectionView }

  /// The machine that shows the layout's elements; nil if the layout is not in use.
  final weak var machine: ListMachine?

  /// The machine, reduced to what layouts can access.
  final var host: (any CollectionViewLayoutHost)? {
    guard let machine, machine.installedHost != nil else { return nil }
    return machine
  }

  /// Whether the layout must be prepared before it is used.
  package var needsPreparation = true
  /// Whether the layout has been prepared once.
  final var wasPrepared = false

  /// The attributes from which elements appear and to which they disappear during an update.
  var appearing: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  var disappearing: [ElementKey: UICollectionViewLayoutAttributes] = [:]

  private var decorationSources: [String: ViewSource] = [:]

  /// Creates a layout without a collection view.
  public override init() { super.init() }

  /// Creates a layout with default values: archives are not supported.
  public required init?(coder: NSCoder) { super.init() }

  /// Called after the layout was loaded from a nib and all its outlets are connected. An override
  /// calls the superclass's method.
  open func awakeFromNib() {}

  /// The class of the layout's attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the layout's invalidation contexts.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Placing

  /// Updates the layout. Called after each invalidation, before any attributes are requested. The
  /// default implementation does nothing.
  open func prepare() {}

  /// The size of the whole content, in points. Default zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all elements that intersect a rectangle of the content. Default nil.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the attributes of an item. Default nil.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a supplementary view. Default nil.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration view. Default nil.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Invalidating

  /// Invalidates the layout. Several calls cause one `prepare()`. Reloading all data calls it,
  /// too: some layouts override no other method of invalidation (Chatto's tests).
  open func invalidateLayout() {
    if let context = pendingInvalidationContext {
      pendingInvalidationContext = nil
      return invalidateLayout(with: context)
    }
    let context = type(of: self).makeInvalidationContext()
    mark(plain: context)
    invalidateLayout(with: context)
  }

  /// The context that ``invalidateLayout()`` uses instead of a new one.
  private var pendingInvalidationContext: UICollectionViewLayoutInvalidationContext?

  /// Invalidates the layout because all data are reloaded.
  final func invalidateForReload() {
    let context = type(of: self).makeInvalidationContext()
    context.markReload()
    invalidateEntireLayout(with: context)
  }

  /// Invalidates the context's elements by a call of ``invalidateLayout()``.
  final func invalidateEntireLayout(with context: UICollectionViewLayoutInvalidationContext) {
    pendingInvalidationContext = context
    invalidateLayout()
    // The override did not call super.
    if pendingInvalidationContext != nil { invalidateLayout(with: context) }
    pendingInvalidationContext = nil
  }

  /// Invalidates the context's elements. Overrides call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPreparation = true
    host?.layoutDidInvalidate(self, with: context)
  }

  /// Returns whether new bounds, even only a new offset, invalidate the layout. Default false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the context for new bounds. Called before the bounds change.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { type(of: self).makeInvalidationContext() }

  /// Returns whether a cell's preferred attributes invalidate the layout. Default false.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context for a cell's preferred attributes.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { type(of: self).makeInvalidationContext() }

  // MARK: Offsets

  /// Returns the offset at which scrolling stops after a drag. Default: the proposed offset.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the content offset after an update or a change of layout. Default: the proposed
  /// offset.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  // MARK: Direction

  /// The direction for which the layout was written. Default left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the collection view mirrors the layout in the opposite direction. Default false.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Updates

  /// Called before a batch update, after `prepare()`. The default implementation does nothing.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called at the end of a batch update. The default implementation does nothing.
  open func finalizeCollectionViewUpdates() {}

  /// Called before bounds change with animation. The default implementation does nothing.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called after bounds changed with animation. The default implementation does nothing.
  open func finalizeAnimatedBoundsChange() {}

  /// Returns the start attributes of an item that appears. During an update, the default is the
  /// item's old attributes, or its new ones faded out if it is new; nil otherwise. An override's
  /// nil has the same effect.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { appearing[ElementKey(cell: itemIndexPath)]?.duplicate() }

  /// Returns the end attributes of an item that disappears. During an update, the default is the
  /// item's new attributes, or its old ones faded out if it is deleted; nil otherwise.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    disappearing[ElementKey(cell: itemIndexPath)]?.duplicate()
  }

  /// Returns the start attributes of a supplementary view that appears. During an update, the
  /// default is its old attributes, or its new ones faded out if it is new; nil otherwise.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    appearing[ElementKey(supplementary: elementKind, elementIndexPath)]?.duplicate()
  }

  /// Returns the end attributes of a supplementary view that disappears. During an update, the
  /// default is its new attributes, or its old ones faded out if it is deleted; nil otherwise.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    disappearing[ElementKey(supplementary: elementKind, elementIndexPath)]?.duplicate()
  }

  /// Returns the start attributes of a decoration view that appears. During an update, the default
  /// is its old attributes, or its new ones faded out if it is new; nil otherwise.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    appearing[ElementKey(decoration: elementKind, decorationIndexPath)]?.duplicate()
  }

  /// Returns the end attributes of a decoration view that disappears. During an update, the default
  /// is its new attributes, or its old ones faded out if it is deleted; nil otherwise.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    disappearing[ElementKey(decoration: elementKind, decorationIndexPath)]?.duplicate()
  }

  /// Returns the supplementary views of a kind that an update inserts. Default empty.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the supplementary views of a kind that an update deletes. Default empty.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views of a kind that an update inserts. Default empty.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views of a kind that an update deletes. Default empty.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Exchanging layouts

  /// Called on the old layout before its replacement. The default implementation does nothing.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called on the new layout before it is installed. The default implementation does nothing.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called on both layouts after the transition. The default implementation does nothing.
  open func finalizeLayoutTransition() {}

  // MARK: Interactive movement

  /// Returns the target index path of a moving item at a point of the content. Default: that of the
  /// item under the point.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    guard let host else { return previousIndexPath }
    return host.indexPathForItem(at: host.mirror?(position) ?? position) ?? previousIndexPath
  }

  /// Returns the attributes of an item during an interactive movement: its own, centred on the
  /// position and in front of all others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let own = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let attributes = own ?? makeAttributes(.cell, at: indexPath)
    attributes.center = position
    attributes.zIndex = Int.max
    return attributes
  }

  /// Returns the context for items during an interactive movement.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = type(of: self).makeInvalidationContext()
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }

  /// Returns the context for the end of an interactive movement.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = type(of: self).makeInvalidationContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }

  // MARK: Decoration views

  /// Registers the class of the decoration views of a kind; nil removes the registration.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    setDecorationSource(viewClass.map(ViewSource.viewClass), ofKind: elementKind)
  }

  /// Registers the nib of the decoration views of a kind; nil removes the registration.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    setDecorationSource(nib.map(ViewSource.nib), ofKind: elementKind)
  }

  private func setDecorationSource(_ source: ViewSource?, ofKind kind: String) {
    decorationSources[kind] = source
    host?.register(source, for: .decoration(kind))
  }

  // MARK: For the collection view

  /// Returns whether the views of a category are measured. In the base class, true for all but
  /// decoration views.
  package func requestsPreferredAttributes(
    of category: UICollectionView.ElementCategory
  ) -> Bool { category != .decorationView }

  /// Returns whether the view of these attributes, of a measured category, is measured. Default
  /// true.
  package func requestsPreferredAttributes(of attributes: UICollectionViewLayoutAttributes) -> Bool
  {
    true
  }

  /// Returns whether an element stays visible during scrolling. Default false.
  package func isPinned(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }

  /// Whether scrolling to an item is corrected when sizes become known. Default false.
  package var followsScrolledItems: Bool { false }

  /// Whether content scrolls horizontally, and orthogonal sections vertically. Default false.
  package var scrollsSideways: Bool { false }

  /// Returns the orthogonal scrolling of a section; nil, the default, if it does not scroll.
  package func row(ofSection section: Int) -> OrthogonalRow? { nil }

  /// A number that changes whenever measured sizes are discarded, so that visible views are
  /// measured again.
  package var fittingGeneration: Int { 0 }

  /// Returns the invisible items to measure because the sizes of visible items depend on them.
  /// Default empty.
  package func itemsToMeasure(with items: () -> [IndexPath]) -> [IndexPath] { [] }

  /// Invalidates the layout because sizes may have changed without insertions or deletions.
  package func invalidateSizes() { invalidateLayout() }

  /// Called when a view prefers the size it has.
  package func keepSize(of attributes: UICollectionViewLayoutAttributes) {}

  /// Whether any item has swipe actions. Default false.
  package var offersSwipeActions: Bool { false }

  /// Returns an item's swipe actions; nil, the default, for none.
  package func swipeActions(
    at path: IndexPath, from edge: SwipeEdge
  ) -> UISwipeActionsConfiguration? { nil }

  /// Returns the source of the decoration views of a kind; nil if the kind is not registered.
  package func decorationViewSource(ofKind kind: String) -> ViewSource? { decorationSources[kind] }

  /// Completes the context of `invalidateLayout()`, which contains no elements but invalidates all.
  func mark(plain context: UICollectionViewLayoutInvalidationContext) {}

  /// A description of the first violated invariant, for tests in debug builds; nil for none, and
  /// always nil in release builds.
  package var invariantViolation: String? { nil }

  /// Calls `prepare()` if needed, repeatedly if it invalidates the layout itself.
  package func prepareIfNeeded() { prepareUntilSettled() }
}

extension UICollectionViewLayout: NibAwakened {}
