#if Combine
  import OpenCombine
  import Synchronization

  /// An action that is repeated until it is cancelled.
  final class RepeatedCall: Cancellable, Sendable {
    private let interval: Double
    private let action: @Sendable () -> Void
    private let schedule: @Sendable (Double, Bool, ScheduledCall) -> Void
    private let next = Mutex<ScheduledCall?>(nil)
    private let isOver = Mutex(false)

    /// Creates a repeated action and schedules its first call.
    ///
    /// - Parameters:
    ///   - delay: The seconds until the first call.
    ///   - interval: The seconds between calls.
    ///   - isAwaited: Whether an image of a screen at rest waits for the first call, as for that of
    ///     `debounce`, which is the only one. It waits for no other.
    ///   - schedule: Schedules a call after some seconds, and whether an image waits for it.
    init(
      after delay: Double, every interval: Double,
      isAwaited: Bool = true,
      schedule: @escaping @Sendable (Double, Bool, ScheduledCall) -> Void,
      _ action: @escaping () -> Void
    ) {
      nonisolated(unsafe) let action = action
      (self.interval, self.schedule, self.action) = (interval, schedule, { action() })
      goOn(after: delay, isAwaited)
    }

    private func goOn(after delay: Double, _ isAwaited: Bool) {
      let call = ScheduledCall { [self] in
        guard !isOver.withLock({ $0 }) else { return }
        goOn(after: interval, false)
        action()
      }
      next.withLock { $0 = call }
      schedule(delay, isAwaited, call)
    }

    func cancel() {
      isOver.withLock { $0 = true }
      next.withLock { $0 }?.cancel()
    }
  }
#endif
