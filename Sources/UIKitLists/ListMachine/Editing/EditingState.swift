/// Whether a list is in editing mode, and its selection behaviour in that mode.
struct EditingState {
  var isEditing = false
  var allowsSelection = false
  var allowsMultiple = false
  /// The data source of an outline.
  weak var outline: (any OutlineShowing)?
}
