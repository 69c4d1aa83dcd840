/// Whose words a log has: a subsystem and a category. Source: Apple, OSLog.
///
/// It belongs to the module `os` on iOS. A module of that name cannot be had here: packages that
/// this one stands on test for it and take it for Apple's.
public final class OSLog: NSObject, Sendable {
  /// Whose words it has, such as `com.example.app`; empty for the default log.
  let subsystem: String
  /// What they are about; empty for the default log.
  let category: String

  /// A log of a subsystem and a category.
  public init(subsystem: String, category: String) {
    (self.subsystem, self.category) = (subsystem, category)
  }

  /// The log of what names none.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// The log that drops everything.
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  /// Whether anything of a kind is written: all but in ``disabled``.
  public func isEnabled(type: OSLogType) -> Bool { self !== Self.disabled }
}

/// How much something that is logged matters. Raw values are Apple's.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt8
  /// A kind by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What is worth keeping.
  public static let `default` = OSLogType(rawValue: 0)
  /// What may help.
  public static let info = OSLogType(rawValue: 1)
  /// What helps while developing.
  public static let debug = OSLogType(rawValue: 2)
  /// An error.
  public static let error = OSLogType(rawValue: 16)
  /// A mistake of the program.
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
