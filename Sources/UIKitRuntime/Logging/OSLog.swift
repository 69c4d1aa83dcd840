/// A log with a subsystem and a category. Source: Apple, OSLog.
///
/// On iOS it belongs to the module `os`. A module of that name is not possible here, as
/// dependencies of this package test for it and expect Apple's.
public final class OSLog: NSObject, Sendable {
  /// The subsystem, such as `com.example.app`; empty for the default log.
  let subsystem: String
  /// The category; empty for the default log.
  let category: String

  /// Creates a log with a subsystem and a category.
  public init(subsystem: String, category: String) {
    (self.subsystem, self.category) = (subsystem, category)
  }

  /// The default log.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// The log that discards all messages.
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  /// Returns whether messages of a type are logged: always, except for ``disabled``.
  public func isEnabled(type: OSLogType) -> Bool { self !== Self.disabled }
}

/// The level of a log message. Raw values are Apple's.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The raw number.
  public let rawValue: UInt8
  /// Creates a type from a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The default level.
  public static let `default` = OSLogType(rawValue: 0)
  /// Helpful information.
  public static let info = OSLogType(rawValue: 1)
  /// Information for debugging.
  public static let debug = OSLogType(rawValue: 2)
  /// An error.
  public static let error = OSLogType(rawValue: 16)
  /// A program fault.
  public static let fault = OSLogType(rawValue: 17)

  var word: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "default"
    }
  }
}
