/// The namespace of the module `os` on iOS. The source tool inserts it before ``os/Logger`` in
/// files that import the module, since apps may have loggers of the same name.
public enum os {
  /// A logger that writes to standard error, with a subsystem and a category. Source: Apple,
  /// Logger.
  public struct Logger: Sendable {
    private let log: OSLog

    /// Creates a logger with a subsystem and a category.
    public init(subsystem: String, category: String) {
      log = OSLog(subsystem: subsystem, category: category)
    }
    /// Creates a logger of the default log.
    public init() { log = .default }
    /// Creates a logger of a log.
    public init(_ logObj: OSLog) { log = logObj }

    /// Logs a message.
    public func log(_ message: OSLogMessage) { log(level: .default, message) }
    /// Logs a message at a level.
    public func log(level: OSLogType, _ message: OSLogMessage) {
      os_log("%{public}@", log: log, type: level, message.text)
    }
    /// Logs a message for debugging.
    public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Logs a message for debugging.
    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Logs helpful information.
    public func info(_ message: OSLogMessage) { log(level: .info, message) }
    /// Logs a message at the default level.
    public func notice(_ message: OSLogMessage) { log(level: .default, message) }
    /// Logs a warning.
    public func warning(_ message: OSLogMessage) { log(level: .error, message) }
    /// Logs an error.
    public func error(_ message: OSLogMessage) { log(level: .error, message) }
    /// Logs a program fault.
    public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
    /// Logs a program fault.
    public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
  }
}

/// A message of a logger: text with interpolated values and their privacy. Values without privacy
/// are shown, whereas iOS hides texts and objects. Source: Apple, OSLogMessage.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message from text.
  public init(stringLiteral value: String) { text = value }
  /// Creates a message from text with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The interpolation of a log message. Source: Apple, OSLogInterpolation.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// Creates an empty interpolation.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Appends text.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Appends the description of a value; format and alignment are ignored.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, format: OSLogValueFormat = .plain,
    align: OSLogValueFormat = .plain, privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.isHidden ? "<private>" : "\(value())"
  }
}

/// The privacy of a value in a log. Source: Apple, OSLogPrivacy.
public struct OSLogPrivacy: Sendable {
  let isHidden: Bool

  /// The replacement of a hidden value. Ignored.
  public enum Mask: Sendable {
    /// A hash that is the same for equal values.
    case hash
    /// No replacement.
    case none
  }

  /// Visible.
  public static let `public` = Self(isHidden: false)
  /// Hidden.
  public static let `private` = Self(isHidden: true)
  /// Hidden.
  public static let sensitive = Self(isHidden: true)
  /// The default: visible.
  public static let auto = Self(isHidden: false)

  /// Returns hidden privacy.
  public static func `private`(mask: Mask) -> Self { .private }
  /// Returns hidden privacy.
  public static func sensitive(mask: Mask) -> Self { .sensitive }
  /// Returns the default privacy: visible.
  public static func auto(mask: Mask) -> Self { .auto }
}

/// The format of a value in a log. Ignored. Source: Apple, OSLogFloatFormatting and similar types.
public struct OSLogValueFormat: Sendable {
  /// No format.
  public static let plain = Self()

  /// A decimal fraction.
  public static let fixed = Self()
  /// A whole number.
  public static let decimal = Self()
  /// A hexadecimal number.
  public static let hex = Self()
  /// Yes or no.
  public static let answer = Self()
  /// True or false.
  public static let truth = Self()

  /// Returns a decimal fraction with a number of digits.
  public static func fixed(precision: Int) -> Self { plain }
  /// Returns left alignment in a column.
  public static func left(columns: Int) -> Self { plain }
  /// Returns right alignment in a column.
  public static func right(columns: Int) -> Self { plain }
}

// Unsupported: Logger · works · It writes what is not marked private, where iOS hides texts. In
//   files that import `os` and go through the source tool it is `os.Logger`. · test: LogTests
// Unsupported: Logger: swift-log · works · A plain name would make `Logger` of swift-log ambiguous.
//   · test: LogTests
