#if Combine
  import Dispatch
  import OpenCombine

  /// How long it is from one moment of a scheduler to another.
  /// Source: Apple, DispatchQueue.SchedulerTimeType.Stride and its like.
  public struct SchedulerInterval: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable, Codable, Sendable
  {
    /// The interval in seconds.
    public var seconds: Double

    /// An interval of some seconds.
    public init(seconds: Double) { self.seconds = seconds }
    /// An interval of some seconds.
    public init(_ timeInterval: Double) { seconds = timeInterval }
    /// An interval of Dispatch's.
    public init(_ timeInterval: DispatchTimeInterval) {
      switch timeInterval {
      case .seconds(let count): seconds = Double(count)
      case .milliseconds(let count): seconds = Double(count) / 1e3
      case .microseconds(let count): seconds = Double(count) / 1e6
      case .nanoseconds(let count): seconds = Double(count) / 1e9
      default: seconds = .greatestFiniteMagnitude
      }
    }
    /// An interval of some seconds.
    public init(floatLiteral value: Double) { seconds = value }
    /// An interval of some seconds.
    public init(integerLiteral value: Int) { seconds = Double(value) }
    /// An interval of some seconds; nil for more than a number can say.
    public init?<Source: BinaryInteger>(exactly source: Source) {
      guard let seconds = Double(exactly: source) else { return nil }
      self.seconds = seconds
    }

    /// The interval in seconds.
    public var timeInterval: Double { seconds }
    /// How long it is, backwards or forwards.
    public var magnitude: Double { abs(seconds) }

    /// Whether one is shorter than the other.
    public static func < (one: Self, other: Self) -> Bool { one.seconds < other.seconds }
    /// The product of two numbers of seconds.
    public static func * (one: Self, other: Self) -> Self {
      Self(seconds: one.seconds * other.seconds)
    }
    /// Both, one behind the other.
    public static func + (one: Self, other: Self) -> Self {
      Self(seconds: one.seconds + other.seconds)
    }
    /// What is left of one.
    public static func - (one: Self, other: Self) -> Self {
      Self(seconds: one.seconds - other.seconds)
    }
    /// Makes one longer.
    public static func += (one: inout Self, other: Self) { one = one + other }
    /// Makes one shorter.
    public static func -= (one: inout Self, other: Self) { one = one - other }
    /// Multiplies one.
    public static func *= (one: inout Self, other: Self) { one = one * other }

    /// Seconds.
    public static func seconds(_ count: Int) -> Self { Self(seconds: Double(count)) }
    /// Seconds.
    public static func seconds(_ count: Double) -> Self { Self(seconds: count) }
    /// Thousandths of a second.
    public static func milliseconds(_ count: Int) -> Self { Self(seconds: Double(count) / 1e3) }
    /// Millionths of a second.
    public static func microseconds(_ count: Int) -> Self { Self(seconds: Double(count) / 1e6) }
    /// Billionths of a second.
    public static func nanoseconds(_ count: Int) -> Self { Self(seconds: Double(count) / 1e9) }
  }
#endif
