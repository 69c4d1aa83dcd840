import LayoutGeometry
@_spi(UIKit) import UIKitViews

/// A row of a table: content, what stands beside it, and the controls of editing.
///
/// Back to front: the background, ``selectedBackgroundView`` (only while selected or highlighted),
/// ``contentView`` and what stands beside it. Source: Apple, UITableViewCell.
@preconcurrency @MainActor
open class UITableViewCell: UIView, ListCell {
  /// The identifier the cell waits under to be used again; nil for one that does not.
  open package(set) var reuseIdentifier: String?

  /// The view that the row's content belongs into; the content configuration's, where there is
  /// one.
  public var contentView: UIView { cellParts.contentView }

  /// The view behind everything else in the cell. Default nil. It excludes a background
  /// configuration.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView != nil { backgroundConfiguration = nil }
      replaceBackground(oldValue, with: backgroundView)
    }
  }

  /// The view over ``backgroundView`` while the cell is selected or highlighted. Default nil: a
  /// grey background shows it.
  open var selectedBackgroundView: UIView? {
    didSet {
      if selectedBackgroundView != nil { backgroundConfiguration = nil }
      replaceBackground(oldValue, with: selectedBackgroundView)
    }
  }

  /// The fill behind everything in the cell. Default nil. It excludes a background configuration.
  open override var backgroundColor: UIColor? {
    didSet { if backgroundColor != nil { backgroundConfiguration = nil } }
  }

  /// Whether the cell is selected. The table sets it by ``setSelected(_:animated:)``.
  open var isSelected = false { didSet { selectionDidChange(from: oldValue) } }

  /// Whether the cell is highlighted. The table sets it by ``setHighlighted(_:animated:)``; it
  /// reaches labels and image views inside the cell.
  open var isHighlighted = false { didSet { highlightDidChange(from: oldValue) } }

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
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoriesDidChange() } }
  }
  /// A view after the content, in place of ``accessoryType``. Default nil.
  open var accessoryView: UIView? {
    didSet { if accessoryView != oldValue { accessoriesDidChange() } }
  }
  /// What stands after the content while the table is edited. Default none.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoriesDidChange() } }
  }
  /// A view after the content while the table is edited. Default nil.
  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView != oldValue { accessoriesDidChange() } }
  }
  /// Whether the row may be moved while the table is edited. Default false; the table sets it for
  /// rows that its data source lets be moved.
  open var showsReorderControl = false {
    didSet { if showsReorderControl != oldValue { accessoriesDidChange() } }
  }
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

  /// How the cell shows that it is selected. Default: by a grey background.
  open var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { setNeedsLayout() } }
  }
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
    showSelected(selected, animated: animated)
  }

  /// Shows the cell as highlighted or not. The table calls it.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// How far a drag of a row has come. Raw values are UIKit's.
  public typealias DragState = UICollectionViewCell.DragState

  /// Called when a drag of the row goes on, which it never does here. The default does nothing.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Brings the cell back to its neutral state. The table calls it for cells that have been shown
  /// before, inside dequeue. The default does nothing.
  open func prepareForReuse() {}

  // MARK: Configurations

  /// What the cell shows (iOS 14). Setting it shows it in ``contentView``, which becomes the
  /// configuration's. Default nil.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { cellParts.configurations.content }
    set { showContent(newValue) }
  }

  /// What lies behind the content (iOS 14). Setting it takes away ``backgroundView``,
  /// ``selectedBackgroundView`` and ``backgroundColor``, and setting one of those takes it away.
  /// Default nil.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { cellParts.configurations.background }
    set { showBackground(newValue) }
  }

  /// Whether the content configuration follows the cell's state by itself. Default true.
  open var automaticallyUpdatesContentConfiguration = true

  /// Whether the background configuration follows the cell's state by itself. Default true.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Changes a cell's configurations to suit its state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Called after ``updateConfiguration(using:)``. Default nil.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// What the configurations may depend on. A subclass may add to it.
  open var configurationState: UICellConfigurationState {
    currentConfigurationState(isReordering: elementState.isInteractivelyMoving)
  }

  /// Has ``updateConfiguration(using:)`` called before the cell is next laid out, once however
  /// often this is called.
  open func setNeedsUpdateConfiguration() {
    cellParts.configurations.needUpdate = true
    setNeedsLayout()
  }

  /// Suits the configurations to a state. The default has those updated that follow the state by
  /// themselves.
  open func updateConfiguration(using state: UICellConfigurationState) {
    followState(state)
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

  final let elementState = ElementState()
  final let cellParts = CellParts(contentView: UIView(frame: .zero))
  lazy var parts = RowParts(self)
  private lazy var labels = TableCellLabels(self)
  /// The table's background of rows, and the grey of selected ones.
  var ground: UIView?
  var ownSeparatorInset: UIEdgeInsets?

  // MARK: Lifecycle

  /// A cell whose labels stand in a style, to be used again under an identifier.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    self.reuseIdentifier = reuseIdentifier
    contentView.frame = bounds
    addSubview(contentView)
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
    addSubview(contentView)
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
  class func make(reuseIdentifier: String) -> UITableViewCell {
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
    layOutContent()
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

  @_spi(UIKit) open override var placesSubviews: Bool { true }

  @_spi(UIKit) open override func adapt(from old: UITraitCollection, to new: UITraitCollection) {
    super.adapt(from: old, to: new)
    setNeedsUpdateConfiguration()
  }

  @_spi(UIKit) open override func ordinaryMargins(of subview: UIView) -> UIEdgeInsets {
    subview === contentView && listPlace != nil
      ? Self.ordinaryContentMargins : super.ordinaryMargins(of: subview)
  }

  /// Of a row of a table, in points. Source: rectangles of rows in published documents of iOS 11
  /// and later.
  private static let ordinaryContentMargins = UIEdgeInsets(top: 11, left: 8, bottom: 11, right: 8)

  /// Content keeps off the row's own margins as far as it reaches into them, whether or not it
  /// preserves the cell's.
  @_spi(UIKit) open override var marginsToPreserve: UIEdgeInsets {
    layoutMargins.union(UIEdgeInsets(top: 0, left: parts.margin, bottom: 0, right: parts.margin))
  }

  @_spi(UIKit) open override var accessibilityStandard: AccessibilityStandard {
    var standard = super.accessibilityStandard
    standard.isElement = true
    standard.label = AccessibilityStandard.words(inside: contentView)
    if isSelected { standard.traits = .selected }
    return standard
  }
}
