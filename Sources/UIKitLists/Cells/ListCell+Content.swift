@_spi(UIKit) import UIKitViews

extension ListCell {
  /// Stretches content and backgrounds to the cell.
  func layOutContent() {
    updateConfigurationIfNeeded()
    fill(contentRect, with: contentView)
    let background = backgroundRect
    if let host = cellParts.configurations.backgroundHost { fill(background, with: host) }
    if let backgroundView { fill(background, with: backgroundView) }
    if let view = shownSelectedBackground { fill(background, with: view) }
  }

  /// Stretches a content view to the cell whose margins depend on how near the cell's edges are:
  /// one that still has another size would be asked for what it needs with other margins.
  func stretchContentForMargins() {
    let isNearEdges = contentView.preservesSuperviewLayoutMargins || safeAreaInsets != .zero
    guard isNearEdges, contentView.frame != contentRect else { return }
    contentView.frame = contentRect
  }

  func exchangeContentView(for view: UIView) {
    let old = contentView
    view.frame = bounds
    insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
    cellParts.contentView = view
    view.cellHighlightDidChange(to: isHighlighted)
    setNeedsLayout()
  }

  /// Shows that the cell is selected, or is no longer.
  func selectionDidChange(from old: Bool) {
    showSelectedBackground()
    guard isSelected != old else { return }
    rowParts?.needsAccessories()
    setNeedsUpdateConfiguration()
  }

  /// Shows that the cell is highlighted, or is no longer.
  func highlightDidChange(from old: Bool) {
    showSelectedBackground()
    contentView.cellHighlightDidChange(to: isHighlighted)
    if isHighlighted != old { setNeedsUpdateConfiguration() }
  }
}
