import AtomicFiles
import Foundation

/// Absolute paths without `..` components, so that the part before the last slash is the enclosing
/// folder.
package enum AbsolutePath {
  /// A path relative to the current folder, or an absolute path, as an absolute path.
  ///
  /// Symbolic links before a `..` are resolved, as the system does.
  package static func of(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath
    var result = ""
    for part in (path.utf8.first == UInt8(ascii: "/") ? path : "\(here)/\(path)").pathParts {
      switch part {
      case "", ".": break
      case "..": result = AtomicFile.resolved(result).splitPath.folder
      default: result += "/\(part)"
      }
    }
    return result.isEmpty ? "/" : result
  }
}
