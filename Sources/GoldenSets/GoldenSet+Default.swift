import Foundation
import Snapshots

extension GoldenSet {
  /// Reads the named set; by default the package's own.
  package static func named(_ file: String?) throws(Failure) -> GoldenSet {
    try GoldenSet(contentsOf: file ?? standardPath)
  }

  /// Reads the named set, which must exist; by default the package's own, or nil if the package has
  /// none.
  package static func ifPresent(_ file: String?) throws(Failure) -> GoldenSet? {
    // A dangling or circular link exists, but is not a set.
    var status = stat()
    if file == nil, lstat(standardPath, &status) != 0, errno == ENOENT { return nil }
    return try named(file)
  }

  private static var standardPath: String {
    Workspace(artifacts: nil).package + "/Golden/goldens.json"
  }

  /// The descriptions for reviewers, by identifier.
  package var notes: [String: String] {
    Dictionary(
      goldens.map { (id(of: $0).description, $0.shows) }, uniquingKeysWith: { first, _ in first })
  }
}
