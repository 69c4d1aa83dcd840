/// The state of a row besides selection and highlight.
struct RowState: Equatable {
  var isEditing = false
  /// Whether the row's item is expanded.
  var isExpanded = false
  /// The level of the row's item in an outline; nil without levels.
  var level: Int?
  /// Whether swipe actions are visible.
  var isSwiped = false
}
