#if Combine
  import Dispatch
  import OpenCombine
  import UIKit

  /// A queue as a scheduler. The main queue performs actions according to the screen's virtual
  /// clock, other queues immediately or after the clock's time; pictures wait for both. Source:
  /// Apple, DispatchQueue's conformance to Scheduler.
  extension DispatchQueue: @retroactive Scheduler {
    /// A time.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
      /// The time of Dispatch.
      public var dispatchTime: DispatchTime

      /// Creates a time.
      public init(_ time: DispatchTime) { dispatchTime = time }

      /// Returns the interval to another time.
      public func distance(to other: SchedulerTimeType) -> Stride {
        let (own, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
        return Stride(seconds: (Double(end) - Double(own)) / 1e9)
      }

      /// Returns a later time.
      public func advanced(by n: Stride) -> SchedulerTimeType {
        SchedulerTimeType(dispatchTime + n.seconds)
      }

      /// Hashes the time.
      public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

      /// The type of intervals.
      public typealias Stride = SchedulerInterval
    }

    /// Options of scheduling.
    public struct SchedulerOptions {
      /// The quality of service.
      public var qos: DispatchQoS
      /// The flags of the work item.
      public var flags: DispatchWorkItemFlags
      /// The dispatch group.
      public var group: DispatchGroup?

      /// Creates options.
      public init(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        group: DispatchGroup? = nil
      ) { (self.qos, self.flags, self.group) = (qos, flags, group) }
    }

    /// The current time of the virtual clock.
    public var now: SchedulerTimeType {
      SchedulerTimeType(
        DispatchTime(
          uptimeNanoseconds: VirtualTime.start.dispatch + UInt64(VirtualTime.now * 1e9)))
    }

    /// The minimum tolerance: zero.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Schedules an action as soon as possible.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      call(after: 0, options, ScheduledCall(action))
    }

    /// Schedules an action at a time.
    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) { call(after: now.distance(to: date).seconds, options, ScheduledCall(action)) }

    /// Schedules a repeated action.
    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      nonisolated(unsafe) let options = options
      return RepeatedCall(
        after: now.distance(to: date).seconds, every: interval.seconds,
        schedule: { self.call(after: $0, isAwaited: $1, options, $2) }, action)
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
      // On Linux the same queue is represented by different objects.
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

// Unsupported: Combine: concurrent queues · works · On `DispatchQueue.global()` a completion may
//   overtake a value, which is then lost: `receive(on:)` schedules both by themselves. Serial
//   queues keep the order. · uncertain · test: SchedulerTests
