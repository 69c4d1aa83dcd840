import Foundation
import Glibc

/// A validated path of a file inside a folder: relative, without `..`, and without symbolic links
/// that lead outside. Used for untrusted paths, such as those in results from another machine.
package struct ContainedPath: Hashable, Sendable {
  /// The absolute path of the folder.
  package let folder: String
  /// The path relative to the folder.
  package let relative: String
  /// The absolute path without symbolic links at the time of validation, to be opened without
  /// following links (`OpenFolder`).
  package let resolvedPath: String
  /// The components of that path relative to the resolved folder.
  package let resolvedComponents: [String]

  /// The file's absolute path. The file need not exist.
  package var path: String { "\(folder)/\(relative)" }

  /// Creates the validated path of a file in a folder.
  ///
  /// - Parameters:
  ///   - text: A relative path, or an absolute path inside the folder.
  ///   - folder: An absolute path.
  package init(_ text: String, in folder: String) throws(ContainedPathError) {
    self.folder = folder
    let root = folder + "/"
    relative =
      text.beginsBytewise(with: root)
      ? String(decoding: text.utf8.dropFirst(root.utf8.count), as: UTF8.self) : text
    let parts = relative.pathParts
    guard !relative.utf8.contains(0), !parts.contains(where: { ["", ".", ".."].contains($0) })
    else { throw .outside(text) }
    resolvedPath = AtomicFile.resolved("\(folder)/\(relative)")
    let inside = AtomicFile.resolved(folder).pathParts.filter { !$0.isEmpty }
    let resolvedParts = resolvedPath.pathParts.filter { !$0.isEmpty }
    guard resolvedParts.starts(with: inside), !Self.hasLink(in: resolvedPath) else {
      throw .link(text)
    }
    resolvedComponents = Array(resolvedParts.dropFirst(inside.count))
  }

  /// The components of the relative path.
  package var components: [String] { relative.pathParts }

  /// Returns whether a resolved path contains a link: a dangling or cyclic one.
  private static func hasLink(in path: String) -> Bool {
    var resolvedPath = path
    while !resolvedPath.isEmpty {
      var status = stat()
      if lstat(resolvedPath, &status) == 0 { return status.st_mode & S_IFMT == S_IFLNK }
      resolvedPath = resolvedPath.splitPath.folder
    }
    return false
  }
}

/// The reason for rejecting a path. `description` follows a colon.
package enum ContainedPathError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The path is absolute, is empty or contains `..`.
  case outside(String)
  /// A symbolic link leads outside.
  case link(String)

  package var description: String {
    switch self {
    case .outside(let path): "'\(path.onOneLine)' is outside the folder"
    case .link(let path): "'\(path.onOneLine)' is a link that leads out of the folder"
    }
  }
}
