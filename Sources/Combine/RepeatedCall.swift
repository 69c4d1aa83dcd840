#if Combine
  import OpenCombine
  import Synchronization

  /// An action that is repeated until it is cancelled.
  final class RepeatedCall: Cancellable, Sendable {
    private let interval: Double
    private let action: @Sendable () -> Void
    private let schedule: @Sendable (Double, ScheduledCall) -> Void
    private let next = Mutex<ScheduledCall?>(nil)
    private let isOver = Mutex(false)

    /// Creates a repeated action and schedules its first call.
    ///
    /// - Parameters:
    ///   - delay: The seconds until the first call.
    ///   - interval: The seconds between calls.
    ///   - schedule: Schedules a call after some seconds.
    init(
      after delay: Double, every interval: Double,
      schedule: @escaping @Sendable (Double, ScheduledCall) -> Void,
      _ action: @escaping () -> Void
    ) {
      nonisolated(unsafe) let action = action
      (self.interval, self.schedule, self.action) = (interval, schedule, { action() })
      goOn(after: delay)
    }

    private func goOn(after delay: Double) {
      let call = ScheduledCall { [self] in
        guard !isOver.withLock({ $0 }) else { return }
        goOn(after: interval)
        action()
      }
      next.withLock { $0 = call }
      schedule(delay, call)
    }

    func cancel() {
      isOver.withLock { $0 = true }
      next.withLock { $0 }?.cancel()
    }
  }
#endif
