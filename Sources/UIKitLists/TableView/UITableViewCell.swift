import LayoutGeometry
@_spi(UIKit) import UIKitViews

/// A row of a table: content, what stands beside it, and the controls of editing.
///
/// What a `UICollectionViewCell` can do it can do as well. Source: Apple, UITableViewCell.
@preconcurrency @MainActor
open class UITableViewCell: UICollectionViewCell {
  /// How the labels stand.
  let style: CellStyle

  /// The primary label, made when it is first asked for. Cells with a content configuration have
  /// none.
  open var textLabel: UILabel? { labels.text }
  /// The second label; nil in cells of the default style.
  open var detailTextLabel: UILabel? { style == .default ? nil : labels.detail }
  /// The image before the labels.
  open var imageView: UIImageView? { labels.image }

  // MARK: Beside the content

  /// What stands after the content. Default none.
  open var accessoryType = AccessoryType.none { didSet { accessoriesDidChange() } }
  /// A view after the content, in place of ``accessoryType``. Default nil.
  open var accessoryView: UIView? { didSet { accessoriesDidChange() } }
  /// What stands after the content while the table is edited. Default none.
  open var editingAccessoryType = AccessoryType.none { didSet { accessoriesDidChange() } }
  /// A view after the content while the table is edited. Default nil.
  open var editingAccessoryView: UIView? { didSet { accessoriesDidChange() } }
  /// Whether the row may be moved while the table is edited. Default false; the table sets it for
  /// rows that its data source lets be moved.
  open var showsReorderControl = false { didSet { accessoriesDidChange() } }
  /// Whether the content makes way for editing controls where the row has none. Default true; the
  /// table sets it as its delegate says.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { accessoriesDidChange() } }
  }
  /// What editing does to the row, as the delegate says.
  public internal(set) var editingStyle = EditingStyle.none {
    didSet { if editingStyle != oldValue { accessoriesDidChange() } }
  }

  /// Whether several rows can be selected while the table is edited.
  var showsSelectionCircle = false {
    didSet { if showsSelectionCircle != oldValue { accessoriesDidChange() } }
  }

  /// How many steps the content is moved towards its end. Default 0.
  open var indentationLevel: Int {
    get { parts.indentationLevel }
    set { parts.indentationLevel = newValue }
  }
  /// How far a step goes, in points. Default 10.
  open var indentationWidth: CGFloat {
    get { parts.indentationWidth }
    set { parts.indentationWidth = newValue }
  }

  /// The line's distances from the cell's edges, in points. Default: the table's.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: parts.margin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: State

  /// How the cell shows that it is selected. Default by a grey ground.
  open var selectionStyle = SelectionStyle.default { didSet { setNeedsLayout() } }
  /// The selected background while several rows can be selected; nil, the default, for
  /// `selectedBackgroundView`.
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      if oldValue !== multipleSelectionBackgroundView { oldValue?.removeFromSuperview() }
      arrangeBackgrounds()
    }
  }

  /// How the cell looks with the focus, which it never has. Kept. Default `.default`.
  open var focusStyle = FocusStyle.default
  /// Whether fingers use the cell while it is dragged. Kept. Default false.
  open var userInteractionEnabledWhileDragging = false

  /// How a cell looks with the focus. Raw values are UIKit's.
  public enum FocusStyle: Int, Sendable {
    /// As the system's.
    case `default` = 0
    /// As its class decides.
    case custom = 1
  }

  /// Whether the table is edited.
  open var isEditing: Bool {
    get { rowState.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows the editing controls or hides them. The table calls it.
  open func setEditing(_ editing: Bool, animated: Bool) { rowState.isEditing = editing }

  /// Shows the cell as selected or not. The table calls it.
  open func setSelected(_ selected: Bool, animated: Bool) {
    super.becomeSelected(selected, animated: animated)
  }

  /// Shows the cell as highlighted or not. The table calls it.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.becomeHighlighted(highlighted)
  }

  /// Whether a swipe, or the delete control, has revealed what stands beside the row.
  open var showingDeleteConfirmation: Bool { rowState.isSwiped }

  /// Called before the controls of editing come or go. The default does nothing.
  open func willTransition(to state: StateMask) {}

  /// Called when the controls of editing have been told to come or go. The default does nothing.
  open func didTransition(to state: StateMask) {}

  /// The content of a row, without texts and image (iOS 14).
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .value1, .value2: .valueCell()
    case .default: .cell()
    case .subtitle: .subtitleCell()
    }
  }

  /// The background of a row in a table of the cell's style (iOS 16).
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    listPlace?.appearance.isGrouped == true ? .listGroupedCell() : .listPlainCell()
  }

  private lazy var parts = RowParts(self)
  private lazy var labels = TableCellLabels(self)
  private var ground: UIView?
  private var ownSeparatorInset: UIEdgeInsets?

  // MARK: Lifecycle

  /// A cell whose labels stand in a style, to be used again under an identifier.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    self.reuseIdentifier = reuseIdentifier
    accessoriesDidChange()
  }

  /// A cell with one label and no identifier, as large as a rectangle.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// A cell with one label and no identifier.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// A cell as an archive describes it. Archives are not read here.
  public required init?(coder: NSCoder) {
    style = coder.attribute("style").flatMap { CellStyle.byDocumentName[$0] } ?? .default
    super.init(coder: coder)
    accessoriesDidChange()
    if coder.attribute("style") != nil {
      coder.claim(textLabel, forAttribute: "textLabel")
      coder.claim(detailTextLabel, forAttribute: "detailTextLabel")
      if coder.attribute("imageView") != nil { coder.claim(imageView, forAttribute: "imageView") }
    }
    coder.describe(self, as: UITableViewCell.self)
  }

  @usableFromInline
  convenience init(dynamicStyle style: Int, reuseIdentifier: String?) {
    self.init(style: CellStyle(rawValue: style) ?? .default, reuseIdentifier: reuseIdentifier)
  }

  @_silgen_name("$s10UIKitLists15UITableViewCellC12dynamicStyle15reuseIdentifierACSi_SSSgtcfC")
  private static func allocate(
    dynamicStyle style: Int, reuseIdentifier: __owned String?
  ) -> UITableViewCell

  /// Makes a cell of this class, whatever subclass it is, as `UIView.make(frame:)` does.
  override class func make(frame: CGRect, reuseIdentifier: String) -> UIView {
    allocate(dynamicStyle: 0, reuseIdentifier: reuseIdentifier)
  }

  // MARK: Layout

  /// Places content, labels, accessories and the line.
  open override func layoutSubviews() {
    updateGround()
    if let table, table.cellLayoutMarginsFollowReadableWidth {
      contentView.layoutMarginsFollowReadableWidth = true
    }
    super.layoutSubviews()
    if labels.areUsed { labels.layOut(contentMargins: contentMargins) }
    parts.layOut()
  }

  /// The width it is offered and the height of its labels, no less than 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let least = CGFloat(ListMetrics.leastRowHeight)
    guard labels.areUsed else { return CGSize(width: size.width, height: least) }
    let width = parts.contentWidth(inRow: size.width)
    return CGSize(
      width: size.width, height: max(least, labels.height(inWidth: width, contentMargins)))
  }

  /// The width it is offered and the height that the table gives the row; else the one that its
  /// content needs, and a pixel for the line.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    stretchContentForMargins()
    let width = parts.contentWidth(inRow: targetSize.width)
    if let fitted = contentView.sizeByConstraints(
      fitting: CGSize(width: width, height: 0), .required, verticalFittingPriority)
    {
      let height =
        isCollapsed(fitted, verticalFittingPriority)
        ? CGFloat(ListMetrics.leastRowHeight) : fitted.height + line
      return CGSize(width: targetSize.width, height: height)
    }
    guard contentConfiguration != nil else { return sizeThatFits(targetSize) }
    var height = contentView.sizeThatFits(CGSize(width: width, height: 0)).height
    if contentView is UIListContentView {
      height = max(height, CGFloat(ListMetrics.leastRowHeight))
    }
    return CGSize(width: targetSize.width, height: height + line)
  }

  /// Whether constraints hold the content's width and not its height: nothing but margins is left
  /// of it. UIKit gives such a row the standard height.
  private func isCollapsed(_ fitted: CGSize, _ priority: UILayoutPriority) -> Bool {
    let margins = contentView.layoutMargins
    guard fitted.height <= margins.top + margins.bottom else { return false }
    let tall = CGSize(width: fitted.width, height: fitted.height + 1000)
    let stretched = contentView.sizeByConstraints(fitting: tall, .required, priority)
    return (stretched?.height ?? 0) > fitted.height + 999
  }

  /// The height the table gives the row, else what
  /// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)` answers.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let table = table, let height = table.givenHeight(ofRow: layoutAttributes.indexPath),
      let preferred = layoutAttributes.copy(with: nil) as? UICollectionViewLayoutAttributes
    else { return super.preferredLayoutAttributesFitting(layoutAttributes) }
    preferred.size.height = height
    return preferred
  }

  /// The table that the cell is in.
  var table: UITableView? {
    var view = superview
    while let current = view, !(current is UITableView) { view = current.superview }
    return view as? UITableView
  }

  // MARK: For the machine

  /// All of the row: what is measured has the line below the row besides. Source: UIKit's picture
  /// of grouped rows, whose labels lie in the middle of both.
  override var contentRect: CGRect { parts.contentRect }

  /// The room for the line below the row, in points.
  private var line: CGFloat { listPlace?.separators == nil ? 0 : 1 / UIScreen.main.scale }

  @_spi(UIKit) open override func ordinaryMargins(of subview: UIView) -> UIEdgeInsets {
    subview === contentView ? Self.ordinaryContentMargins : super.ordinaryMargins(of: subview)
  }

  /// Content keeps off the row's own margins as far as it reaches into them, whether or not it
  /// preserves the cell's.
  @_spi(UIKit) open override var marginsToPreserve: UIEdgeInsets {
    layoutMargins.union(UIEdgeInsets(top: 0, left: parts.margin, bottom: 0, right: parts.margin))
  }

  /// In points. Source: rectangles of rows in published documents of iOS 11 and later.
  private static let ordinaryContentMargins = UIEdgeInsets(top: 11, left: 8, bottom: 11, right: 8)
  override var backgroundRect: CGRect { parts.rowRect }
  package override var contentMargins: UIEdgeInsets { parts.contentMargins }
  override var rowParts: RowParts? { parts }
  override var lineInsets: UIEdgeInsets? { ownSeparatorInset }

  /// Where several rows can be selected one's own view for that, and the other is gone.
  override var shownSelectedBackground: UIView? {
    guard let several = multipleSelectionBackgroundView, table?.machine.takesSeveral == true else {
      multipleSelectionBackgroundView?.removeFromSuperview()
      return selectedBackgroundView
    }
    selectedBackgroundView?.removeFromSuperview()
    return several
  }

  override func becomeSelected(_ selected: Bool, animated: Bool) {
    setSelected(selected, animated: animated)
  }

  override func becomeHighlighted(_ highlighted: Bool) {
    setHighlighted(highlighted, animated: false)
  }

  override func rowStateDidChange(from old: RowState) {
    let state = StateMask(rowState)
    let isOther = state != StateMask(old)
    if isOther { willTransition(to: state) }
    defer { if isOther { didTransition(to: state) } }
    if rowState.isEditing != old.isEditing {
      setEditing(rowState.isEditing, animated: UIView.inheritedAnimationDuration > 0)
      accessoriesDidChange()
    }
    parts.needsAccessories()
  }

  override func listPlaceDidChange() {
    applyRowShape()
    contentView.preservesSuperviewLayoutMargins = true
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  /// The table's ground of rows, and the grey of selected ones, where the cell has none of its own.
  private func updateGround() {
    guard backgroundConfiguration == nil, backgroundView == nil, listPlace != nil else {
      ground?.removeFromSuperview()
      return
    }
    let isActive = (isSelected || isHighlighted) && selectionStyle != .none
    let view = ground ?? UIView(frame: .zero)
    ground = view
    let ground: UIColor =
      listPlace?.appearance.isGrouped == true
      ? .secondarySystemGroupedBackground : .systemBackground
    view.backgroundColor =
      isActive && shownSelectedBackground == nil
      ? .systemGray4 : backgroundColor == nil ? ground : nil
    if view.superview !== self { insertSubview(view, at: 0) }
    view.frame = backgroundRect
  }

  func accessoriesDidChange() { parts.accessories = tableAccessories }

  /// Called when a control of editing is tapped.
  func editingControlWasTapped(_ style: EditingStyle) {
    guard let table, let path = table.indexPath(for: self) else { return }
    table.editingControlWasTapped(style, at: path)
  }

  func detailButtonWasTapped() {
    guard let table, let path = table.indexPath(for: self) else { return }
    segues.accessory?(self)
    table.delegate?.tableView?(table, accessoryButtonTappedForRowWith: path)
  }

  @_spi(UIKit) open override var accessibilityStandard: AccessibilityStandard {
    var standard = super.accessibilityStandard
    standard.isElement = true
    standard.label = AccessibilityStandard.words(inside: contentView)
    if isSelected { standard.traits = .selected }
    return standard
  }
}
