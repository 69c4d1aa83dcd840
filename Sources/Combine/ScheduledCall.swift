#if Combine
  import OpenCombine
  import Synchronization

  /// Something that is called once, by whoever comes first.
  final class ScheduledCall: Cancellable, Sendable {
    private let action: Mutex<(@Sendable () -> Void)?>

    init(_ action: @escaping () -> Void) {
      // Combine's actions go from thread to thread without saying so.
      nonisolated(unsafe) let action = action
      self.action = Mutex { action() }
    }

    /// Whether it was neither called nor taken back.
    var isPending: Bool { action.withLock { $0 != nil } }

    /// Calls it, unless it was called or taken back.
    func call() {
      let taken = action.withLock { action in
        defer { action = nil }
        return action
      }
      taken?()
    }

    /// Takes it back.
    func cancel() { action.withLock { $0 = nil } }
  }
#endif
