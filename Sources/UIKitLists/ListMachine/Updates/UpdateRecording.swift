/// A batch update that is open: what it has recorded so far.
///
/// An object, so that each change is written where the others are: a value that is taken out, added
/// to and put back is copied whole at each of *k* changes, which makes *k*²/2 copies of index
/// paths.
@MainActor
final class UpdateRecording {
  private(set) var updates = PendingUpdates()
  /// What is called once the update is done, outermost first.
  private(set) var completions: [(Bool) -> Void] = []
  /// Where everything was before the update; nil where nobody will see it move.
  let motion: UpdateMotion?

  /// How many batch updates are open inside each other.
  private var depth = 0

  init(_ motion: UpdateMotion?) { self.motion = motion }

  /// Opens a batch update, be it inside another.
  func open(_ completion: ((Bool) -> Void)?) {
    depth += 1
    if let completion { completions.append(completion) }
  }

  /// Closes the batch update that was opened last. Returns whether it was the outermost one.
  func close() -> Bool {
    depth -= 1
    return depth == 0
  }

  /// Records changes. O(1) for each, amortized.
  func record(_ change: (inout PendingUpdates) -> Void) { change(&updates) }
}
