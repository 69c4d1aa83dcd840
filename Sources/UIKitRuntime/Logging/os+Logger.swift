/// What is the module `os` on iOS. The source tool writes its name before that of ``os/Logger`` in
/// files that import it: apps have loggers of their own, which must not be mistaken for it.
public enum os {
  /// Writes lines to standard error, with a subsystem and a category. Source: Apple, Logger.
  public struct Logger: Sendable {
    private let log: OSLog

    /// A logger of a subsystem and a category.
    public init(subsystem: String, category: String) {
      log = OSLog(subsystem: subsystem, category: category)
    }
    /// A logger of what names neither.
    public init() { log = .default }
    /// A logger that writes as a log does.
    public init(_ logObj: OSLog) { log = logObj }

    /// Writes a line.
    public func log(_ message: OSLogMessage) { log(level: .default, message) }
    /// Writes a line of a kind.
    public func log(level: OSLogType, _ message: OSLogMessage) {
      os_log("%{public}@", log: log, type: level, message.text)
    }
    /// Writes what helps while developing.
    public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes what helps while developing.
    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes what may help.
    public func info(_ message: OSLogMessage) { log(level: .info, message) }
    /// Writes what is worth keeping.
    public func notice(_ message: OSLogMessage) { log(level: .default, message) }
    /// Writes what should not be.
    public func warning(_ message: OSLogMessage) { log(level: .error, message) }
    /// Writes an error.
    public func error(_ message: OSLogMessage) { log(level: .error, message) }
    /// Writes a mistake of the program.
    public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
    /// Writes a mistake of the program.
    public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
  }
}

/// What a logger writes: text in which values say whether they may be seen. Values that say nothing
/// are written, where iOS hides texts and objects. Source: Apple, OSLogMessage.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// A text.
  public init(stringLiteral value: String) { text = value }
  /// A text with values in it.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The values in a text for a logger. Source: Apple, OSLogInterpolation.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// A text without values so far.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Goes on with words.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Goes on with a value, written as Swift writes it; how it is formatted and aligned is not
  /// heeded.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, format: OSLogValueFormat = .plain,
    align: OSLogValueFormat = .plain, privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.isHidden ? "<private>" : "\(value())"
  }
}

/// Whether a value may be seen in a log. Source: Apple, OSLogPrivacy.
public struct OSLogPrivacy: Sendable {
  let isHidden: Bool

  /// What becomes of a value that nobody sees. No part of what is written here.
  public enum Mask: Sendable {
    /// A number that is the same for equal values.
    case hash
    /// Nothing.
    case none
  }

  /// It may.
  public static let `public` = Self(isHidden: false)
  /// It may not.
  public static let `private` = Self(isHidden: true)
  /// It may not.
  public static let sensitive = Self(isHidden: true)
  /// Whatever is usual: it may.
  public static let auto = Self(isHidden: false)

  /// It may not.
  public static func `private`(mask: Mask) -> Self { .private }
  /// It may not.
  public static func sensitive(mask: Mask) -> Self { .sensitive }
  /// Whatever is usual: it may.
  public static func auto(mask: Mask) -> Self { .auto }
}

/// How a value is written in a log: here as Swift writes it. Source: Apple, OSLogFloatFormatting
/// and its like.
public struct OSLogValueFormat: Sendable {
  /// Nothing said.
  public static let plain = Self()

  /// A fraction.
  public static let fixed = Self()
  /// A whole number.
  public static let decimal = Self()
  /// A number to the base of sixteen.
  public static let hex = Self()
  /// Yes or no.
  public static let answer = Self()
  /// True or false.
  public static let truth = Self()

  /// A fraction of some digits.
  public static func fixed(precision: Int) -> Self { plain }
  /// To the left of a column.
  public static func left(columns: Int) -> Self { plain }
  /// To the right of a column.
  public static func right(columns: Int) -> Self { plain }
}

// Unsupported: Logger · works · It writes what is not marked private, where iOS hides texts. In
//   files that import `os` and go through the source tool it is `os.Logger`. · test: LogTests
// Unsupported: Logger: swift-log · works · A plain name would make `Logger` of swift-log ambiguous.
//   · test: LogTests
