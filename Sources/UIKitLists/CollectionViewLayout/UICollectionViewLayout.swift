/// Places the elements of a collection view. The base class places nothing: subclasses do.
///
/// After an invalidation the collection view calls `prepare()`, then asks for the content size and
/// for what lies in the visible rectangle; while it scrolls, only the rectangle is asked again.
///
/// The class body is long because Swift lets only a class body hold what subclasses may override.
///
/// Source: Apple, UICollectionViewLayout.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout; nil until one does.
  open var collectionView: UICollectionView? { user }

  /// What ``collectionView`` answers unless a subclass overrides it.
  final var user: UICollectionView? { machine?.installedHost as? UICollectionView }

  /// What shows the elements that the layout places; nil until there is something.
  final weak var machine: ListMachine?

  /// What shows the elements, as far as a layout may know it.
  final var host: (any CollectionViewLayoutHost)? {
    guard let machine, machine.installedHost != nil else { return nil }
    return machine
  }

  /// Whether `prepare()` is due before the layout may be asked anything.
  package var needsPreparation = true
  /// Whether it was prepared once.
  final var wasPrepared = false

  /// Where the elements in sight come from and go to while an update asks for it.
  var appearing: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  var disappearing: [ElementKey: UICollectionViewLayoutAttributes] = [:]

  private var decorationSources: [String: ViewSource] = [:]

  /// A layout that no collection view uses yet.
  public override init() { super.init() }

  /// A layout as an archive describes it. Archives are not read here: everything is at its default.
  public required init?(coder: NSCoder) { super.init() }

  /// Called when the layout was made from a nib and everything the nib connects is in place. An
  /// override calls the superclass's.
  open func awakeFromNib() {}

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that the layout is invalidated with.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Placing

  /// Brings the layout up to date; called after each invalidation, before any question. The default
  /// does nothing.
  open func prepare() {}

  /// The size of everything, in points. The default is zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of everything that meets a rectangle of the content. The default is nil.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// The attributes of an item. The default is nil.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The attributes of a supplementary view. The default is nil.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a decoration view. The default is nil.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Invalidating

  /// Marks the layout as out of date. Many calls cost one `prepare()`. It is called for a reload of
  /// all data, too, which layouts count on that override nothing else (Chatto's tests).
  open func invalidateLayout() {
    if let context = contextToHandOn {
      contextToHandOn = nil
      return invalidateLayout(with: context)
    }
    let context = type(of: self).makeInvalidationContext()
    mark(plain: context)
    invalidateLayout(with: context)
  }

  /// What ``invalidateLayout()`` hands on instead of a context of its own.
  private var contextToHandOn: UICollectionViewLayoutInvalidationContext?

  /// Marks the layout as out of date because all data are reloaded.
  final func invalidateForReload() {
    let context = type(of: self).makeInvalidationContext()
    context.markReload()
    invalidateAsWhole(with: context)
  }

  /// Marks as out of date what the context names, by ``invalidateLayout()``.
  final func invalidateAsWhole(with context: UICollectionViewLayoutInvalidationContext) {
    contextToHandOn = context
    invalidateLayout()
    // An override that does not call super.
    if contextToHandOn != nil { invalidateLayout(with: context) }
    contextToHandOn = nil
  }

  /// Marks as out of date what the context names. Overrides call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPreparation = true
    host?.layoutDidInvalidate(self, with: context)
  }

  /// Whether new bounds, be it only a new offset, put the layout out of date. The default is false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The context for new bounds, asked for while the old ones still hold.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { type(of: self).makeInvalidationContext() }

  /// Whether a cell's own wishes put the layout out of date. The default is false.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// The context for a cell's own wishes.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { type(of: self).makeInvalidationContext() }

  // MARK: Offsets

  /// Where scrolling is to stop when the finger lifts. The default is the proposal.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where the content is to stand after an update or a change of layout. The default is the
  /// proposal.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  // MARK: Direction

  /// The direction the layout was written for. The default is the interface's.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the collection view mirrors the layout in the other direction. The default is false.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Updates

  /// Called before a batch update is carried out, after `prepare()`. The default does nothing.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called when a batch update is carried out. The default does nothing.
  open func finalizeCollectionViewUpdates() {}

  /// Called before bounds change with animation. The default does nothing.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called after bounds changed with animation. The default does nothing.
  open func finalizeAnimatedBoundsChange() {}

  /// Where an item that appears comes from; nil for where it was, or, new, for where it will be,
  /// faded out. During an update the default says just that; otherwise it is nil.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { appearing[ElementKey(cell: itemIndexPath)]?.duplicate() }

  /// Where an item that disappears goes; nil for where it will be, or, deleted, for where it was,
  /// faded out. During an update the default says just that; otherwise it is nil.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    disappearing[ElementKey(cell: itemIndexPath)]?.duplicate()
  }

  /// Where a supplementary view that appears comes from; nil for where it was, or, new, for where
  /// it will be, faded out. During an update the default says just that; otherwise it is nil.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    appearing[ElementKey(supplementary: elementKind, elementIndexPath)]?.duplicate()
  }

  /// Where a supplementary view that disappears goes; nil for where it will be, or, deleted, for
  /// where it was, faded out. During an update the default says just that; otherwise it is nil.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    disappearing[ElementKey(supplementary: elementKind, elementIndexPath)]?.duplicate()
  }

  /// Where a decoration view that appears comes from; nil for where it was, or, new, for where it
  /// will be, faded out. During an update the default says just that; otherwise it is nil.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    appearing[ElementKey(decoration: elementKind, decorationIndexPath)]?.duplicate()
  }

  /// Where a decoration view that disappears goes; nil for where it will be, or, deleted, for where
  /// it was, faded out. During an update the default says just that; otherwise it is nil.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    disappearing[ElementKey(decoration: elementKind, decorationIndexPath)]?.duplicate()
  }

  /// The supplementary views of a kind that an update brings. The default is none.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The supplementary views of a kind that an update takes away. The default is none.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views of a kind that an update brings. The default is none.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views of a kind that an update takes away. The default is none.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Exchanging layouts

  /// Called on the old layout before the new one replaces it. The default does nothing.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called on the new layout before it replaces the old one. The default does nothing.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called on both layouts when the exchange is done. The default does nothing.
  open func finalizeLayoutTransition() {}

  // MARK: Interactive movement

  /// Where an item being moved would land at a point of the content. The default is the item under
  /// it.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    guard let host else { return previousIndexPath }
    return host.indexPathForItem(at: host.mirror?(position) ?? position) ?? previousIndexPath
  }

  /// The attributes of an item while a finger moves it: the item's own, centred on the finger, in
  /// front of all.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let own = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let attributes = own ?? makeAttributes(.cell, at: indexPath)
    attributes.center = position
    attributes.zIndex = Int.max
    return attributes
  }

  /// The context for items that move with the finger.
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

  /// The context for items that have been let go.
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

  /// Names the class of the decoration views of a kind; nil takes the registration back.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    setDecorationSource(viewClass.map(ViewSource.viewClass), ofKind: elementKind)
  }

  /// Names the nib of the decoration views of a kind; nil takes the registration back.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    setDecorationSource(nib.map(ViewSource.nib), ofKind: elementKind)
  }

  private func setDecorationSource(_ source: ViewSource?, ofKind kind: String) {
    decorationSources[kind] = source
    host?.register(source, for: .decoration(kind))
  }

  // MARK: For the collection view

  /// Whether views of a category are asked for the attributes they would like. The base class lets
  /// all be asked.
  package func asksForPreferredAttributes(
    of category: UICollectionView.ElementCategory
  ) -> Bool { category != .decorationView }

  /// Whether the view of these attributes, of a category that is asked, is asked for those it would
  /// like. True in the base class.
  package func asksForPreferredAttributes(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    true
  }

  /// Whether an element stays in sight while content scrolls. False in the base class.
  package func staysInSight(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }

  /// Whether an item that was scrolled to is scrolled to again when sizes become known. False in
  /// the base class.
  package var followsScrolledItems: Bool { false }

  /// Whether content scrolls sideways and rows, if there are any, up and down. False in the base
  /// class.
  package var scrollsSideways: Bool { false }

  /// How elements of a section scroll by themselves; nil, as in the base class, where none do.
  package func row(ofSection section: Int) -> OrthogonalRow? { nil }

  /// Changes whenever sizes that were measured are forgotten, so that views in sight are asked
  /// again.
  package var fittingGeneration: Int { 0 }

  /// The items out of sight that are to be measured because items in sight depend on their sizes;
  /// none in the base class.
  package func itemsToMeasure(with items: () -> [IndexPath]) -> [IndexPath] { [] }

  /// Sizes may be others than when they were given or measured, though nothing has come or gone.
  package func askForSizesAgain() { invalidateLayout() }

  /// Told when a view likes the size it has.
  package func keepSize(of attributes: UICollectionViewLayoutAttributes) {}

  /// Whether a swipe over some item may reveal something. False in the base class.
  package var offersSwipeActions: Bool { false }

  /// What a swipe over an item reveals; nil, as in the base class, for nothing.
  package func swipeActions(
    at path: IndexPath, from edge: SwipeEdge
  ) -> UISwipeActionsConfiguration? { nil }

  /// How the decoration views of a kind are made; nil for a kind that is not registered.
  package func decorationViewSource(ofKind kind: String) -> ViewSource? { decorationSources[kind] }

  /// Completes the context of `invalidateLayout()`, which names nothing and means all.
  func mark(plain context: UICollectionViewLayoutInvalidationContext) {}

  /// What is wrong with the layout's own bookkeeping, for a debug build's tests; nil for nothing,
  /// and in a release build.
  package var invariantViolation: String? { nil }

  /// Calls `prepare()` if it is due, again while it invalidates the layout itself.
  package func prepareIfNeeded() { prepareUntilSettled() }
}

extension UICollectionViewLayout: NibAwakened {}
