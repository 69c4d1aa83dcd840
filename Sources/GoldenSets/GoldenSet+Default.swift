import Foundation
import Snapshots

extension GoldenSet {
  /// The set that is named, else the package's own.
  package static func named(_ file: String?) throws(Failure) -> GoldenSet {
    try GoldenSet(contentsOf: file ?? standardPath)
  }

  /// The set that is named, which must be there, else the package's own; nil where it has none.
  package static func ifPresent(_ file: String?) throws(Failure) -> GoldenSet? {
    // A link to nothing, or to itself, is there, and no set.
    var status = stat()
    if file == nil, lstat(standardPath, &status) != 0, errno == ENOENT { return nil }
    return try named(file)
  }

  private static var standardPath: String {
    Workspace(artifacts: nil).package + "/Golden/goldens.json"
  }

  /// What a reviewer must see, by identifier.
  package var notes: [String: String] {
    Dictionary(
      goldens.map { (id(of: $0).description, $0.shows) }, uniquingKeysWith: { first, _ in first })
  }
}
