import Foundation

/// A file that is written to show a failure.
public struct Artifact: Equatable, Codable, Sendable {
  /// The content of an artifact.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// The golden's bytes.
    case expected
    /// The test's result.
    case actual
    /// The difference of the two.
    case difference
    /// The golden's layout sidecar.
    case expectedLayout = "expected layout"
    /// The layout of the test's result.
    case actualLayout = "actual layout"
  }

  /// The content of the file.
  public let kind: Kind
  /// The absolute path of the file.
  public let path: String
}

extension Artifact {
  /// Indented lines with labels and paths, one for each file.
  package static func lines(_ files: [(label: String, path: String)]) -> [String] {
    files.map { label, path in
      "  \(label.padding(toLength: 11, withPad: " ", startingAt: 0)) \(path)"
    }
  }
}
