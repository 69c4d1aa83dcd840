/// The parts of collection view and table cells: the content view, configurations, the disappearing
/// selected background, and the state of the row.
@MainActor
final class CellParts {
  /// The superview of the item's content, or the content configuration's view if there is one.
  var contentView: UIView

  var configurations = CellConfigurations()

  /// The selected background that fades out.
  var fadingBackground: UIView?
  /// The animation of the current selection; nil for the current implicit animation.
  var requestedFade: ImplicitAnimation?

  /// The state of the row besides selection and highlight.
  var rowState = RowState()

  /// The segues of a storyboard's cell.
  var segues = CellSegues()

  init(contentView: UIView) { self.contentView = contentView }
}

extension ListCell {
  /// The state of the row besides selection and highlight.
  var rowState: RowState {
    get { cellParts.rowState }
    set {
      let old = cellParts.rowState
      guard newValue != old else { return }
      cellParts.rowState = newValue
      rowStateDidChange(from: old)
      setNeedsUpdateConfiguration()
    }
  }

  /// Returns the state for the cell's configurations.
  func currentConfigurationState(isReordering: Bool) -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = rowState.isEditing
    state.isExpanded = rowState.isExpanded
    state.isSwiped = rowState.isSwiped
    state.isReordering = isReordering
    return state
  }
}
