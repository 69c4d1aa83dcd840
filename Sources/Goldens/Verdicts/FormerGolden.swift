import AtomicFiles
import Foundation

/// A golden under a former name of its snapshot.
package struct FormerGolden: Equatable, Codable, Sendable {
  /// The reason for the new name.
  package enum Reason: String, Codable, Sendable {
    /// Another class or suite of the file has a test of this name.
    case sharedName
    /// Unnamed assertions are numbered.
    case numbered
  }

  /// The path, or the file name of an existing file.
  package var file: String
  package let reason: Reason

  package init(_ file: String, _ reason: Reason) {
    self.file = file
    self.reason = reason
  }

  /// The golden with its file name; nil if the file does not exist or is a picture of iOS.
  var found: FormerGolden? {
    guard FileManager.default.fileExists(atPath: file),
      !(file.endsBytewise(with: ".png") && OwnGolden.isForeign(file))
    else { return nil }
    return FormerGolden(URL(fileURLWithPath: file).lastPathComponent, reason)
  }
}

extension FormerGolden: CustomStringConvertible {
  /// A sentence for the message of a missing golden.
  package var description: String {
    let cause =
      switch reason {
      case .sharedName:
        "Another class or suite of the file has a test of this name, so the golden's name begins"
          + " with the test's class or suite"
      case .numbered:
        "Snapshots without a name are numbered within their test"
      }
    return "\(cause); if '\(file)' beside it is this snapshot's, rename it."
  }
}
