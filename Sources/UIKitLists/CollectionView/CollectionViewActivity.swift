/// What a collection view is in the middle of as to where its items are: one thing at a time.
///
/// An exchange of layouts may be under way beside it, see ``LayoutExchange``: content is updated
/// and items are moved while layouts change.
enum CollectionViewActivity {
  case idle
  /// A batch update is open and records changes.
  case recording(UpdateRecording)
  /// A finger carries an item.
  case moving(InteractiveMovement)
  /// The data source is being told of a move of which the view shows the result already.
  case reportingMove(ItemMove)

  var recording: UpdateRecording? {
    if case .recording(let recording) = self { recording } else { nil }
  }

  var movement: InteractiveMovement? {
    if case .moving(let movement) = self { movement } else { nil }
  }

  var reportedMove: ItemMove? {
    if case .reportingMove(let move) = self { move } else { nil }
  }
}

extension UICollectionView {
  /// The item that a finger carries.
  var movement: InteractiveMovement? { activity.movement }
}
