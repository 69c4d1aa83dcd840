#if Combine
  import Foundation

  /// A time of a run loop or an operation queue. Source: Apple, RunLoop.SchedulerTimeType.
  public struct DatedMoment: Strideable, Hashable, Codable, Sendable {
    /// The date.
    public var date: Date

    /// Creates a time from a date.
    public init(_ date: Date) { self.date = date }

    /// Returns the interval to another time, in whole microseconds: dates are less precise, and
    /// 0.3 seconds after now would be 0.2999999 or 0.3000001 seconds later.
    public func distance(to other: DatedMoment) -> Stride {
      Stride(seconds: (other.date.timeIntervalSince(date) * 1e6).rounded() / 1e6)
    }

    /// Returns a later time.
    public func advanced(by n: Stride) -> DatedMoment {
      DatedMoment(date.addingTimeInterval(n.seconds))
    }

    /// The type of intervals.
    public typealias Stride = SchedulerInterval

    /// The current time of the virtual clock.
    static var now: DatedMoment {
      DatedMoment(VirtualTime.start.date.addingTimeInterval(VirtualTime.now))
    }
  }
#endif
