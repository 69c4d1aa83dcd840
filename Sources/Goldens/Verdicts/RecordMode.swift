/// When goldens are recorded. A run that recorded one always fails, so that no unreviewed picture
/// passes a test. A golden with equal pixels is never rewritten.
public enum RecordMode: String, CaseIterable, Codable, Sendable {
  /// Records nothing. The default if `CI` is set.
  case never
  /// Records missing goldens. The default otherwise.
  case missing
  /// Also replaces goldens that fail.
  case failed
  /// Also replaces goldens whose differences a tolerance or precision accepts, and those that
  /// cannot be read, such as damaged files.
  case all
}

extension RecordMode: ExpressibleByBooleanLiteral {
  /// `all` for true and `missing` for false.
  public init(booleanLiteral value: Bool) { self.init(isRecording: value) }

  /// `all` for true and `missing` for false.
  public init(isRecording: Bool) { self = isRecording ? .all : .missing }
}

extension RecordMode {
  /// The environment variable with the mode of a run.
  package static let variable = "SNAPSHOT_TESTING_RECORD"

  /// Returns the mode of the environment, or the default.
  package static func from(_ environment: [String: String]) throws(UnknownRecordMode) -> Self {
    if let value = environment[variable], !value.isEmpty {
      guard let mode = Self(rawValue: value) else { throw UnknownRecordMode(value: value) }
      return mode
    }
    let isCI = !["", "0", "false"].contains(environment["CI"]?.lowercased() ?? "")
    return isCI ? .never : .missing
  }
}

/// An unknown mode in the environment variable.
package struct UnknownRecordMode: Error, Equatable, CustomStringConvertible {
  package let value: String

  package var description: String {
    let modes = RecordMode.allCases.map(\.rawValue)
    return "\(RecordMode.variable) is '\(value)'; expected one of"
      + " \(modes.joined(separator: ", "))."
  }
}
