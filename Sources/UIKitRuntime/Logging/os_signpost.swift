import Synchronization

/// The type of a signpost: the beginning or the end of an interval, or an event. Source: Apple,
/// OSSignpostType.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The raw number, Apple's.
  public let rawValue: UInt8
  /// Creates a type from a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// An event.
  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

/// The identifier of a signpost among those of the same name. Source: Apple, OSSignpostID.
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
  /// The raw number.
  public let rawValue: UInt64
  /// Creates an identifier from a number.
  public init(_ value: UInt64) { rawValue = value }
  /// Creates an identifier from a number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Creates an identifier for a log.
  public init(log: OSLog) { self = .exclusive }
  /// Creates an identifier for an object in a log.
  public init(log: OSLog, object: AnyObject) {
    self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)))
  }

  /// The identifier for signposts that do not overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// An invalid identifier.
  public static let invalid = OSSignpostID(.max)
  /// A null identifier.
  public static let null = OSSignpostID(0)

  /// Compares the raw numbers.
  public static func < (one: OSSignpostID, other: OSSignpostID) -> Bool {
    one.rawValue < other.rawValue
  }
}

/// Emits a signpost for Instruments. Ignored, with a warning the first time. Source: Apple,
/// os_signpost.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) { Signposts.warnOnce() }

/// Emits a signpost with a message. Ignored.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any...
) { Signposts.warnOnce() }

/// An emitter of signposts. Ignored, with a warning the first time. Source: Apple, OSSignposter.
public struct OSSignposter: Sendable {
  /// Creates a signposter with a subsystem and a category.
  public init(subsystem: String, category: String) {}
  /// Creates a signposter of a log.
  public init(logHandle: OSLog = .default) {}
  /// The disabled signposter.
  public static let disabled = OSSignposter()

  /// Whether signposts are measured. Always false.
  public var isEnabled: Bool { false }
  /// Returns an identifier.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Returns an identifier for an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: .default, object: object)
  }
  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    Signposts.warnOnce()
    return OSSignpostIntervalState(id: id)
  }
  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    Signposts.warnOnce()
  }
  /// Emits an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    Signposts.warnOnce()
  }
  /// Runs a closure as an interval.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result {
    Signposts.warnOnce()
    return try task()
  }
}

/// The state of an interval that has begun. Source: Apple, OSSignpostIntervalState.
public final class OSSignpostIntervalState: Sendable {
  let id: OSSignpostID
  init(id: OSSignpostID) { self.id = id }
}

extension OSLog {
  /// The category of a log. Source: Apple, OSLog.Category.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a category from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Signposts that Instruments shows by default.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }

  /// Creates a log with a subsystem and a category.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Whether signposts are measured. Always false.
  public var signpostsEnabled: Bool { false }
}

/// The warning about signposts, logged once.
enum Signposts {
  private static let warnings = Mutex(LoggedWarnings())

  static func warnOnce() {
    let next = warnings.withLock {
      $0.sentence(
        for: "os_signpost", ending: "", "os_signpost: intervals are not measured")
    }
    if let next { warn(next) }
  }
}

// Unsupported: os_signpost · kept · Marks for Instruments have no effect, which is logged. ·
//   test: CompilerOnlyNamesTests
