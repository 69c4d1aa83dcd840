@_spi(UIKit) import UIKitViews

/// The view of one item: content over a selected background over a background.
///
/// Back to front: what the cell draws and its background colour, ``backgroundView``,
/// ``selectedBackgroundView`` (only while selected or highlighted), ``contentView``. All three fill
/// the cell.
///
/// Source: Apple, UICollectionViewCell.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, ContentMarginHost {
  /// The view that the item's content belongs into; the content configuration's, where there is
  /// one.
  public private(set) var contentView: UIView

  /// The view behind everything else in the cell. Default nil. It excludes a background
  /// configuration.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView != nil { backgroundConfiguration = nil }
      replace(oldValue, with: backgroundView)
    }
  }

  /// The view over ``backgroundView`` while the cell is selected or highlighted. Default nil.
  open var selectedBackgroundView: UIView? {
    didSet {
      if selectedBackgroundView != nil { backgroundConfiguration = nil }
      replace(oldValue, with: selectedBackgroundView)
    }
  }

  /// The fill behind everything in the cell. Default nil. It excludes a background configuration.
  open override var backgroundColor: UIColor? {
    didSet { if backgroundColor != nil { backgroundConfiguration = nil } }
  }

  /// Whether the cell is selected. The collection view sets it; set inside `UIView.animate`, the
  /// selected background fades in or out as the animation says.
  open var isSelected = false {
    didSet {
      showSelectedBackground()
      if isSelected != oldValue {
        rowParts?.needsAccessories()
        setNeedsUpdateConfiguration()
      }
    }
  }

  /// Whether the cell is highlighted. The collection view sets it; it reaches labels and image
  /// views inside the cell.
  open var isHighlighted = false {
    didSet {
      showSelectedBackground()
      contentView.cellHighlightDidChange(to: isHighlighted)
      if isHighlighted != oldValue { setNeedsUpdateConfiguration() }
    }
  }

  /// How far a drag of the cell's item has come. Raw values are UIKit's.
  public enum DragState: Int, Sendable {
    /// Nobody drags it.
    case none = 0
    /// It is lifted, and rests.
    case lifting = 1
    /// A finger carries it.
    case dragging = 2
  }

  /// How far a drag of the cell's item has come. Default `.none`.
  open internal(set) var dragState = DragState.none

  /// Called when a drag of the cell's item goes on. The default does nothing.
  open func dragStateDidChange(_ dragState: DragState) {}

  func changeDragState(to state: DragState) {
    dragState = state
    dragStateDidChange(state)
  }

  /// The selected background on its way out.
  var fadingBackground: UIView?
  /// How the selected background comes and goes at the moment; nil for what is in force.
  var requestedFade: ImplicitAnimation?

  // MARK: Configurations

  var configurations = CellConfigurations()

  /// What the cell shows. Setting it shows it in ``contentView``, which becomes the
  /// configuration's. Default nil.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { showContent(newValue) }
  }

  /// What lies behind the content. Setting it takes away ``backgroundView``,
  /// ``selectedBackgroundView`` and ``backgroundColor``, and setting one of those takes it away.
  /// Default nil.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { showBackground(newValue) }
  }

  /// Whether the content configuration follows the cell's state by itself. Default true.
  open var automaticallyUpdatesContentConfiguration = true

  /// Whether the background configuration follows the cell's state by itself. Default true.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Changes a cell's configurations to suit its state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Called after ``updateConfiguration(using:)``. Default nil.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// What the configurations may depend on. A subclass may add to it.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState()
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = rowState.isEditing
    state.isExpanded = rowState.isExpanded
    state.isSwiped = rowState.isSwiped
    state.isReordering = isInteractivelyMoving
    return state
  }

  /// Has ``updateConfiguration(using:)`` called before the cell is next laid out, once however
  /// often this is called.
  open func setNeedsUpdateConfiguration() {
    configurations.needUpdate = true
    setNeedsLayout()
  }

  /// Suits the configurations to a state. The default has those updated that follow the state by
  /// themselves.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
      backgroundConfiguration = background.updated(for: state)
    }
  }

  // MARK: Rows of lists

  /// What the view around the cell knows of it beyond selection and highlight.
  var rowState = RowState() {
    didSet {
      guard rowState != oldValue else { return }
      rowStateDidChange(from: oldValue)
      setNeedsUpdateConfiguration()
    }
  }

  /// Called when ``rowState`` changed. The default does nothing.
  func rowStateDidChange(from old: RowState) {}

  /// Where the content view lies in the cell. Default: everywhere.
  var contentRect: CGRect { bounds }

  /// Where backgrounds lie. Default: everywhere.
  var backgroundRect: CGRect { bounds }

  /// The least margins of system content, at the content view's sides.
  package var contentMargins: UIEdgeInsets { layoutMargins }

  /// What stands beside the content; nil for cells that are no rows.
  var rowParts: RowParts? { nil }

  /// The view over ``backgroundView`` that is shown when the cell is selected.
  var shownSelectedBackground: UIView? { selectedBackgroundView }

  /// How far lines keep off the row's sides; nil for as far as the list says.
  var lineInsets: UIEdgeInsets? { nil }

  /// Selects the cell or not, as the collection view wants it.
  func becomeSelected(_ selected: Bool, animated: Bool) {
    showSelected(selected, animated: animated)
  }

  /// Highlights the cell or not, as the collection view wants it.
  func becomeHighlighted(_ highlighted: Bool) { isHighlighted = highlighted }

  /// Where lines begin by constraints; nil where none say.
  var separatorGuideStart: CGFloat? { nil }

  /// Where the cell of a storyboard leads.
  package final var segues = CellSegues()

  // MARK: Lifecycle

  /// A cell with a rectangle in the collection view's coordinates, in points.
  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// A cell as an archive describes it. Archives are not read here.
  public required init?(coder: NSCoder) {
    contentView = UIView(frame: .zero)
    super.init(coder: coder)
    addSubview(contentView)
    coder.describe(self, as: UICollectionViewCell.self)
  }

  /// Stretches content and backgrounds to the cell.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    fill(contentRect, with: contentView)
    let ground = backgroundRect
    if let host = configurations.backgroundHost { fill(ground, with: host) }
    if let backgroundView { fill(ground, with: backgroundView) }
    if let view = shownSelectedBackground { fill(ground, with: view) }
  }

  /// The content configuration's size, where there is one; else the cell's own.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    return contentConfiguration == nil
      ? super.sizeThatFits(size) : contentView.sizeThatFits(size)
  }

  /// The size that the constraints inside ``contentView`` give it, where there are any; else the
  /// cell's own, as any view's.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    stretchContentForMargins()
    return contentView.sizeByConstraints(
      fitting: targetSize, horizontalFittingPriority, verticalFittingPriority)
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
  }

  @_spi(UIKit) open override func adapt(from old: UITraitCollection, to new: UITraitCollection) {
    super.adapt(from: old, to: new)
    setNeedsUpdateConfiguration()
  }

  /// Stretches a content view to the cell whose margins depend on how near the cell's edges are:
  /// one that still has another size would be asked for what it needs with other margins.
  final func stretchContentForMargins() {
    let isNearEdges = contentView.preservesSuperviewLayoutMargins || safeAreaInsets != .zero
    guard isNearEdges, contentView.frame != contentRect else { return }
    contentView.frame = contentRect
  }

  package func replaceContentView(with view: UIView) {
    let old = contentView
    view.frame = bounds
    insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
    contentView = view
    view.cellHighlightDidChange(to: isHighlighted)
    setNeedsLayout()
  }

  private func fill(_ rect: CGRect, with view: UIView) {
    guard view.frame != rect else { return }
    view.frame = rect
    view.layer.layoutInsideIfNeeded()
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    arrangeBackgrounds()
  }

  /// Puts the backgrounds where they belong; the selected one only while it is seen.
  func arrangeBackgrounds() {
    endSelectionFade()
    if let view = shownSelectedBackground {
      if isSelected || isHighlighted { insert(view) } else { view.removeFromSuperview() }
    }
    if let backgroundView { insert(backgroundView) }
  }

  func insert(_ view: UIView) {
    if view.superview !== self { insertSubview(view, at: 0) } else { sendSubviewToBack(view) }
    fill(backgroundRect, with: view)
  }
}
