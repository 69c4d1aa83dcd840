/// What cells of collection views and of tables are made of: the content view, configurations, the
/// selected background on its way out, and the state of the row.
@MainActor
final class CellParts {
  /// The view that the item's content belongs into; the content configuration's, where there is
  /// one.
  var contentView: UIView

  var configurations = CellConfigurations()

  /// The selected background on its way out.
  var fadingBackground: UIView?
  /// How the selected background comes and goes at the moment; nil for what is in force.
  var requestedFade: ImplicitAnimation?

  /// What the list knows of the row beyond selection and highlight.
  var rowState = RowState()

  /// Where the cell of a storyboard leads.
  var segues = CellSegues()

  init(contentView: UIView) { self.contentView = contentView }
}

extension ListCell {
  /// What the list knows of the row beyond selection and highlight.
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

  /// What the cell's configurations may depend on.
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
