#if Combine
  import OpenCombine
  import Synchronization

  /// An action that is called at most once.
  final class ScheduledCall: Cancellable, Sendable {
    private let action: Mutex<(@Sendable () -> Void)?>

    init(_ action: @escaping () -> Void) {
      // Combine's actions are not declared as sendable.
      nonisolated(unsafe) let action = action
      self.action = Mutex { action() }
    }

    /// Whether the action was neither called nor cancelled.
    var isPending: Bool { action.withLock { $0 != nil } }

    /// Calls the action unless it was called or cancelled.
    func call() {
      let taken = action.withLock { action in
        defer { action = nil }
        return action
      }
      taken?()
    }

    /// Cancels the action.
    func cancel() { action.withLock { $0 = nil } }
  }
#endif
