import AtomicFiles
import Foundation

/// Paths that begin at the root and have no part that goes up, so that what stands before the last
/// slash is the folder around.
package enum AbsolutePath {
  /// A path counted from the folder that the process runs in, or absolute already.
  ///
  /// What stands before a `..` may be a link: then the folder above is that of where it leads to,
  /// as the system has it.
  package static func of(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath
    var place = ""
    for part in (path.utf8.first == UInt8(ascii: "/") ? path : "\(here)/\(path)").pathParts {
      switch part {
      case "", ".": break
      case "..": place = AtomicFile.resolved(place).splitPath.folder
      default: place += "/\(part)"
      }
    }
    return place.isEmpty ? "/" : place
  }
}
