import AtomicFiles
import Foundation

/// The images of a failure with the names of uber/ios-snapshot-test-case: `reference_`, `failed_`
/// and `diff_` before the reference's name.
struct FailureImages {
  /// The absolute path of the folder.
  let folder: String

  /// Writes the images and removes those of an earlier failure. Write errors are ignored.
  func write(_ artifacts: [Artifact], of name: String) {
    for (kind, prefix) in [
      (Artifact.Kind.expected, "reference_"), (.actual, "failed_"), (.difference, "diff_"),
    ] {
      let path = "\(folder)/\(prefix)\(name)"
      let artifact = artifacts.first { $0.kind == kind }
      if let data = artifact.flatMap({ FileManager.default.contents(atPath: $0.path) }) {
        try? AtomicFile.makeFolder(above: path)
        try? AtomicFile.write(data, to: path)
      } else {
        unlink(path)
      }
    }
  }
}
