#if Combine
  import Foundation

  /// A moment of a run loop, or of a queue of operations.
  /// Source: Apple, RunLoop.SchedulerTimeType.
  public struct DatedMoment: Strideable, Hashable, Codable, Sendable {
    /// The date.
    public var date: Date

    /// The moment of a date.
    public init(_ date: Date) { self.date = date }

    /// How long it is to another moment.
    public func distance(to other: DatedMoment) -> Stride {
      Stride(seconds: other.date.timeIntervalSince(date))
    }

    /// A moment so much later.
    public func advanced(by n: Stride) -> DatedMoment {
      DatedMoment(date.addingTimeInterval(n.seconds))
    }

    /// An interval.
    public typealias Stride = SchedulerInterval

    /// What the virtual clock says.
    static var now: DatedMoment {
      DatedMoment(VirtualTime.start.date.addingTimeInterval(VirtualTime.now))
    }
  }
#endif
