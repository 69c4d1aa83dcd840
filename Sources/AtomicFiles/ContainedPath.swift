import Foundation
import Glibc

/// The path of a file inside a folder, checked: it counts from the folder, has no `..`, and no
/// symbolic link on its way leads out. What is written elsewhere, a result that somebody else's
/// machine has left, becomes a path here or not at all.
package struct ContainedPath: Hashable, Sendable {
  /// An absolute path.
  package let folder: String
  /// Counted from the folder.
  package let relative: String

  /// The file's absolute path. The file need not be there.
  package var path: String { "\(folder)/\(relative)" }

  /// - Parameters:
  ///   - text: counted from the folder, or absolute and inside of it.
  ///   - folder: an absolute path.
  package init(_ text: String, in folder: String) throws(ContainedPathError) {
    self.folder = folder
    relative = text.hasPrefix(folder + "/") ? String(text.dropFirst(folder.count + 1)) : text
    let parts = relative.split(separator: "/", omittingEmptySubsequences: false)
    guard !relative.utf8.contains(0), !parts.contains(where: { ["", ".", ".."].contains($0) })
    else { throw .outside(text) }
    guard Self.staysInside(path, folder) else { throw .link(text) }
  }

  /// The parts between slashes.
  package var components: [Substring] { relative.split(separator: "/") }

  /// Where what exists of the path really is.
  private static func staysInside(_ path: String, _ folder: String) -> Bool {
    guard let root = real(folder) else { return isAbsent(folder) }
    var existing = path
    while existing.count > folder.count, isAbsent(existing) {
      existing = String(existing[..<(existing.lastIndex(of: "/") ?? existing.startIndex)])
    }
    guard let place = real(existing) else { return false }
    return place == root || place.hasPrefix(root == "/" ? "/" : root + "/")
  }

  private static func isAbsent(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0 && errno == ENOENT
  }

  /// Without symbolic links; nil for what is not there.
  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}

/// Why a path was refused. `description` follows what names the path, and a colon.
package enum ContainedPathError: Error, Equatable, Sendable, CustomStringConvertible {
  /// It is absolute, empty, or goes up.
  case outside(String)
  /// A symbolic link leads out.
  case link(String)

  package var description: String {
    switch self {
    case .outside(let path): "'\(path)' lies outside the folder"
    case .link(let path): "'\(path)' is a link that leads out of the folder"
    }
  }
}
