/// The changes recorded so far in an open batch update.
///
/// A class, so that changes are added in place: a value that is taken out, changed and put back is
/// copied whole at each of *k* changes, which makes *k*²/2 copies of index paths.
@MainActor
final class UpdateRecording {
  private(set) var updates = PendingUpdates()
  /// The completion handlers, outermost first.
  private(set) var completions: [(Bool) -> Void] = []
  /// The recorded positions before the update; nil if no motion would be visible.
  let motion: UpdateMotion?

  /// The nesting depth of open batch updates.
  private var depth = 0

  init(_ motion: UpdateMotion?) { self.motion = motion }

  /// Opens a batch update, also inside another.
  func open(_ completion: ((Bool) -> Void)?) {
    depth += 1
    if let completion { completions.append(completion) }
  }

  /// Closes the innermost batch update. Returns whether it was the outermost one.
  func close() -> Bool {
    depth -= 1
    return depth == 0
  }

  /// Records changes. O(1) for each, amortized.
  func record(_ change: (inout PendingUpdates) -> Void) { change(&updates) }
}
