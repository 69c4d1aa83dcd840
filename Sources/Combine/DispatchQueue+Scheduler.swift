#if Combine
  import Dispatch
  import OpenCombine
  import UIKit

  /// A queue as a scheduler. The main queue does what it is given when the screen's virtual clock
  /// says so, other queues at once or after the clock's time; pictures wait for both.
  /// Source: Apple, DispatchQueue's conformance to Scheduler.
  extension DispatchQueue: @retroactive Scheduler {
    /// A moment.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
      /// The same as a time of Dispatch's.
      public var dispatchTime: DispatchTime

      /// A moment of a time.
      public init(_ time: DispatchTime) { dispatchTime = time }

      /// How long it is to another moment.
      public func distance(to other: SchedulerTimeType) -> Stride {
        let (own, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
        return Stride(seconds: (Double(end) - Double(own)) / 1e9)
      }

      /// A moment so much later.
      public func advanced(by n: Stride) -> SchedulerTimeType {
        SchedulerTimeType(dispatchTime + n.seconds)
      }

      /// Equal times are equal moments.
      public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

      /// An interval.
      public typealias Stride = SchedulerInterval
    }

    /// How something is scheduled.
    public struct SchedulerOptions {
      /// How urgent it is.
      public var qos: DispatchQoS
      /// How it is run.
      public var flags: DispatchWorkItemFlags
      /// Where it belongs to.
      public var group: DispatchGroup?

      /// Options.
      public init(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        group: DispatchGroup? = nil
      ) { (self.qos, self.flags, self.group) = (qos, flags, group) }
    }

    /// The moment that the virtual clock says.
    public var now: SchedulerTimeType {
      SchedulerTimeType(
        DispatchTime(
          uptimeNanoseconds: VirtualTime.start.dispatch + UInt64(VirtualTime.now * 1e9)))
    }

    /// None.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Does something soon.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      call(after: 0, options, ScheduledCall(action))
    }

    /// Does something later.
    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) { call(after: now.distance(to: date).seconds, options, ScheduledCall(action)) }

    /// Does something again and again.
    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      nonisolated(unsafe) let options = options
      return RepeatedCall(
        after: now.distance(to: date).seconds, every: interval.seconds,
        schedule: { self.call(after: $0, isAwaited: false, options, $1) }, action)
    }

    private func call(
      after delay: Double, isAwaited: Bool = true, _ options: SchedulerOptions?,
      _ call: ScheduledCall
    ) {
      options?.group?.enter()
      let left = ScheduledCall { options?.group?.leave() }
      let own = ScheduledCall {
        call.call()
        left.call()
      }
      // On Linux the same queue is another object each time.
      if label == DispatchQueue.main.label {
        return VirtualTime.callOnMain(after: max(0, delay), isAwaited: isAwaited, own)
      }
      VirtualTime.callElsewhere(after: max(0, delay), own) { work in
        self.async(
          qos: options?.qos ?? .unspecified, flags: options?.flags ?? [], execute: work)
      }
    }
  }
#endif
