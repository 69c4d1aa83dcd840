/// Whether a view's content is edited, and what can be selected meanwhile.
struct EditingState {
  var isEditing = false
  var allowsSelection = false
  var allowsMultiple = false
}
