@_spi(UIKit) import UIKitViews

/// The view of one item: content, selected background and background.
///
/// From back to front: the cell's own drawing and background colour, ``backgroundView``,
/// ``selectedBackgroundView`` (only while selected or highlighted), ``contentView``. All three
/// views fill the cell.
///
/// Source: Apple, UICollectionViewCell.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, ListCell {
  /// The superview of the item's content, or the content configuration's view if there is one.
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
  /// nil.
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

  /// Whether the cell is selected. The collection view sets it; inside `UIView.animate`, the
  /// selected background fades.
  open var isSelected = false { didSet { selectionDidChange(from: oldValue) } }

  /// Whether the cell is highlighted. The collection view sets it; labels and image views inside
  /// the cell follow it.
  open var isHighlighted = false { didSet { highlightDidChange(from: oldValue) } }

  /// The states of the drag of a cell's item. Raw values are UIKit's.
  public enum DragState: Int, Sendable {
    /// The item is not being dragged.
    case none = 0
    /// The item is lifted, but has not moved.
    case lifting = 1
    /// The item is being dragged.
    case dragging = 2
  }

  /// The state of the drag of the cell's item. Default `.none`.
  open internal(set) var dragState = DragState.none

  /// Called when the drag state has changed. The default implementation does nothing.
  open func dragStateDidChange(_ dragState: DragState) {}

  func dragDidProgress(to progress: DragProgress) {
    let state = DragState(progress)
    guard state != dragState else { return }
    dragState = state
    dragStateDidChange(state)
  }

  final let cellParts: CellParts

  // MARK: Configurations

  /// The configuration of the content. Setting it replaces ``contentView`` by the configuration's
  /// view. Default nil.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { cellParts.configurations.content }
    set { showContent(newValue) }
  }

  /// The configuration of the background. Setting it removes ``backgroundView``,
  /// ``selectedBackgroundView`` and ``backgroundColor``, and setting one of those removes it.
  /// Default nil.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { cellParts.configurations.background }
    set { showBackground(newValue) }
  }

  /// Whether the content configuration is updated automatically with the state. Default true.
  open var automaticallyUpdatesContentConfiguration = true

  /// Whether the background configuration is updated automatically with the state. Default true.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Updates a cell's configurations for its state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
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

  // MARK: Rows of lists

  /// Called when the row's state has changed. The default does nothing.
  func rowStateDidChange(from old: RowState) {}

  /// The frame of the content view in the cell. Default: the bounds.
  var contentRect: CGRect { bounds }

  /// The frame of the backgrounds. Default: the bounds.
  var backgroundRect: CGRect { bounds }

  /// The minimum margins of system content, at the content view's sides.
  package var contentMargins: UIEdgeInsets { layoutMargins }

  /// The accessories and separators; nil for cells that are not rows.
  var rowParts: RowParts? { nil }

  /// The view in front of ``backgroundView`` when the cell is selected.
  var visibleSelectedBackground: UIView? { selectedBackgroundView }

  /// The separators' insets from the row's sides; nil for the list's.
  var lineInsets: UIEdgeInsets? { nil }

  /// Selects or deselects the cell for the collection view.
  func becomeSelected(_ selected: Bool, animated: Bool) {
    showSelected(selected, animated: animated)
  }

  /// Highlights or unhighlights the cell for the collection view.
  func becomeHighlighted(_ highlighted: Bool) { isHighlighted = highlighted }

  /// The start of the separators by constraints; nil if there are none.
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

  /// Creates a cell with a frame in the collection view's coordinates, in points.
  public override init(frame: CGRect) {
    cellParts = CellParts(contentView: UIView(frame: CGRect(origin: .zero, size: frame.size)))
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Creates a cell from a nib.
  public required init?(coder: NSCoder) {
    cellParts = CellParts(contentView: UIView(frame: .zero))
    super.init(coder: coder)
    addSubview(contentView)
    coder.describe(self, as: UICollectionViewCell.self)
  }

  /// Resizes content and backgrounds to the cell's bounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
  }

  /// Returns the content configuration's size if there is one, else the cell's own.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    return contentConfiguration == nil
      ? super.sizeThatFits(size) : contentView.sizeThatFits(size)
  }

  /// Returns the size that the constraints inside ``contentView`` require if there are any, else
  /// the cell's own, as any view's.
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
