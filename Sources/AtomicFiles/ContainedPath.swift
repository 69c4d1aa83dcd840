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
  /// Where the file was when it was checked, without symbolic links: an absolute path. Who opens it
  /// follows no link any more (`OpenFolder`).
  package let place: String
  /// The same counted from where the folder was; by its parts.
  package let placeParts: [String]

  /// The file's absolute path. The file need not be there.
  package var path: String { "\(folder)/\(relative)" }

  /// - Parameters:
  ///   - text: counted from the folder, or absolute and inside of it.
  ///   - folder: an absolute path.
  package init(_ text: String, in folder: String) throws(ContainedPathError) {
    self.folder = folder
    let root = folder + "/"
    relative =
      text.beginsBytewise(with: root)
      ? String(decoding: text.utf8.dropFirst(root.utf8.count), as: UTF8.self) : text
    let parts = relative.pathParts
    guard !relative.utf8.contains(0), !parts.contains(where: { ["", ".", ".."].contains($0) })
    else { throw .outside(text) }
    place = AtomicFile.resolved("\(folder)/\(relative)")
    let inside = AtomicFile.resolved(folder).pathParts.filter { !$0.isEmpty }
    let found = place.pathParts.filter { !$0.isEmpty }
    guard found.starts(with: inside), !Self.hasLink(in: place) else { throw .link(text) }
    placeParts = Array(found.dropFirst(inside.count))
  }

  /// The parts between slashes.
  package var components: [String] { relative.pathParts }

  /// Whether something on the way of a path that has been resolved is a link: one to nothing, or
  /// one of a circle.
  private static func hasLink(in path: String) -> Bool {
    var place = path
    while !place.isEmpty {
      var status = stat()
      if lstat(place, &status) == 0 { return status.st_mode & S_IFMT == S_IFLNK }
      place = place.splitPath.folder
    }
    return false
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
    case .outside(let path): "'\(path.onOneLine)' is outside the folder"
    case .link(let path): "'\(path.onOneLine)' is a link that leads out of the folder"
    }
  }
}
