/// Writes a line with level, subsystem, category and message to standard error. There is no system
/// log.
///
/// - Parameters:
///   - message: The format; in `%{public}@` and similar the braces are removed, and `private` and
///     `sensitive` values are hidden.
///   - log: The log with subsystem and category.
///   - type: The level.
///   - args: The values of the format.
/// Source: Apple, os_log.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: Any...
) { write(message, log, type, args) }

/// Writes a line to standard error, with the level as the first argument. Source: Apple, os_log.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: Any...
) { write(message, log, type, args) }

private func write(_ message: StaticString, _ log: OSLog, _ type: OSLogType, _ args: [Any]) {
  guard log.isEnabled(type: type) else { return }
  let name = log.subsystem.isEmpty ? "" : "[\(log.subsystem):\(log.category)] "
  warn("\(type.word): \(name)\(LogFormat("\(message)").filled(with: args))")
}

/// A C format with Apple's annotations in braces.
struct LogFormat {
  private let format: String

  /// Creates a format.
  init(_ format: String) { self.format = format }

  /// Returns the format filled with values; hidden values are `<private>`.
  func filled(with values: [Any]) -> String {
    var (result, rest, next) = ("", format[...], values.startIndex)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      let isPrivate = takeNotes(&rest)
      let flags = take(&rest) { "0123456789.-+ #*".contains($0) }
      _ = take(&rest) { "hlqLztj".contains($0) }
      let kind = rest.popFirst() ?? "@"
      guard next < values.endIndex else {
        result += "(null)"
        continue
      }
      result += isPrivate ? "<private>" : text(values[next], flags, kind)
      next += 1
    }
    return result + rest
  }

  /// Removes an annotation in braces. Returns whether it hides the value.
  private func takeNotes(_ rest: inout Substring) -> Bool {
    guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return false }
    let notes = rest[..<end]
    rest = rest[rest.index(after: end)...]
    return notes.contains("private") || notes.contains("sensitive")
  }

  private func take(_ rest: inout Substring, while isIncluded: (Character) -> Bool) -> String {
    let taken = rest.prefix(while: isIncluded)
    rest = rest.dropFirst(taken.count)
    return String(taken)
  }

  private func text(_ value: Any, _ flags: String, _ kind: Character) -> String {
    switch (kind, value) {
    case ("f", let number as Double), ("g", let number as Double), ("e", let number as Double):
      String(format: "%\(flags)\(kind)", number)
    case ("f", let number as CGFloat): String(format: "%\(flags)f", Double(number))
    case ("f", let number as Float): String(format: "%\(flags)f", Double(number))
    case ("x", let number as any BinaryInteger), ("X", let number as any BinaryInteger):
      String(format: "%\(flags)l\(kind)", Int(truncatingIfNeeded: number))
    case ("d", let number as any BinaryInteger), ("i", let number as any BinaryInteger),
      ("u", let number as any BinaryInteger):
      String(format: "%\(flags)ld", Int(truncatingIfNeeded: number))
    default: "\(value)"
    }
  }
}

// Unsupported: os_log · works · It writes to standard error and comes with UIKit. `import os.log`
//   would need a module of C besides. · test: LogTests
// Unsupported: os_log: no module os · absent · Packages that test `canImport(os)` would take such a
//   module for Apple's, swift-argument-parser among them. They would not link, as their products
//   name no such dependency.
// Unsupported: os_log: build order · absent · Their `Mutex.swift` and `os_unfair_lock` would come
//   from it or not by the order of compilation. Others test it to be without a logger.
