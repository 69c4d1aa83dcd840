import LayoutGeometry
@_spi(UIKit) import UIKitViews

/// A row of a table: its content, accessories and editing controls.
///
/// From back to front: the background, ``selectedBackgroundView`` (only while selected or
/// highlighted), ``contentView`` and the accessories. Source: Apple, UITableViewCell.
@preconcurrency @MainActor
open class UITableViewCell: UIView, ListCell {
  /// The reuse identifier; nil if the cell is not reused.
  open package(set) var reuseIdentifier: String?

  /// The superview of the row's content, or the content configuration's view if there is one.
  public var contentView: UIView { cellParts.contentView }

  /// The view behind everything else in the cell. Default nil. Setting it removes the background
  /// configuration.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView != nil { backgroundConfiguration = nil }
      replaceBackground(oldValue, with: backgroundView)
    }
  }

  /// The view in front of ``backgroundView`` while the cell is selected or highlighted. Default
  /// nil: the background is grey instead.
  open var selectedBackgroundView: UIView? {
    didSet {
      if selectedBackgroundView != nil { backgroundConfiguration = nil }
      replaceBackground(oldValue, with: selectedBackgroundView)
    }
  }

  /// The background colour. Default nil. Setting it removes the background configuration.
  open override var backgroundColor: UIColor? {
    didSet { if backgroundColor != nil { backgroundConfiguration = nil } }
  }

  /// Whether the cell is selected. The table sets it with ``setSelected(_:animated:)``.
  open var isSelected = false { didSet { selectionDidChange(from: oldValue) } }

  /// Whether the cell is highlighted. The table sets it with ``setHighlighted(_:animated:)``;
  /// labels and image views inside the cell follow it.
  open var isHighlighted = false { didSet { highlightDidChange(from: oldValue) } }

  /// The style of the labels.
  let style: CellStyle

  /// The primary label, created on first access. Unused in cells with a content configuration.
  open var textLabel: UILabel? { labels.text }
  /// The second label; nil in cells of the default style.
  open var detailTextLabel: UILabel? { style == .default ? nil : labels.detail }
  /// The image before the labels.
  open var imageView: UIImageView? { labels.image }

  // MARK: Accessories

  /// The accessory after the content. Default none.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoriesDidChange() } }
  }
  /// The view after the content, instead of ``accessoryType``. Default nil.
  open var accessoryView: UIView? {
    didSet { if accessoryView != oldValue { accessoriesDidChange() } }
  }
  /// The accessory after the content in editing mode. Default none.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoriesDidChange() } }
  }
  /// The view after the content in editing mode. Default nil.
  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView != oldValue { accessoriesDidChange() } }
  }
  /// Whether the row shows a reorder control in editing mode. Default false; the table sets it for
  /// rows that its data source can move.
  open var showsReorderControl = false {
    didSet { if showsReorderControl != oldValue { accessoriesDidChange() } }
  }
  /// Whether the content is indented in editing mode if the row has no editing control. Default
  /// true; the table sets it from its delegate.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { accessoriesDidChange() } }
  }
  /// The editing style of the row, from the delegate.
  public internal(set) var editingStyle = EditingStyle.none {
    didSet { if editingStyle != oldValue { accessoriesDidChange() } }
  }

  /// Whether the row shows a selection circle in editing mode.
  var showsSelectionCircle = false {
    didSet { if showsSelectionCircle != oldValue { accessoriesDidChange() } }
  }

  /// The number of indentation steps of the content. Default 0.
  open var indentationLevel: Int {
    get { parts.indentationLevel }
    set { parts.indentationLevel = newValue }
  }
  /// The width of an indentation step, in points. Default 10.
  open var indentationWidth: CGFloat {
    get { parts.indentationWidth }
    set { parts.indentationWidth = newValue }
  }

  /// The separator's insets from the cell's edges, in points. Default: the table's.
  open var separatorInset: UIEdgeInsets {
    get { explicitSeparatorInset ?? UIEdgeInsets(top: 0, left: parts.margin, bottom: 0, right: 0) }
    set {
      explicitSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: State

  /// The appearance of the selected cell. Default: a grey background.
  open var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { setNeedsLayout() } }
  }
  /// The selected background while several rows can be selected. Default nil:
  /// `selectedBackgroundView`.
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      if oldValue !== multipleSelectionBackgroundView { oldValue?.removeFromSuperview() }
      arrangeBackgrounds()
    }
  }

  /// The appearance of the focused cell. Stored: there is no focus. Default `.default`.
  open var focusStyle = FocusStyle.default
  /// Whether touches reach the cell while it is dragged. Stored. Default false.
  open var userInteractionEnabledWhileDragging = false

  /// The appearances of a focused cell. Raw values are UIKit's.
  public enum FocusStyle: Int, Sendable {
    /// The system's appearance.
    case `default` = 0
    /// The appearance that the cell's class draws.
    case custom = 1
  }

  /// Whether the table is in editing mode.
  open var isEditing: Bool {
    get { rowState.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets editing mode. The table calls it.
  open func setEditing(_ editing: Bool, animated: Bool) { rowState.isEditing = editing }

  /// Selects or deselects the cell. The table calls it.
  open func setSelected(_ selected: Bool, animated: Bool) {
    showSelected(selected, animated: animated)
  }

  /// Highlights or unhighlights the cell. The table calls it.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// The states of a row's drag. Raw values are UIKit's.
  public typealias DragState = UICollectionViewCell.DragState

  /// Called when the drag state changes, which never happens. The default does nothing.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Resets the cell. The table calls it for reused cells when they are dequeued. The default
  /// implementation does nothing.
  open func prepareForReuse() {}

  // MARK: Configurations

  /// The configuration of the content (iOS 14). Setting it replaces ``contentView`` by the
  /// configuration's view. Default nil.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { cellParts.configurations.content }
    set { showContent(newValue) }
  }

  /// The configuration of the background (iOS 14). Setting it removes ``backgroundView``,
  /// ``selectedBackgroundView`` and ``backgroundColor``, and setting one of those removes it.
  /// Default nil.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { cellParts.configurations.background }
    set { showBackground(newValue) }
  }

  /// Whether the content configuration is updated automatically with the cell's state. Default
  /// true.
  open var automaticallyUpdatesContentConfiguration = true

  /// Whether the background configuration is updated automatically with the state. Default true.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Updates a cell's configurations for its state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Called after ``updateConfiguration(using:)``. Default nil.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The state for the configurations. A subclass may extend it.
  open var configurationState: UICellConfigurationState {
    currentConfigurationState(isReordering: elementState.isInteractivelyMoving)
  }

  /// Requests a call of ``updateConfiguration(using:)`` before the next layout. Repeated requests
  /// cause one call.
  open func setNeedsUpdateConfiguration() {
    cellParts.configurations.needUpdate = true
    setNeedsLayout()
  }

  /// Updates the configurations for a state. The default implementation updates those that are
  /// updated automatically.
  open func updateConfiguration(using state: UICellConfigurationState) {
    followState(state)
  }

  /// Whether a swipe or the delete control has revealed the row's actions.
  open var showingDeleteConfirmation: Bool { rowState.isSwiped }

  /// Called before editing controls appear or disappear. The default does nothing.
  open func willTransition(to state: StateMask) {}

  /// Called after editing controls were requested to appear or disappear. The default does nothing.
  open func didTransition(to state: StateMask) {}

  /// Returns the content configuration of the cell's style, without text and image (iOS 14).
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .value1, .value2: .valueCell()
    case .default: .cell()
    case .subtitle: .subtitleCell()
    }
  }

  /// Returns the background configuration of a row in the table's style (iOS 16).
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    listPosition?.appearance.isGrouped == true ? .listGroupedCell() : .listPlainCell()
  }

  final let elementState = ElementState()
  final let cellParts = CellParts(contentView: UIView(frame: .zero))
  lazy var parts = RowParts(self)
  private lazy var labels = TableCellLabels(self)
  /// The table's background of rows, and the grey of selected ones.
  var background: UIView?
  var explicitSeparatorInset: UIEdgeInsets?

  // MARK: Lifecycle

  /// Creates a cell of a style with a reuse identifier.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    becomeHost()
    self.reuseIdentifier = reuseIdentifier
    contentView.frame = bounds
    addSubview(contentView)
    accessoriesDidChange()
  }

  /// Creates a cell of the default style without an identifier, with a frame.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell of the default style without an identifier.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Creates a cell from a nib.
  public required init?(coder: NSCoder) {
    style = coder.attribute("style").flatMap { CellStyle.byDocumentName[$0] } ?? .default
    super.init(coder: coder)
    becomeHost()
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

  /// Creates a cell of this class or subclass, as `UIView.make(frame:)` does.
  class func make(reuseIdentifier: String) -> UITableViewCell {
    allocate(dynamicStyle: 0, reuseIdentifier: reuseIdentifier)
  }

  // MARK: Layout

  /// Lays out content, labels, accessories and the separator.
  open override func layoutSubviews() {
    updateRowBackground()
    if let table, table.cellLayoutMarginsFollowReadableWidth {
      contentView.layoutMarginsFollowReadableWidth = true
    }
    super.layoutSubviews()
    layOutContent()
    if !labels.used.isEmpty { labels.layOut(contentMargins: contentMargins) }
    parts.layOut()
  }

  /// Returns the proposed width and the height of the labels, at least 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let least = CGFloat(ListMetrics.minimumRowHeight)
    guard !labels.used.isEmpty else { return CGSize(width: size.width, height: least) }
    let width = parts.contentWidth(inRow: size.width)
    return CGSize(
      width: size.width, height: max(least, labels.height(inWidth: width, contentMargins)))
  }

  /// Returns the target width and the table's height of the row, else the height that the content
  /// needs plus a pixel for the separator.
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
        ? CGFloat(ListMetrics.minimumRowHeight) : fitted.height + line
      return CGSize(width: targetSize.width, height: height)
    }
    guard contentConfiguration != nil else { return sizeThatFits(targetSize) }
    var height = contentView.sizeThatFits(CGSize(width: width, height: 0)).height
    if contentView is UIListContentView {
      height = max(height, CGFloat(ListMetrics.minimumRowHeight))
    }
    return CGSize(width: targetSize.width, height: height + line)
  }

  @_spi(UIKit) open override func adapt(from old: UITraitCollection, to new: UITraitCollection) {
    super.adapt(from: old, to: new)
    setNeedsUpdateConfiguration()
  }

  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults {
    var standard = super.accessibilityDefaults
    standard.isElement = true
    standard.label = AccessibilityDefaults.words(inside: contentView)
    if isSelected { standard.traits = .selected }
    return standard
  }
}
