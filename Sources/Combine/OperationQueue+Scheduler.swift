#if Combine
  import OpenCombine
  import UIKit

  /// A scheduler that performs main thread actions according to the screen's virtual clock. Source:
  /// Apple, OperationQueue's conformance to Scheduler.
  extension OperationQueue: @retroactive Scheduler {
    /// The type of times.
    public typealias SchedulerTimeType = DatedMoment

    /// Options of scheduling, of which there are none.
    public struct SchedulerOptions {
      /// Creates options.
      public init() {}
    }

    /// The current time of the virtual clock.
    public var now: SchedulerTimeType { .now }

    /// The minimum tolerance: zero.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Schedules an action as soon as possible.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      call(after: 0, ScheduledCall(action))
    }

    /// Schedules an action at a time.
    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) { call(after: now.distance(to: date).seconds, ScheduledCall(action)) }

    /// Schedules a repeated action.
    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      let own = self
      return RepeatedCall(
        after: now.distance(to: date).seconds, every: interval.seconds,
        schedule: { own.call(after: $0, isAwaited: $1, $2) }, action)
    }

    private func call(after delay: Double, isAwaited: Bool = true, _ call: ScheduledCall) {
      if self === OperationQueue.main {
        return VirtualTime.callOnMain(after: max(0, delay), isAwaited: isAwaited, call)
      }
      VirtualTime.callElsewhere(after: max(0, delay), call) { work in
        self.addOperation(work)
      }
    }
  }
#endif
