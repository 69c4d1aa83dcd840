import Synchronization

/// What a mark in a log's time says: that something begins, ends or happens. Source: Apple,
/// OSSignpostType.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The number; Apple's.
  public let rawValue: UInt8
  /// A kind by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Something happens.
  public static let event = OSSignpostType(rawValue: 0)
  /// Something begins.
  public static let begin = OSSignpostType(rawValue: 1)
  /// Something ends.
  public static let end = OSSignpostType(rawValue: 2)
}

/// What tells marks of one name apart. Source: Apple, OSSignpostID.
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number.
  public let rawValue: UInt64
  /// A mark by its number.
  public init(_ value: UInt64) { rawValue = value }
  /// A mark by its number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// A mark of a log.
  public init(log: OSLog) { self = .exclusive }
  /// A mark of an object in a log.
  public init(log: OSLog, object: AnyObject) {
    self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)))
  }

  /// Where there is one mark at a time.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// No mark.
  public static let invalid = OSSignpostID(.max)
  /// No mark.
  public static let null = OSSignpostID(0)

  /// Whether a number is smaller.
  public static func < (one: OSSignpostID, other: OSSignpostID) -> Bool {
    one.rawValue < other.rawValue
  }
}

/// Marks a place in a log's time for Instruments, which is not here: nothing is measured, and that
/// is logged once. Source: Apple, os_signpost.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) { Signposts.say() }

/// Marks a place in a log's time, with words.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any...
) { Signposts.say() }

/// Marks places in a log's time; nothing is measured, which is logged once. Source: Apple,
/// OSSignposter.
public struct OSSignposter: Sendable {
  /// For a subsystem and a category.
  public init(subsystem: String, category: String) {}
  /// For a log.
  public init(logHandle: OSLog = .default) {}
  /// For nobody.
  public static let disabled = OSSignposter()

  /// Whether anything is measured. False.
  public var isEnabled: Bool { false }
  /// A mark.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// A mark of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: .default, object: object)
  }
  /// Marks where something begins.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    Signposts.say()
    return OSSignpostIntervalState(id: id)
  }
  /// Marks where something ends.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    Signposts.say()
  }
  /// Marks that something happens.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) { Signposts.say() }
  /// Does something between two marks.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result {
    Signposts.say()
    return try task()
  }
}

/// What has begun and not ended. Source: Apple, OSSignpostIntervalState.
public final class OSSignpostIntervalState: Sendable {
  let id: OSSignpostID
  init(id: OSSignpostID) { self.id = id }
}

extension OSLog {
  /// A purpose of a log. Source: Apple, OSLog.Category.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A purpose by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Marks that Instruments shows by default.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }

  /// A log of a subsystem for a purpose.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Whether marks are measured. False.
  public var signpostsEnabled: Bool { false }
}

/// What is said of marks.
enum Signposts {
  private static let said = Mutex(WarnedOnce())

  static func say() {
    let next = said.withLock {
      $0.sentence(
        for: "os_signpost", ending: "", "os_signpost: nothing is measured here, Instruments is not")
    }
    if let next { warn(next) }
  }
}

// Unsupported: os_signpost · kept · Marks for Instruments have no effect, which is logged.
