extension SnapshotTestingConfiguration {
  /// When goldens are written. A run that wrote one always fails, so that nobody takes a picture
  /// nobody has looked at for a passed test. A golden whose picture is equal is never rewritten.
  public enum Record: String, CaseIterable, Sendable {
    /// Writes nothing. The default where `CI` is set.
    case never
    /// Writes a golden where there is none. The default elsewhere.
    case missing
    /// Also replaces goldens that differ.
    case failed
    /// Also replaces goldens that cannot be read, such as damaged files.
    case all
  }
}

extension SnapshotTestingConfiguration.Record {
  /// The environment variable that chooses the mode for a whole run.
  static let variable = "SNAPSHOT_TESTING_RECORD"

  /// The mode the environment asks for, else the default.
  static func from(_ environment: [String: String]) throws(UnknownRecordMode) -> Self {
    if let value = environment[variable], !value.isEmpty {
      guard let mode = Self(rawValue: value) else { throw UnknownRecordMode(value: value) }
      return mode
    }
    let isCI = !["", "0", "false"].contains(environment["CI"]?.lowercased() ?? "")
    return isCI ? .never : .missing
  }
}

/// A value of the environment variable that names no mode.
struct UnknownRecordMode: Error, Equatable, CustomStringConvertible {
  let value: String

  var description: String {
    let modes = SnapshotTestingConfiguration.Record.allCases.map(\.rawValue)
    return "\(SnapshotTestingConfiguration.Record.variable) is '\(value)', which is none of"
      + " \(modes.joined(separator: ", "))."
  }
}
