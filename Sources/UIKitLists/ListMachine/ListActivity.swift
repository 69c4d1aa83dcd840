/// What a list is in the middle of as to where its items are: one thing at a time.
///
/// An exchange of layouts may be under way beside it, see ``LayoutExchange``: content is updated
/// and items are moved while layouts change.
struct ListActivity {
  private enum State {
    case idle
    /// A batch update is open and records changes.
    case recording(UpdateRecording)
    /// A finger carries an item.
    case moving(InteractiveMovement)
    /// The data source is being told of a move of which the view shows the result already.
    case reportingMove(ItemMove)
  }

  private var state = State.idle

  var isIdle: Bool { if case .idle = state { true } else { false } }

  /// The batch update that is open.
  var recording: UpdateRecording? {
    if case .recording(let recording) = state { recording } else { nil }
  }

  /// The item that a finger carries.
  var movement: InteractiveMovement? {
    if case .moving(let movement) = state { movement } else { nil }
  }

  /// The move that the data source is being told of.
  var reportedMove: ItemMove? {
    if case .reportingMove(let move) = state { move } else { nil }
  }

  mutating func open(_ recording: UpdateRecording) { state = .recording(recording) }
  mutating func carry(_ movement: InteractiveMovement) { state = .moving(movement) }
  mutating func report(_ move: ItemMove) { state = .reportingMove(move) }
  mutating func end() { state = .idle }
}

extension ListMachine {
  /// The item that a finger carries.
  var movement: InteractiveMovement? { activity.movement }
}
