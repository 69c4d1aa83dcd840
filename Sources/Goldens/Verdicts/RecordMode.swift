/// When goldens are written. A run that wrote one always fails, so that nobody takes a picture
/// nobody has looked at for a passed test. A golden whose picture is equal is never rewritten.
public enum RecordMode: String, CaseIterable, Codable, Sendable {
  /// Writes nothing. The default where `CI` is set.
  case never
  /// Writes a golden where there is none. The default elsewhere.
  case missing
  /// Also replaces goldens that differ.
  case failed
  /// Also replaces goldens that cannot be read, such as damaged files.
  case all
}

extension RecordMode: ExpressibleByBooleanLiteral {
  /// `all` for true and `missing` for false.
  public init(booleanLiteral value: Bool) { self.init(isRecording: value) }

  /// `all` for true and `missing` for false.
  public init(isRecording: Bool) { self = isRecording ? .all : .missing }
}

extension RecordMode {
  /// The environment variable that chooses the mode for a whole run.
  package static let variable = "SNAPSHOT_TESTING_RECORD"

  /// The mode the environment asks for, else the default.
  package static func from(_ environment: [String: String]) throws(UnknownRecordMode) -> Self {
    if let value = environment[variable], !value.isEmpty {
      guard let mode = Self(rawValue: value) else { throw UnknownRecordMode(value: value) }
      return mode
    }
    let isCI = !["", "0", "false"].contains(environment["CI"]?.lowercased() ?? "")
    return isCI ? .never : .missing
  }
}

/// A value of the environment variable that names no mode.
package struct UnknownRecordMode: Error, Equatable, CustomStringConvertible {
  package let value: String

  package var description: String {
    let modes = RecordMode.allCases.map(\.rawValue)
    return "\(RecordMode.variable) is '\(value)'; expected one of"
      + " \(modes.joined(separator: ", "))."
  }
}
