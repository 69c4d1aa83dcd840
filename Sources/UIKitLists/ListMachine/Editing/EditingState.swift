/// Whether a view's content is edited, and what can be selected meanwhile.
struct EditingState {
  var isEditing = false
  var allowsSelection = false
  var allowsMultiple = false
  /// The data source that knows of outlines.
  weak var outline: (any OutlineShowing)?
}
