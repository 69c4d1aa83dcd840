#if Combine
  import OpenCombine
  import UIKit

  /// A scheduler that does what the main thread is given when the screen's virtual clock says so.
  /// Source: Apple, RunLoop's conformance to Scheduler.
  extension RunLoop: @retroactive Scheduler {
    /// A moment.
    public typealias SchedulerTimeType = DatedMoment

    /// How something is scheduled: there is nothing to say.
    public struct SchedulerOptions {
      /// Nothing said.
      public init() {}
    }

    /// The moment that the virtual clock says.
    public var now: SchedulerTimeType { .now }

    /// None.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Does something soon.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      call(after: 0, ScheduledCall(action))
    }

    /// Does something later.
    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) { call(after: now.distance(to: date).seconds, ScheduledCall(action)) }

    /// Does something again and again.
    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      nonisolated(unsafe) let own = self
      return RepeatedCall(
        after: now.distance(to: date).seconds, every: interval.seconds,
        schedule: { own.call(after: $0, isAwaited: false, $1) }, action)
    }

    private func call(after delay: Double, isAwaited: Bool = true, _ call: ScheduledCall) {
      if self === RunLoop.main {
        return VirtualTime.callOnMain(after: max(0, delay), isAwaited: isAwaited, call)
      }
      VirtualTime.callElsewhere(after: max(0, delay), call) { work in
        self.perform(work)
      }
    }
  }
#endif
