@_spi(UIKit) import UIKitControls
@_spi(UIKit) import UIKitViews

/// A view that shows items of a data source with views placed by a layout; only visible ones exist.
///
/// The data source is read during layout passes and at no other time. A pass removes the views that
/// left the visible rectangle and adds those that entered it. Source: Apple, UICollectionView.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The delegate, which is notified of scrolling, selection and display.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { assignedDelegate as? any UICollectionViewDelegate }
    set { super.delegate = newValue }
  }
  /// The data source, which returns the items and their cells. Setting it reloads the view.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    get { assignedDataSource }
    set {
      guard newValue !== assignedDataSource else { return }
      assignedDataSource = newValue
      reloadData()
    }
  }
  /// The data source last set, even if a subclass overrides `dataSource`.
  final private(set) weak var assignedDataSource: (any UICollectionViewDataSource)?
  /// The prefetching data source, which gets the items needed soon, nearest first; none while
  /// content scrolls fast.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { machine.prefetchSourceDidChange() } }
  }
  /// Whether cells are prepared before display and kept for a while after it, and
  /// ``prefetchDataSource`` is notified. Default true; a still picture does not depend on it.
  open var isPrefetchingEnabled: Bool {
    get { machine.isPrefetchingEnabled }
    set { machine.isPrefetchingEnabled = newValue }
  }
  /// Whether items can be selected. Default true.
  open var allowsSelection: Bool {
    get { machine.allowsSelection }
    set { machine.allowsSelection = newValue }
  }
  /// Whether several items can be selected. Default false; setting false keeps one selected.
  open var allowsMultipleSelection: Bool {
    get { machine.allowsMultipleSelection }
    set { machine.allowsMultipleSelection = newValue }
  }
  /// The layout. Setting it replaces the layout without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { machine.layout }
    set { machine.exchangeLayout(for: newValue) }
  }
  /// The view behind all elements that does not scroll. Default nil.
  open var backgroundView: UIView? { didSet { placeBackground(insteadOf: oldValue) } }

  // MARK: Drag and drop

  /// The delegate for items dragged from the collection view. Default nil: items cannot be dragged.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { dragging.delegate }
    set { dragging.delegate = newValue }
  }
  /// The delegate for items dropped on the collection view. Default nil: drops are not accepted.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { dropping.delegate }
    set { dropping.delegate = newValue }
  }
  /// Whether items can be dragged. Default true, as on all devices since iOS 15.
  open var dragInteractionEnabled: Bool {
    get { dragging.isEnabled }
    set { dragging.isEnabled = newValue }
  }
  /// The delay until items make room for a dragged one. Default `.immediate`.
  open var reorderingCadence = ReorderingCadence.immediate
  /// Whether items can be focused. Stored: there is no focus. Default true.
  open var allowsFocus = true
  /// Whether a focused item is selected. Stored. Default false.
  open var selectionFollowsFocus = false
  /// Whether focus returns to the last focused item. Stored. Default false.
  open var remembersLastFocusedIndexPath = false

  // MARK: Parts

  /// The machine that shows the items.
  package final let machine: ListMachine
  final let dragging = CollectionDrag()
  final let dropping = CollectionDrop()
  /// The prototype cells of a storyboard.
  package var prototypes: PrototypePreview?

  // MARK: Lifecycle

  /// Creates a collection view with a layout and a frame in its superview's coordinates, in points.
  ///
  /// Its background is `systemBackground`, as on iOS 13 and later.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    machine = ListMachine(layout: layout)
    super.init(frame: frame)
    backgroundColor = .systemBackground
    installParts()
  }
  /// Stops the program, as on iOS: a collection view needs a layout.
  public override convenience init(frame: CGRect) {
    stop("UICollectionView must be initialized with a non-nil layout parameter")
  }
  /// Creates a collection view from a nib, with a flow layout if the nib has no layout.
  public required init?(coder: NSCoder) {
    let layout = coder.child("collectionViewLayout") as? UICollectionViewLayout
    machine = ListMachine(layout: layout ?? UICollectionViewFlowLayout())
    super.init(coder: coder)
    installParts()
    coder.describe(self, as: UICollectionView.self)
  }
  private func installParts() {
    machine.install(on: self)
    dragging.install(on: self)
    dropping.install(on: self)
  }
  /// The view's bounds; a change may invalidate the layout.
  open override var bounds: CGRect {
    get { super.bounds }
    set { machine.changeBounds(from: super.bounds, to: newValue) { super.bounds = newValue } }
  }
  /// The collection view's frame in its superview's coordinates.
  open override var frame: CGRect {
    get { super.frame }
    set { machine.changeSize(of: super.bounds, to: newValue.size) { super.frame = newValue } }
  }
  /// Creates a collection view with an empty layout, since it needs one.
  @_spi(UIKit) open override class func makeWithDefaults() -> UIView {
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
  }

  // MARK: Reloading

  /// Removes all views and the selection; the next layout pass reads the data source again.
  open func reloadData() {
    MainThreadChecker.check("UICollectionView")
    machine.discardData()
  }
  /// Requests a layout pass, unless the current pass adds or removes views.
  open override func setNeedsLayout() {
    if machine.pass.phase != .rearranging { super.setNeedsLayout() }
  }
  @_spi(UIKit) open override func adapt(from old: UITraitCollection, to new: UITraitCollection) {
    super.adapt(from: old, to: new)
    collectionViewLayout.invalidateLayout()
  }
  /// Prepares the layout, removes invisible views and adds visible ones.
  open override func layoutSubviews() {
    systemInsetMayHaveChanged()
    machine.runLayoutPass()
    super.layoutSubviews()
  }

  // MARK: Touches

  /// Highlights the touched cell, if the delegate allows it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    machine.touchesBegan(touches)
  }
  /// Ends the highlight when the touch leaves its cell, and restores it on return.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    machine.touchesMoved(touches)
  }
  /// Ends the touch; on its cell it is a tap, which selects the item.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    machine.touchesEnded(touches)
  }
  /// Ends the highlight of a cancelled touch without selecting its item.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    machine.touchesCancelled(touches)
  }
  /// Cancels a touch whose cell may have been reused or removed, and its content replaced.
  @_spi(UIKit) open override func touchWasRemoved(_ touch: UITouch) {
    machine.touchWasRemoved(touch)
  }
  @_spi(UIKit) open override func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    machine.layoutRestingOffset(proposed, velocity: velocity)
  }

  // MARK: Registering and dequeuing

  /// Registers the class of cells with an identifier; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    machine.register(cellClass.map(ViewSource.viewClass), for: .cell(identifier))
  }
  /// Registers the nib of cells with an identifier; nil removes the registration.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    machine.register(nib.map(ViewSource.nib), for: .cell(identifier))
  }
  /// Registers the class of supplementary views with a kind and an identifier; nil removes it.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    machine.register(
      viewClass.map(ViewSource.viewClass), for: ReuseKey(kind: elementKind, identifier: identifier))
  }
  /// Registers the nib of supplementary views with a kind and an identifier; nil removes it.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    machine.register(nib.map(ViewSource.nib), for: ReuseKey(kind: kind, identifier: identifier))
  }
  /// Returns a cell for an item: a reused one, after `prepareForReuse()`, or a new one. Stops the
  /// program for an identifier that is not registered, with UIKit's message.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    machine.dequeueCell(identifier, for: indexPath)
  }
  /// Returns a supplementary view of a kind: a reused one or a new one.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    machine.dequeueSupplementaryView(elementKind, identifier, for: indexPath)
  }

  // MARK: Visible elements

  /// The visible cells, by index path; on iOS in no particular order.
  open var visibleCells: [UICollectionViewCell] {
    machine.visibleCells.compactMap { $0 as? UICollectionViewCell }
  }
  /// The visible items, by index path.
  open var indexPathsForVisibleItems: [IndexPath] { machine.visibleItems }
  /// Returns the visible supplementary views of a kind, by index path.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    machine.displayed.ordered { $0.isSupplementary(elementKind) }
      .compactMap { $0.value as? UICollectionReusableView }
  }
  /// Returns the index paths of the visible supplementary views of a kind.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    machine.displayed.indexPaths { $0.isSupplementary(elementKind) }
  }
  /// Returns a visible supplementary view of a kind; nil if it is not visible.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    machine.supplementaryElement(shown: elementKind, at: indexPath) as? UICollectionReusableView
  }
  /// Returns an item's cell if it is visible, prefetched (iOS 15) or kept after display; nil
  /// otherwise.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    machine.cell(at: indexPath) as? UICollectionViewCell
  }
  /// Returns the item of a cell; nil if the cell is not visible.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { machine.indexPath(for: cell) }
  /// Returns the frontmost item at a point of the content, in points.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    machine.indexPathForItem(at: point)
  }
  /// Returns the layout's attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    machine.attributesForItem(at: indexPath)
  }
  /// Returns the layout's attributes of a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    machine.attributesForSupplementaryElement(ofKind: kind, at: indexPath)
  }

  // MARK: Selection and scrolling

  /// The selected items, in the order of their selection; empty if there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { machine.selection.indexPaths }
  /// Selects an item without notifying the delegate; nil deselects all. If animated, backgrounds
  /// fade and scrolling is animated; an empty position does not scroll.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    machine.selectAndScroll(to: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  /// Deselects an item without notifying the delegate. If animated, its background fades out.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if allowsSelection { machine.setSelected(false, at: indexPath, animated: animated) }
  }
  /// Scrolls an item to a position, as far as the content allows, along the axes of the position.
  ///
  /// Stops the program for two positions on one axis or an unknown item, as on iOS.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    machine.scroll(showing: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Layout

  /// Replaces the layout. In a window, an animated change moves elements from the old layout to the
  /// new one: 0.3 seconds on the virtual clock, with ease-in and ease-out.
  ///
  /// The selection is kept. Content at its start stays there; otherwise the item nearest to the
  /// centre stays nearest to it, unless the layout or the delegate returns another offset.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }
  /// Replaces the layout and calls a closure, after the animation if it is animated.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    machine.exchangeLayout(for: layout, animated: animated, completion: completion)
  }
  /// Begins an interactive transition: until it is finished or cancelled, the returned transition
  /// layout is the layout. Set its `transitionProgress`, then call its `invalidateLayout()`. The
  /// content offset follows the progress unless something else sets it.
  ///
  /// Stops with UIKit's message if another one is in progress.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    machine.beginInteractiveTransition(to: layout, completion: completion)
  }
  /// Finishes an interactive transition with animation; stops if there is none.
  open func finishInteractiveTransition() { machine.endInteractiveTransition(isFinished: true) }
  /// Cancels an interactive transition with animation; stops if there is none.
  open func cancelInteractiveTransition() { machine.endInteractiveTransition(isFinished: false) }

  // MARK: Updates

  /// Makes several changes together. The closure only records changes; then the data source's new
  /// counts are read, which must agree with them.
  ///
  /// In a window the change is animated, elsewhere it is immediate. The result equals that of
  /// reloading the final data; cells that are neither deleted, inserted nor reloaded are kept, and
  /// so are measured sizes. Inconsistent changes stop the program with UIKit's message.
  ///
  /// - Complexity: O(*k* log *k* + sections), where *k* is the number of changed items, plus the
  ///   layout.
  open func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    machine.runBatchUpdates(updates, completion)
  }
  /// Updates the collection view from its data source, then calls a closure.
  @_disfavoredOverload
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    machine.runBatchUpdates({ updates?() }, completion)
  }
  /// Inserts items, by their new index paths.
  open func insertItems(at indexPaths: [IndexPath]) {
    machine.record(indexPaths, in: \.insertedItems)
  }
  /// Deletes items, by their old index paths.
  open func deleteItems(at indexPaths: [IndexPath]) {
    machine.record(indexPaths, in: \.deletedItems)
  }
  /// Reloads the cells of items, by their old index paths.
  open func reloadItems(at indexPaths: [IndexPath]) {
    machine.record(indexPaths, in: \.reloadedItems)
  }
  /// Configures the existing cells of items again, by their old index paths: dequeuing returns the
  /// existing cell. Items without a cell are ignored.
  open func reconfigureItems(at paths: [IndexPath]) {
    machine.record(paths, in: \.reconfiguredItems)
  }
  /// Moves an item from its old index path to its new one.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    machine.recordMove(from: indexPath, to: newIndexPath)
  }
  /// Inserts sections, by their new indexes.
  open func insertSections(_ sections: IndexSet) {
    machine.record(sections, in: \.insertedSections)
  }
  /// Deletes sections, by their old indexes.
  open func deleteSections(_ sections: IndexSet) { machine.record(sections, in: \.deletedSections) }
  /// Reloads the views of sections, by their old indexes.
  open func reloadSections(_ sections: IndexSet) {
    machine.record(sections, in: \.reloadedSections)
  }
  /// Moves a section from its old index to its new one.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    machine.record { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Interactive movement

  /// Begins the interactive movement of a visible item, if the data source allows it.
  ///
  /// Until its end, the view shows the items as if the item were dropped; the data source is not
  /// notified. A reload or a batch update ends the movement.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    machine.beginMovement(of: indexPath)
  }
  /// Centres the moving item on a point of the content, in points, in front of all others.
  ///
  /// The layout returns the target, which the delegate can override; the others make room with
  /// animation. Near an edge content scrolls, by pages if `isPagingEnabled`.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    machine.updateMovement(to: targetPosition)
  }
  /// Drops the moving item; calls the data source's `moveItemAt` if its index path has changed.
  open func endInteractiveMovement() { machine.endMovement() }
  /// Cancels the movement and moves all items back.
  open func cancelInteractiveMovement() { machine.cancelMovement() }
  /// The number of sections, as last read from the data source.
  open var numberOfSections: Int { machine.counts.sections }
  /// Returns the number of items in a section, as last read from the data source.
  open func numberOfItems(inSection section: Int) -> Int { machine.count(inSection: section) }
}
