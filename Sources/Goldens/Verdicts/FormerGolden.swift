import AtomicFiles
import Foundation

/// A golden under the name that its snapshot had before.
package struct FormerGolden: Equatable, Codable, Sendable {
  /// Why the name is another now.
  package enum Reason: String, Codable, Sendable {
    /// Another class or suite of the file has a test of this name.
    case sharedName
    /// Assertions without a name are numbered.
    case numbered
  }

  /// Its path, or its file name where it is there.
  package var file: String
  package let reason: Reason

  package init(_ file: String, _ reason: Reason) {
    self.file = file
    self.reason = reason
  }

  /// The same by its file name; nil where there is no such file, or it is a picture of iOS's.
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
          + " with the test's own"
      case .numbered:
        "Snapshots without a name are numbered within their test"
      }
    return "\(cause); if '\(file)' beside it is this snapshot's, rename it."
  }
}
