@_spi(UIKit) import UIKitControls
@_spi(UIKit) import UIKitViews

/// A view that shows the rows of a data source below each other, in sections with headers and
/// footers.
///
/// Cells are created when they become visible, reused, prefetched, selected, moved and updated as
/// in a `UICollectionView`; see there. Source: Apple, UITableView.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The delegate, which returns heights and headers and is notified of selection and display.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { assignedDelegate as? any UITableViewDelegate }
    set {
      super.delegate = newValue
      edges = TableEdges()
      tableLayout.invalidateLayout()
    }
  }
  /// The data source, which returns the rows and their cells. Setting it reloads the table.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// The prefetching data source, which gets the rows needed soon, nearest first (iOS 10).
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { machine.prefetchSourceDidChange() } }
  }
  /// Whether cells are prepared before display (iOS 15). Default true.
  open var isPrefetchingEnabled: Bool {
    get { machine.isPrefetchingEnabled }
    set { machine.isPrefetchingEnabled = newValue }
  }
  /// The style of the table.
  public let style: Style

  // MARK: Heights

  /// The height of all rows, in points. Default automatic: each row's own.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { heightsDidChange() } }
  }
  /// The height of all headers, in points. Default automatic: each header's own.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
  }
  /// The height of all footers, in points. Default automatic: each footer's own.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
  }
  /// The estimated height of rows that have not been visible, in points. Default: 44. With 0, the
  /// heights of all rows are requested at once, and rows are not measured.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsDidChange() } }
  }
  /// The estimated height of headers that have not been visible, in points. Default: 44.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { heightsDidChange() } }
  }
  /// The estimated height of footers that have not been visible, in points. Default: 44.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { heightsDidChange() } }
  }
  /// The spacing above each section that has a header, in points (iOS 15). Default: 22 in plain
  /// tables, else none.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
  }

  // MARK: Separators and background

  /// The style of the separators. Default a single line.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { appearanceDidChange() } }
  }
  /// The colour of the separators. Default `separator`.
  open var separatorColor: UIColor? = .separator {
    didSet { if separatorColor != oldValue { appearanceDidChange() } }
  }
  /// The separators' insets from the cells' edges, in points. Default: from the content's margin.
  open var separatorInset: UIEdgeInsets {
    get { explicitSeparatorInset ?? UIEdgeInsets(top: 0, left: rowMargin, bottom: 0, right: 0) }
    set {
      explicitSeparatorInset = newValue
      appearanceDidChange()
    }
  }
  /// The reference of ``separatorInset``. Default: the cells' edges.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { if separatorInsetReference != oldValue { appearanceDidChange() } }
  }
  var explicitSeparatorInset: UIEdgeInsets?
  /// The view behind all rows that does not scroll. Default nil.
  open var backgroundView: UIView? { didSet { placeBackground(insteadOf: oldValue) } }
  /// The view above all sections, of its frame's height. Default nil.
  open var tableHeaderView: UIView? { didSet { edgeViewsMayHaveChanged(oldValue) } }
  /// The view below all sections, of its frame's height. Default nil.
  open var tableFooterView: UIView? { didSet { edgeViewsMayHaveChanged(oldValue) } }
  /// The laid out heights of both.
  final var edgeHeights: [CGFloat] = []

  // MARK: Selection and editing

  /// The visual effect of separators. Stored but not drawn. Default nil.
  open var separatorEffect: UIVisualEffect?
  /// The height of filler rows after the last row of a plain table, in points. Stored: there are no
  /// filler rows. Default 0.
  open var fillerRowHeight: CGFloat = 0
  /// Whether rows are measured again when their content changes. Stored: rows are measured only by
  /// reloading or invalidating heights. Default enabled.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Whether content views of cells avoid the safe area insets. Default true.
  open var insetsContentViewsToSafeArea = true
  /// Whether rows can be dragged. Stored: dragging is unsupported. Default false.
  open var dragInteractionEnabled = false
  /// Whether a row is being dragged. Always false.
  open var hasActiveDrag: Bool { false }
  /// Whether a drop is in progress. Always false.
  open var hasActiveDrop: Bool { false }
  /// Whether the margins of cells' contents follow the readable width. Default false.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { appearanceDidChange() } }
  }
  /// Whether rows can be focused. Stored: there is no focus. Default true.
  open var allowsFocus = true
  /// Whether a focused row is selected. Stored. Default false.
  open var selectionFollowsFocus = false
  /// Whether focus returns to the last focused row. Stored. Default false.
  open var remembersLastFocusedIndexPath = false
  /// Whether rows can be selected. Default true.
  open var allowsSelection: Bool {
    get { machine.allowsSelection }
    set { machine.allowsSelection = newValue }
  }
  /// Whether several rows can be selected. Default false.
  open var allowsMultipleSelection: Bool {
    get { machine.allowsMultipleSelection }
    set { machine.allowsMultipleSelection = newValue }
  }
  /// Whether rows can be selected in editing mode. Default false.
  open var allowsSelectionDuringEditing: Bool {
    get { machine.allowsSelectionDuringEditing }
    set { machine.allowsSelectionDuringEditing = newValue }
  }
  /// Whether several rows can be selected in editing mode; if true, rows show circles. Default
  /// false.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { machine.allowsMultipleSelectionDuringEditing }
    set {
      machine.allowsMultipleSelectionDuringEditing = newValue
      machine.refreshRowStates()
    }
  }
  /// Whether rows show their editing controls. Default false.
  open var isEditing: Bool {
    get { machine.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Sets editing mode, which shows the rows' editing controls.
  open func setEditing(_ editing: Bool, animated: Bool) {
    setRowsEditing(editing, animated: animated)
  }

  // MARK: Index

  /// The minimum number of rows for which the index is visible. Default 0.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }
  /// The colour of the index's text. Default nil: the tint colour.
  open var sectionIndexColor: UIColor? { didSet { setNeedsLayout() } }
  /// The background colour of the index. Default nil: none.
  open var sectionIndexBackgroundColor: UIColor? { didSet { setNeedsLayout() } }
  /// The background colour of the touched index. Default nil: ``sectionIndexBackgroundColor``.
  open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { setNeedsLayout() } }

  // MARK: Parts

  /// The machine that shows the rows.
  package final let machine: ListMachine
  final let tableLayout = TableLayout()
  lazy var indexView = makeIndexView()
  var headerFooters = HeaderFooterPool()
  /// The cached views of headers and footers.
  var edges = TableEdges()
  /// The static rows of a storyboard.
  package var staticContents: StaticTable?
  /// The prototype cells of a storyboard.
  package var prototypes: PrototypePreview?

  // MARK: Lifecycle

  /// Creates a table of a style with a frame in its superview's coordinates, in points.
  public init(frame: CGRect, style: Style) {
    self.style = style
    machine = ListMachine(layout: tableLayout)
    super.init(frame: frame)
    setUp()
  }
  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  @_spi(UIKit) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .value(\UITableView.rowHeight),
      .value(\UITableView.separatorColor),
      .value(\UITableView.separatorInset),
      .value(\UITableView.sectionIndexColor),
      .value(\UITableView.sectionIndexBackgroundColor),
    ]
  }
  /// Creates a table from a nib.
  public required init?(coder: NSCoder) {
    style = coder.attribute("style").flatMap { Style.byDocumentName[$0] } ?? .plain
    machine = ListMachine(layout: tableLayout)
    super.init(coder: coder)
    setUp()
    coder.describe(self, as: UITableView.self)
  }
  /// The view's bounds; the origin is the content offset.
  open override var bounds: CGRect {
    get { super.bounds }
    set { machine.changeBounds(from: super.bounds, to: newValue) { super.bounds = newValue } }
  }
  /// The table's frame in its superview's coordinates.
  open override var frame: CGRect {
    get { super.frame }
    set { machine.changeSize(of: super.bounds, to: newValue.size) { super.frame = newValue } }
  }
  /// Requests a layout pass, unless the current pass adds or removes views.
  open override func setNeedsLayout() {
    if machine.pass.phase != .rearranging { super.setNeedsLayout() }
  }
  /// Lays out the visible rows.
  open override func layoutSubviews() {
    systemInsetMayHaveChanged()
    machine.runLayoutPass()
    placeIndex()
    super.layoutSubviews()
  }
  @_spi(UIKit) open override func adapt(from old: UITraitCollection, to new: UITraitCollection) {
    super.adapt(from: old, to: new)
    tableLayout.invalidateLayout()
  }

  // MARK: Touches

  /// Highlights the touched row, if the delegate allows it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    machine.touchesBegan(touches)
  }
  /// Ends the highlight when the touch leaves its row, and restores it on return.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    machine.touchesMoved(touches)
  }
  /// Ends the touch; on its row it is a tap, which selects the row.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    machine.touchesEnded(touches)
  }
  /// Ends the highlight of a cancelled touch without selecting its row.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    machine.touchesCancelled(touches)
  }
  @_spi(UIKit) open override func touchWasRemoved(_ touch: UITouch) {
    machine.touchWasRemoved(touch)
  }
  /// Lays out the rows again because their margins may have changed.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  // MARK: Reloading

  /// Removes all cells and the selection; the next layout pass reads the data source again.
  open func reloadData() {
    MainThreadChecker.check("UITableView")
    edges = TableEdges()
    machine.discardData()
  }
  /// Reads the titles of the index again.
  open func reloadSectionIndexTitles() { setNeedsLayout() }

  // MARK: Registering and dequeuing

  /// Registers the class of cells with an identifier; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    machine.register(cellClass.map(ViewSource.viewClass), for: .cell(identifier))
  }
  /// Registers the nib of cells with an identifier; nil removes the registration.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    machine.register(nib.map(ViewSource.nib), for: .cell(identifier))
  }
  /// Registers the class of headers and footers with an identifier.
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) { headerFooters.register(aClass.map(ViewSource.viewClass), for: identifier) }
  /// Registers the nib of headers and footers with an identifier.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooters.register(nib.map(ViewSource.nib), for: identifier)
  }
  /// Returns a reusable cell or a new one of a registered class; nil if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier, at: nil)
  }
  /// Returns a reusable cell or a new one. An identifier that is not registered stops the program.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    requiredCell(identifier, at: indexPath)
  }
  /// Returns a reusable header or footer, or a new one; nil if there is none and the identifier is
  /// not registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { headerFooters.take(identifier) }

  // MARK: Updates

  /// Makes several changes together, as `UICollectionView.performBatchUpdates`.
  open func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { machine.runBatchUpdates($0, completion) }
  }
  /// Makes several changes together, as `UICollectionView.performBatchUpdates`.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    machine.runBatchUpdates({ updates?() }, completion)
  }
  /// Begins a batch of changes up to ``endUpdates()``.
  open func beginUpdates() { machine.openBatchUpdates() }
  /// Applies the changes since ``beginUpdates()``.
  open func endUpdates() { machine.closeBatchUpdates() }
  /// Inserts rows, by their new index paths.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    insert(indexPaths, animation)
  }
  /// Deletes rows, by their old index paths.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    delete(indexPaths, animation)
  }
  /// Reloads the cells of rows, by their old index paths.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reload(indexPaths, animation)
  }
  /// Configures the existing cells of rows again (iOS 15).
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    machine.record(indexPaths, in: \.reconfiguredItems)
  }
  /// Moves a row from its old index path to its new one.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    machine.recordMove(from: indexPath, to: newIndexPath)
  }
  /// Inserts sections, by their new indexes.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    insert(sections, animation)
  }
  /// Deletes sections, by their old indexes.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    delete(sections, animation)
  }
  /// Reloads sections, by their old indexes.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    reload(sections, animation)
  }
  /// Moves a section from its old index to its new one.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    machine.record { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Selection

  /// Selects a row without notifying the delegate; nil deselects all.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    machine.selectAndScroll(
      to: indexPath, animated: animated,
      scrollPosition: indexPath == nil ? [] : scrollPosition.itemPosition)
  }
  /// Deselects a row without notifying the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    machine.setSelected(false, at: indexPath, animated: animated)
  }
  /// Scrolls a row to a position, as far as the content allows.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(toRow: indexPath, scrollPosition, animated: animated) }
}
