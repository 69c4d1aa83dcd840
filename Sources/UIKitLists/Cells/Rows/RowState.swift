/// What the view around a row knows of its state beyond selection and highlight.
struct RowState: Equatable {
  var isEditing = false
  /// Whether what is under its item shows.
  var isExpanded = false
  /// How many items its item is under; nil where the data know no levels.
  var level: Int?
  /// Whether swipe actions show.
  var isSwiped = false
}
