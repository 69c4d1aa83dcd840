#if Combine
  import Dispatch
  import OpenCombine

  /// An interval between times of a scheduler. Source: Apple,
  /// DispatchQueue.SchedulerTimeType.Stride and similar types.
  public struct SchedulerInterval: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable, Codable, Sendable
  {
    /// The interval in seconds.
    public var seconds: Double

    /// Creates an interval of seconds.
    public init(seconds: Double) { self.seconds = seconds }
    /// Creates an interval of seconds.
    public init(_ timeInterval: Double) { seconds = timeInterval }
    /// Creates an interval from that of Dispatch.
    public init(_ timeInterval: DispatchTimeInterval) {
      switch timeInterval {
      case .seconds(let count): seconds = Double(count)
      case .milliseconds(let count): seconds = Double(count) / 1e3
      case .microseconds(let count): seconds = Double(count) / 1e6
      case .nanoseconds(let count): seconds = Double(count) / 1e9
      default: seconds = .greatestFiniteMagnitude
      }
    }
    /// Creates an interval of seconds.
    public init(floatLiteral value: Double) { seconds = value }
    /// Creates an interval of seconds.
    public init(integerLiteral value: Int) { seconds = Double(value) }
    /// Creates an interval of seconds; nil if it is not representable.
    public init?<Source: BinaryInteger>(exactly source: Source) {
      guard let seconds = Double(exactly: source) else { return nil }
      self.seconds = seconds
    }

    /// The interval in seconds.
    public var timeInterval: Double { seconds }
    /// The absolute number of seconds.
    public var magnitude: Double { abs(seconds) }

    /// Returns whether an interval is shorter than another.
    public static func < (one: Self, other: Self) -> Bool { one.seconds < other.seconds }
    /// Returns the product of the numbers of seconds.
    public static func * (one: Self, other: Self) -> Self {
      Self(seconds: one.seconds * other.seconds)
    }
    /// Returns the sum.
    public static func + (one: Self, other: Self) -> Self {
      Self(seconds: one.seconds + other.seconds)
    }
    /// Returns the difference.
    public static func - (one: Self, other: Self) -> Self {
      Self(seconds: one.seconds - other.seconds)
    }
    /// Adds an interval.
    public static func += (one: inout Self, other: Self) { one = one + other }
    /// Subtracts an interval.
    public static func -= (one: inout Self, other: Self) { one = one - other }
    /// Multiplies by an interval.
    public static func *= (one: inout Self, other: Self) { one = one * other }

    /// Returns an interval of seconds.
    public static func seconds(_ count: Int) -> Self { Self(seconds: Double(count)) }
    /// Returns an interval of seconds.
    public static func seconds(_ count: Double) -> Self { Self(seconds: count) }
    /// Returns an interval of milliseconds.
    public static func milliseconds(_ count: Int) -> Self { Self(seconds: Double(count) / 1e3) }
    /// Returns an interval of microseconds.
    public static func microseconds(_ count: Int) -> Self { Self(seconds: Double(count) / 1e6) }
    /// Returns an interval of nanoseconds.
    public static func nanoseconds(_ count: Int) -> Self { Self(seconds: Double(count) / 1e9) }
  }
#endif
