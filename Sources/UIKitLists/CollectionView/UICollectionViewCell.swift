@_spi(UIKit) import UIKitViews

/// The view of one item: content over a selected background over a background.
///
/// Back to front: what the cell draws and its background colour, ``backgroundView``,
/// ``selectedBackgroundView`` (only while selected or highlighted), ``contentView``. All three fill
/// the cell.
///
/// Source: Apple, UICollectionViewCell.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, ListCell {
  /// The view that the item's content belongs into; the content configuration's, where there is
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

  /// The view over ``backgroundView`` while the cell is selected or highlighted. Default nil.
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

  /// Whether the cell is selected. The collection view sets it; set inside `UIView.animate`, the
  /// selected background fades in or out as the animation says.
  open var isSelected = false { didSet { selectionDidChange(from: oldValue) } }

  /// Whether the cell is highlighted. The collection view sets it; it reaches labels and image
  /// views inside the cell.
  open var isHighlighted = false { didSet { highlightDidChange(from: oldValue) } }

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

  func dragDidProgress(to progress: DragProgress) {
    let state = DragState(progress)
    guard state != dragState else { return }
    dragState = state
    dragStateDidChange(state)
  }

  final let cellParts: CellParts

  // MARK: Configurations

  /// What the cell shows. Setting it shows it in ``contentView``, which becomes the
  /// configuration's. Default nil.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { cellParts.configurations.content }
    set { showContent(newValue) }
  }

  /// What lies behind the content. Setting it takes away ``backgroundView``,
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
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
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

  // MARK: Rows of lists

  /// Called when the row's state changed. The default does nothing.
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

  func callConfigurationUpdateHandler(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  override final var listCell: (any ListCell)? { self }

  package final var segues: CellSegues {
    get { cellParts.segues }
    set { cellParts.segues = newValue }
  }

  package final func replaceContentView(with view: UIView) { exchangeContentView(for: view) }

  // MARK: Lifecycle

  /// A cell with a rectangle in the collection view's coordinates, in points.
  public override init(frame: CGRect) {
    cellParts = CellParts(contentView: UIView(frame: CGRect(origin: .zero, size: frame.size)))
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// A cell as an archive describes it. Archives are not read here.
  public required init?(coder: NSCoder) {
    cellParts = CellParts(contentView: UIView(frame: .zero))
    super.init(coder: coder)
    addSubview(contentView)
    coder.describe(self, as: UICollectionViewCell.self)
  }

  /// Stretches content and backgrounds to the cell.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
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
}

extension UICollectionViewCell.DragState {
  fileprivate init(_ progress: DragProgress) {
    switch progress {
    case .none: self = .none
    case .lifting: self = .lifting
    case .dragging: self = .dragging
    }
  }
}
