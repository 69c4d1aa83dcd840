import Foundation

/// One file written to show a failure.
public struct Artifact: Equatable, Codable, Sendable {
  /// What a file shows.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// The golden's bytes as they were.
    case expected
    /// What the test made.
    case actual
    /// Where the two differ.
    case difference
    /// The layout sidecars.
    case expectedLayout = "expected layout"
    /// The layout of what the test made.
    case actualLayout = "actual layout"
  }

  /// What it shows.
  public let kind: Kind
  /// An absolute path.
  public let path: String
}

extension Artifact {
  /// Indented lines that name files, one each.
  package static func lines(_ files: [(label: String, path: String)]) -> [String] {
    files.map { label, path in
      "  \(label.padding(toLength: 11, withPad: " ", startingAt: 0)) \(path)"
    }
  }
}
