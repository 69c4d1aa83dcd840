@_spi(UIKit) import UIKitViews

extension ListCell {
  /// Resizes content and backgrounds to the cell.
  func layOutContent() {
    updateConfigurationIfNeeded()
    fill(contentRect, with: contentView)
    let background = backgroundRect
    if let host = cellParts.configurations.backgroundHost { fill(background, with: host) }
    if let backgroundView { fill(background, with: backgroundView) }
    if let view = visibleSelectedBackground { fill(background, with: view) }
  }

  /// Resizes a content view whose margins depend on the distance to the cell's edges: at another
  /// size, it would be measured with other margins.
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

  /// Updates the cell's appearance after a change of its selection.
  func selectionDidChange(from old: Bool) {
    showSelectedBackground()
    guard isSelected != old else { return }
    rowParts?.needsAccessories()
    setNeedsUpdateConfiguration()
  }

  /// Updates the cell's appearance after a change of its highlight.
  func highlightDidChange(from old: Bool) {
    showSelectedBackground()
    contentView.cellHighlightDidChange(to: isHighlighted)
    if isHighlighted != old { setNeedsUpdateConfiguration() }
  }
}
