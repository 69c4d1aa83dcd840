/// The current operation of a list that changes its items: one at a time.
///
/// A layout transition may be in progress independently, see ``LayoutExchange``: content can be
/// updated and items moved during one.
struct ListActivity {
  private enum State {
    case idle
    /// A batch update is open and records changes.
    case recording(UpdateRecording)
    /// An item is moved interactively.
    case moving(InteractiveMovement)
    /// The data source is notified of a move whose result is already shown.
    case reportingMove(ItemMove)
  }

  private var state = State.idle

  var isIdle: Bool { if case .idle = state { true } else { false } }

  /// The open batch update.
  var recording: UpdateRecording? {
    if case .recording(let recording) = state { recording } else { nil }
  }

  /// The interactive movement.
  var movement: InteractiveMovement? {
    if case .moving(let movement) = state { movement } else { nil }
  }

  /// The move of which the data source is notified.
  var reportedMove: ItemMove? {
    if case .reportingMove(let move) = state { move } else { nil }
  }

  mutating func open(_ recording: UpdateRecording) { state = .recording(recording) }
  mutating func carry(_ movement: InteractiveMovement) { state = .moving(movement) }
  mutating func report(_ move: ItemMove) { state = .reportingMove(move) }
  mutating func end() { state = .idle }
}

extension ListMachine {
  /// The interactive movement.
  var movement: InteractiveMovement? { activity.movement }
}
