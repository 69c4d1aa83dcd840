@_spi(UIKit) import UIKitControls
@_spi(UIKit) import UIKitViews

/// Shows items of a data source as views that a layout places; only what is visible has a view.
///
/// Nothing is asked before a layout pass, which takes away what has left the visible rectangle and
/// fills in what has come into it. Source: Apple, UICollectionView.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The object that is told of scrolling, selection and display.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { assignedDelegate as? any UICollectionViewDelegate }
    set { super.delegate = newValue }
  }

  /// The object that provides the items and their cells. Setting it reloads.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    get { assignedDataSource }
    set {
      guard newValue !== assignedDataSource else { return }
      assignedDataSource = newValue
      reloadData()
    }
  }

  /// The data source that was set last, whatever an override of `dataSource` answers.
  final private(set) weak var assignedDataSource: (any UICollectionViewDataSource)?

  /// The object that is told which items will be needed soon, nearest first; it is told of none
  /// while content scrolls fast.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { machine.prefetchSourceDidChange() } }
  }

  /// Whether cells are prepared before they are seen and kept a while after, and
  /// ``prefetchDataSource`` is told. Default true; a still picture is the same either way.
  open var isPrefetchingEnabled: Bool {
    get { machine.isPrefetchingEnabled }
    set { machine.isPrefetchingEnabled = newValue }
  }

  /// Whether items can be selected. Default true.
  open var allowsSelection: Bool {
    get { machine.allowsSelection }
    set { machine.allowsSelection = newValue }
  }

  /// Whether several items can be selected. Default false; setting it keeps what fits.
  open var allowsMultipleSelection: Bool {
    get { machine.allowsMultipleSelection }
    set { machine.allowsMultipleSelection = newValue }
  }

  /// What places the elements. Setting it exchanges the layout without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { machine.layout }
    set { machine.exchangeLayout(for: newValue) }
  }

  /// A view behind all elements that stays while they scroll. Default nil.
  open var backgroundView: UIView? {
    didSet { placeBackground(insteadOf: oldValue) }
  }

  // MARK: Drag and drop

  /// The object that provides what fingers drag out of the collection view. Default nil: nothing is
  /// dragged.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { dragging.delegate }
    set { dragging.delegate = newValue }
  }

  /// The object that accepts what is dropped on the collection view. Default nil: nothing is
  /// accepted.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { dropping.delegate }
    set { dropping.delegate = newValue }
  }

  /// Whether fingers drag. Default true, as on all devices from iOS 15 on.
  open var dragInteractionEnabled: Bool {
    get { dragging.isEnabled }
    set { dragging.isEnabled = newValue }
  }

  /// How quickly items part under a dragged one. Default `.immediate`.
  open var reorderingCadence = ReorderingCadence.immediate

  /// Whether items can have the focus. Kept: there is none. Default true.
  open var allowsFocus = true
  /// Whether what gets the focus is selected. Kept. Default false.
  open var selectionFollowsFocus = false
  /// Whether the focus comes back to where it was. Kept. Default false.
  open var remembersLastFocusedIndexPath = false

  // MARK: Parts

  /// What shows the items.
  package final let machine: ListMachine
  final let dragging = CollectionDrag()
  final let dropping = CollectionDrop()
  /// The cells that a storyboard has for it.
  package var prototypes: PrototypePreview?

  // MARK: Lifecycle

  /// A collection view with a rectangle in its superview's coordinates, in points, and a layout.
  ///
  /// Its background is `systemBackground`, as on iOS 13 and later.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    machine = ListMachine(layout: layout)
    super.init(frame: frame)
    backgroundColor = .systemBackground
    installParts()
  }

  /// Stops the program, as on iOS: a collection view has a layout.
  public override convenience init(frame: CGRect) {
    stop("UICollectionView must be initialized with a non-nil layout parameter")
  }

  /// A collection view as a nib describes it, with a flow layout where that has none.
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

  /// The view's own coordinate rectangle; the layout may ask for a new layout when it changes.
  open override var bounds: CGRect {
    get { super.bounds }
    set { machine.changeBounds(from: super.bounds, to: newValue) { super.bounds = newValue } }
  }

  /// The superview's coordinates of the collection view's rectangle.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let bounds = super.bounds
      let new = CGRect(origin: bounds.origin, size: newValue.size)
      machine.changeBounds(from: bounds, to: new) { super.frame = newValue }
    }
  }

  /// There is none without a layout.
  @_spi(UIKit) open override class func makePlain() -> UIView {
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
  }

  // MARK: Reloading

  /// Throws away all views and the selection; the next layout pass asks the data source again.
  open func reloadData() {
    OffMainCall.check("UICollectionView")
    machine.forgetData()
  }

  /// Asks for a layout pass; views that a pass adds or removes ask for none.
  open override func setNeedsLayout() {
    if machine.pass.phase != .rearranging { super.setNeedsLayout() }
  }

  @_spi(UIKit) open override func adapt(from old: UITraitCollection, to new: UITraitCollection) {
    super.adapt(from: old, to: new)
    collectionViewLayout.invalidateLayout()
  }

  /// Prepares the layout, takes away what is out of sight, fills in what is in.
  open override func layoutSubviews() {
    systemInsetMayHaveChanged()
    machine.runLayoutPass()
    super.layoutSubviews()
  }

  // MARK: Touches

  /// A finger on a cell highlights it, if the delegate lets it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { machine.touchDown(at: touch.location(in: self), by: touch) }
  }

  /// A finger that leaves its cell ends the highlight; back on it, it begins again.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = machine.selectingTouch(of: touches) {
      machine.touchMoved(to: touch.location(in: self))
    }
  }

  /// A finger lifted from its cell is a tap, which selects.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = machine.selectingTouch(of: touches) {
      machine.touchUp(at: touch.location(in: self))
    }
  }

  /// A finger that was taken away ends the highlight and selects nothing.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if machine.selectingTouch(of: touches) != nil { machine.touchCancelled() }
  }

  /// The cell under the finger may have been reused or let go, and its content exchanged.
  @_spi(UIKit) open override func fingerIsGone(_ touch: UITouch) {
    machine.fingerIsGone(touch)
  }

  @_spi(UIKit) open override func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    machine.layoutRestingOffset(proposed, velocity: velocity)
  }

  // MARK: Registering and dequeuing

  /// Names the class of the cells of an identifier; nil takes the registration back.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    machine.register(cellClass.map(ViewSource.viewClass), for: .cell(identifier))
  }

  /// Names the nib of the cells of an identifier; nil takes it back.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    machine.register(nib.map(ViewSource.nib), for: .cell(identifier))
  }

  /// Names the class of the supplementary views of a kind and identifier; nil takes it back.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    machine.register(
      viewClass.map(ViewSource.viewClass), for: ReuseKey(kind: elementKind, identifier: identifier))
  }

  /// Names the nib of the supplementary views of a kind and identifier; nil takes it back.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    machine.register(nib.map(ViewSource.nib), for: ReuseKey(kind: kind, identifier: identifier))
  }

  /// A cell to show an item with: one shown before, after `prepareForReuse()`, or a new one. An
  /// identifier that is not registered stops the program with UIKit's message.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let element = machine.dequeue(
      .cell(identifier), for: machine.attributesForDequeue(of: indexPath))
    guard let cell = element as? UICollectionViewCell else {
      stop("the view registered for identifier \(identifier) is not a UICollectionViewCell")
    }
    return cell
  }

  /// A supplementary view of a kind: one that has been shown before, or a new one.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let element = machine.dequeue(
      ReuseKey(kind: elementKind, identifier: identifier),
      for: machine.attributesForDequeue(ofKind: elementKind, indexPath))
    guard let view = element as? UICollectionReusableView else {
      stop("the view registered for identifier \(identifier) is not a UICollectionReusableView")
    }
    return view
  }

  // MARK: Elements in sight

  /// The cells that are in sight, in no particular order on iOS; here by index path.
  open var visibleCells: [UICollectionViewCell] {
    machine.visibleCells.compactMap { $0 as? UICollectionViewCell }
  }

  /// The items that are in sight, by index path.
  open var indexPathsForVisibleItems: [IndexPath] { machine.visibleItems }

  /// The supplementary views of a kind that are in sight, by index path.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    machine.displayed.ordered { $0.isSupplementary(elementKind) }
      .compactMap { $0.value as? UICollectionReusableView }
  }

  /// The index paths of the supplementary views of a kind that are in sight.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    machine.displayed.indexPaths { $0.isSupplementary(elementKind) }
  }

  /// The supplementary view of a kind; nil where it is out of sight.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    machine.supplementaryElement(shown: elementKind, at: indexPath) as? UICollectionReusableView
  }

  /// The cell of an item: in sight, prepared ahead (iOS 15) or kept after it left; otherwise nil.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    machine.cell(at: indexPath) as? UICollectionViewCell
  }

  /// The item of a cell; nil for one that is out of sight.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    machine.indexPath(for: cell)
  }

  /// The frontmost item at a point of the content, in points.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    machine.indexPathForItem(at: point)
  }

  /// What the layout says of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    machine.attributesForItem(at: indexPath)
  }

  /// What the layout says of a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    machine.attributesForSupplementaryElement(ofKind: kind, at: indexPath)
  }

  // MARK: Selection and scrolling

  /// The selected items in the order in which they were selected; empty when there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { machine.selection.indexPaths }

  /// Selects an item without telling the delegate; nil deselects all. Animated, backgrounds fade
  /// and scrolling takes its time; an empty position does not scroll.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    machine.selectAndScroll(to: indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects an item without telling the delegate; animated, its selected background fades out.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if allowsSelection { machine.setSelected(false, at: indexPath, animated: animated) }
  }

  /// Scrolls an item to a position, as far as there is content; an axis it does not name stays.
  ///
  /// Two positions on one axis, or an item that does not exist, stop the program as on iOS.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    machine.scroll(showing: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Layout

  /// Exchanges the layout. Animated in a window, elements go from where the old layout has them to
  /// where the new one has them: 0.3 seconds on the virtual clock, slow at both ends.
  ///
  /// The selection stays. Content at its start stays there; otherwise the item nearest to the
  /// middle stays nearest to it, unless the layout or the delegate name another offset.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Exchanges the layout, then calls a closure: with animation once the clock has passed its end.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    machine.exchangeLayout(for: layout, animated: animated, completion: completion)
  }

  /// Begins an exchange of the layout that is driven by hand: until it is finished or cancelled,
  /// the transition layout that is returned is the layout. Set its `transitionProgress`, then call
  /// its `invalidateLayout()`. The content offset follows as far as nobody else sets it.
  ///
  /// A second one at a time stops the program with UIKit's message.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    machine.beginInteractiveTransition(to: layout, completion: completion)
  }

  /// Ends a transition by hand in the new layout, animated; without one it stops the program.
  open func finishInteractiveTransition() { machine.endInteractiveTransition(isFinished: true) }

  /// Ends a transition by hand in the old layout, animated; without one it stops the program.
  open func cancelInteractiveTransition() { machine.endInteractiveTransition(isFinished: false) }

  // MARK: Updates

  /// Makes several changes at once. Inside the closure the changes are only recorded; then the data
  /// source is asked for its new counts, which must agree with them.
  ///
  /// In a window the change is animated, elsewhere it shows at once. The result is that of
  /// reloading the final data; cells that are neither deleted, inserted nor reloaded stay, and so
  /// do sizes that cells asked for. A contradiction stops the program with UIKit's message.
  ///
  /// - Complexity: O(*k* log *k* + sections) in the items it names, besides what the layout does.
  open func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    machine.runBatchUpdates(updates, completion)
  }

  /// Brings the collection view in step with its data source, then calls a closure.
  @_disfavoredOverload
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    machine.runBatchUpdates({ updates?() }, completion)
  }

  /// Inserts items, by the index paths they have afterwards.
  open func insertItems(at indexPaths: [IndexPath]) {
    machine.record(indexPaths, in: \.insertedItems)
  }

  /// Deletes items, by the index paths they had before.
  open func deleteItems(at indexPaths: [IndexPath]) {
    machine.record(indexPaths, in: \.deletedItems)
  }

  /// Asks for the cells of items again, by the index paths they had before.
  open func reloadItems(at indexPaths: [IndexPath]) {
    machine.record(indexPaths, in: \.reloadedItems)
  }

  /// Has the data source fill the cells of items again, by the index paths they had before:
  /// dequeuing gives it the cell that is there. Items without a cell are passed over.
  open func reconfigureItems(at paths: [IndexPath]) {
    machine.record(paths, in: \.reconfiguredItems)
  }

  /// Moves an item from where it was before to where it is afterwards.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    machine.recordMove(from: indexPath, to: newIndexPath)
  }

  /// Inserts sections, by the indexes they have afterwards.
  open func insertSections(_ sections: IndexSet) {
    machine.record(sections, in: \.insertedSections)
  }

  /// Deletes sections, by the indexes they had before.
  open func deleteSections(_ sections: IndexSet) { machine.record(sections, in: \.deletedSections) }

  /// Asks for the views of sections again, by the indexes they had before.
  open func reloadSections(_ sections: IndexSet) {
    machine.record(sections, in: \.reloadedSections)
  }

  /// Moves a section from where it was before to where it is afterwards.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    machine.record { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Interactive movement

  /// Begins to move an item in sight as a finger would carry it, if the data source lets it.
  ///
  /// Until the end the view shows the items as if the item were dropped; the data source hears
  /// nothing. A reload or a batch update ends the movement.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    machine.beginMovement(of: indexPath)
  }

  /// Centres the item being moved on a point of the content, in points, in front of all others.
  ///
  /// The layout says which place that is, the delegate has the last word; the others make room,
  /// animated. Near an edge content scrolls, with `isPagingEnabled` page by page.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    machine.updateMovement(to: targetPosition)
  }

  /// Drops the item being moved; the data source hears `moveItemAt` if it has another place.
  open func endInteractiveMovement() { machine.endMovement() }

  /// Ends the movement and takes all items back to where they were.
  open func cancelInteractiveMovement() { machine.cancelMovement() }

  /// How many sections there are, as the data source last said.
  open var numberOfSections: Int { machine.counts.sections }

  /// How many items a section has, as the data source last said.
  open func numberOfItems(inSection section: Int) -> Int {
    machine.count(inSection: section)
  }
}
