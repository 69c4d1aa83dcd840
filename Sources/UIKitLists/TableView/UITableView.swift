@_spi(UIKit) import UIKitViews

/// Shows rows of a data source under each other, in sections with headers and footers.
///
/// Cells are made when they come into sight, used again, prepared ahead, selected, moved and
/// updated as those of a `UICollectionView`, where that is described. Source: Apple, UITableView.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The object that gives heights and headers, and is told of selection and display.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { assignedDelegate as? any UITableViewDelegate }
    set {
      super.delegate = newValue
      edges = TableEdges()
      tableLayout.invalidateLayout()
    }
  }

  /// The object that provides the rows and their cells. Setting it reloads.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// The object that is told which rows will be needed soon, nearest first (iOS 10).
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { machine.prefetchSourceDidChange() } }
  }

  /// Whether cells are prepared before they are seen (iOS 15). Default true.
  open var isPrefetchingEnabled: Bool {
    get { machine.isPrefetchingEnabled }
    set { machine.isPrefetchingEnabled = newValue }
  }

  /// The kind of table.
  public let style: Style

  // MARK: Heights

  /// All rows' height in points. Default: each as high as it asks to be.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { heightsDidChange() } }
  }
  /// All headers' height in points. Default: each as high as it asks to be.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
  }
  /// All footers' height in points. Default: each as high as it asks to be.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
  }
  /// What rows are taken for that have not been in sight, in points. Default: 44. With 0 the
  /// heights of all rows are asked for at once, and rows are not measured.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsDidChange() } }
  }
  /// What headers are taken for that have not been in sight, in points. Default: 44.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { heightsDidChange() } }
  }
  /// What footers are taken for that have not been in sight, in points. Default: 44.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { heightsDidChange() } }
  }
  /// Room above each section whose header anybody speaks of, in points (iOS 15). Default: 22 in
  /// plain tables, else none.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
  }

  // MARK: Separators and background

  /// Whether lines stand under rows. Default yes.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { looksDidChange() } }
  }
  /// Default: the colour of separators.
  open var separatorColor: UIColor? = .separator {
    didSet { if separatorColor != oldValue { looksDidChange() } }
  }
  /// The lines' distances from the cells' edges, in points. Default: from the content's margin on.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: rowMargin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      looksDidChange()
    }
  }
  /// None above and below: a row's content has its row's. Source: UIKit's pictures of
  /// essential-feed-case-study (MIT), whose tables have margins of 55 and 42 points there.
  @_spi(UIKit) open override var marginsToPreserve: UIEdgeInsets {
    var margins = super.marginsToPreserve
    (margins.top, margins.bottom) = (0, 0)
    return margins
  }

  /// Where ``separatorInset`` is measured from. Default: the cells' edges.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { if separatorInsetReference != oldValue { looksDidChange() } }
  }
  var ownSeparatorInset: UIEdgeInsets?

  /// A view behind all rows that stays while they scroll. Default nil.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// A view above all sections, as high as its frame. Default nil.
  open var tableHeaderView: UIView? { didSet { edgeViewsMayHaveChanged(oldValue) } }
  /// A view below all sections, as high as its frame. Default nil.
  open var tableFooterView: UIView? { didSet { edgeViewsMayHaveChanged(oldValue) } }
  /// The heights of both as they are laid out.
  final var edgeHeights: [CGFloat] = []

  // MARK: Selection and editing

  /// How the lines between rows change what lies behind. Kept: it is not drawn. Default nil.
  open var separatorEffect: UIVisualEffect?
  /// How high rows are that fill a plain table behind its last one, in points. Kept: there are
  /// none. Default 0.
  open var fillerRowHeight: CGFloat = 0
  /// Whether rows follow when what they show needs another height. Kept: a row is measured anew
  /// when it is reloaded or heights are asked for again. Default enabled.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Whether contents of cells keep off the safe area. Default true.
  open var insetsContentViewsToSafeArea = true
  /// Whether rows can be dragged. Kept: rows are not dragged. Default false.
  open var dragInteractionEnabled = false
  /// Whether a row is being dragged. Never.
  open var hasActiveDrag: Bool { false }
  /// Whether something is being dropped. Never.
  open var hasActiveDrop: Bool { false }

  /// Whether the margins of cells' contents follow the readable width. Default false.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { looksDidChange() } }
  }

  /// Whether rows can have the focus. Kept: there is none. Default true.
  open var allowsFocus = true
  /// Whether what gets the focus is selected. Kept. Default false.
  open var selectionFollowsFocus = false
  /// Whether the focus comes back to where it was. Kept. Default false.
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
  /// Whether rows can be selected while the table is edited. Default false.
  open var allowsSelectionDuringEditing: Bool {
    get { machine.allowsSelectionDuringEditing }
    set { machine.allowsSelectionDuringEditing = newValue }
  }
  /// Whether several rows can be selected while the table is edited: then rows show circles.
  /// Default false.
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

  /// Shows the rows' editing controls or hides them.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard animated, window != nil else { return machine.setContentEditing(editing) }
    UIView.animate(withDuration: Self.editingDuration) { self.machine.setContentEditing(editing) }
  }

  /// In seconds. Apple publishes no figure.
  private static let editingDuration: TimeInterval = 0.3

  // MARK: Index

  /// How many rows there must be for the index to show. Default 0.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }
  /// The index's letters; nil, the default, for the tint colour.
  open var sectionIndexColor: UIColor? { didSet { setNeedsLayout() } }
  /// The index's background; nil, the default, for none.
  open var sectionIndexBackgroundColor: UIColor? { didSet { setNeedsLayout() } }

  /// The index's background under a finger; nil, the default, for ``sectionIndexBackgroundColor``.
  open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { setNeedsLayout() } }

  // MARK: Parts

  /// What shows the rows.
  package final let machine: ListMachine
  final let tableLayout = TableLayout()
  lazy var indexView = makeIndexView()
  var headerFooters = HeaderFooterPool()
  /// What is known of headers and footers.
  var edges = TableEdges()
  /// The rows that a storyboard lists.
  package var staticContents: StaticTable?
  /// The cells that a storyboard has for it.
  package var prototypes: PrototypePreview?

  // MARK: Lifecycle

  /// A table of a kind with a rectangle in its superview's coordinates, in points.
  public init(frame: CGRect, style: Style) {
    self.style = style
    machine = ListMachine(layout: tableLayout)
    super.init(frame: frame)
    setUp()
  }

  /// A plain table.
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

  /// A table as a nib describes it.
  public required init?(coder: NSCoder) {
    style = coder.attribute("style").flatMap { Style.byDocumentName[$0] } ?? .plain
    machine = ListMachine(layout: tableLayout)
    super.init(coder: coder)
    setUp()
    coder.describe(self, as: UITableView.self)
  }

  /// The view's own coordinate rectangle.
  open override var bounds: CGRect {
    get { super.bounds }
    set { machine.changeBounds(from: super.bounds, to: newValue) { super.bounds = newValue } }
  }

  /// The superview's coordinates of the table's rectangle.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let bounds = super.bounds
      let new = CGRect(origin: bounds.origin, size: newValue.size)
      machine.changeBounds(from: bounds, to: new) { super.frame = newValue }
    }
  }

  /// Asks for a layout pass; views that a pass adds or removes ask for none.
  open override func setNeedsLayout() {
    if machine.pass.phase != .rearranging { super.setNeedsLayout() }
  }

  /// Lays out what is in sight.
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

  /// A finger on a row highlights it, if the delegate lets it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { machine.touchDown(at: touch.location(in: self), by: touch) }
  }

  /// A finger that leaves its row ends the highlight; back on it, it begins again.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = machine.selectingTouch(of: touches) {
      machine.touchMoved(to: touch.location(in: self))
    }
  }

  /// A finger lifted from its row is a tap, which selects.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = machine.selectingTouch(of: touches) {
      machine.touchUp(at: touch.location(in: self))
    }
  }

  /// A finger that was taken away ends the highlight and selects nothing.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if machine.selectingTouch(of: touches) != nil { machine.touchCancelled() }
  }

  @_spi(UIKit) open override func fingerIsGone(_ touch: UITouch) { machine.fingerIsGone(touch) }

  /// The margins of rows may have changed.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  // MARK: Reloading

  /// Throws away all cells and the selection; the next layout asks the data source again.
  open func reloadData() {
    OffMainCall.check("UITableView")
    edges = TableEdges()
    machine.forgetData()
  }

  /// Asks for the index's titles again.
  open func reloadSectionIndexTitles() { setNeedsLayout() }

  // MARK: Registering and dequeuing

  /// Names the class of the cells of an identifier; nil takes the registration back.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    machine.register(cellClass.map(ViewSource.viewClass), for: .cell(identifier))
  }

  /// Names the nib of the cells of an identifier; nil takes it back.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    machine.register(nib.map(ViewSource.nib), for: .cell(identifier))
  }

  /// Names the class of the headers and footers of an identifier.
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) { headerFooters.register(aClass.map(ViewSource.viewClass), for: identifier) }

  /// Names the nib of the headers and footers of an identifier.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooters.register(nib.map(ViewSource.nib), for: identifier)
  }

  /// A cell that has been shown before, or a new one of a registered class; nil where there is
  /// neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier, at: nil)
  }

  /// A cell that has been shown before, or a new one. An identifier that is not registered stops
  /// the program.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueCell(identifier, at: indexPath) else {
      stop(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    }
    return cell
  }

  /// A header or footer that has been shown before, or a new one; nil for an identifier that is not
  /// registered and of which none waits.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { headerFooters.take(identifier) }

  // MARK: Updates

  /// Makes several changes at once, as `UICollectionView.performBatchUpdates`.
  open func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { machine.runBatchUpdates($0, completion) }
  }

  /// Makes several changes at once, as `UICollectionView.performBatchUpdates`.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    machine.runBatchUpdates({ updates?() }, completion)
  }

  /// Begins changes that are made at once with those up to ``endUpdates()``.
  open func beginUpdates() { machine.openBatchUpdates() }

  /// Makes the changes since ``beginUpdates()``.
  open func endUpdates() { machine.closeBatchUpdates() }

  /// Inserts rows, by the index paths they have afterwards.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    animate(animation) {
      $0.animations.insert(indexPaths, animation)
    } update: {
      $0.record(indexPaths, in: \.insertedItems)
    }
  }

  /// Deletes rows, by the index paths they had before.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    animate(animation) {
      $0.animations.leave(indexPaths, animation)
    } update: {
      $0.record(indexPaths, in: \.deletedItems)
    }
  }

  /// Asks for the cells of rows again, by the index paths they had before.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    animate(animation) {
      $0.animations.leave(indexPaths, animation)
    } update: {
      $0.record(indexPaths, in: \.reloadedItems)
    }
  }

  /// Has the data source fill the cells of rows again (iOS 15).
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    machine.record(indexPaths, in: \.reconfiguredItems)
  }

  /// Moves a row from where it was before to where it is afterwards.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    machine.recordMove(from: indexPath, to: newIndexPath)
  }

  /// Inserts sections, by the indexes they have afterwards.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    animate(animation) {
      $0.animations.insert(sections, animation)
    } update: {
      $0.record(sections, in: \.insertedSections)
    }
  }

  /// Deletes sections, by the indexes they had before.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    animate(animation) {
      $0.animations.leave(sections, animation)
    } update: {
      $0.record(sections, in: \.deletedSections)
    }
  }

  /// Asks for the views of sections again, by the indexes they had before.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    animate(animation) {
      $0.animations.leave(sections, animation)
    } update: {
      $0.record(sections, in: \.reloadedSections)
    }
  }

  /// Moves a section from where it was before to where it is afterwards.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    machine.record { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Selection

  /// Selects a row without telling the delegate; nil deselects all.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    machine.selectAndScroll(
      to: indexPath, animated: animated,
      scrollPosition: indexPath == nil ? [] : scrollPosition.itemPosition)
  }

  /// Deselects a row without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    machine.setSelected(false, at: indexPath, animated: animated)
  }

  /// Scrolls a row to a position, as far as there is content.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(toRow: indexPath, scrollPosition, animated: animated) }
}
