import Foundation
import Glibc

/// The folder from which a scene file may read files.
package struct SceneFolder: Sendable {
  /// The absolute path with symbolic links resolved.
  private let root: String
  private let allowsOutside: Bool

  /// Creates the folder at a path.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - allowsOutside: Whether paths may lead out of the folder, by `..`, links or absolute paths.
  package init(_ path: String, allowsOutside: Bool = false) {
    root = Self.resolved(path) ?? path
    self.allowsOutside = allowsOutside
  }

  /// Returns the bytes of a file by its path relative to the folder. Symbolic links are resolved
  /// before the check that it is in the folder; only regular files are opened.
  func read(_ path: String, limit: Int) throws(PathProblem) -> Data {
    let file = try file(path)
    do throws(FileProblem) {
      return try RegularFile(path: file).read(limit: limit)
    } catch {
      throw .unreadable(error)
    }
  }

  /// Throws if a path does not exist or is outside of the folder.
  package func check(_ path: String) throws(PathProblem) { _ = try file(path) }

  private func file(_ path: String) throws(PathProblem) -> String {
    guard !path.isEmpty else { throw .empty }
    guard let file = Self.resolved(self.path(path)) else { throw .unreadable(.system(errno)) }
    guard allowsOutside || isInside(file) else { throw .outside }
    return file
  }

  /// Returns the absolute path of a file in the scene.
  func path(_ path: String) -> String { path.hasPrefix("/") ? path : "\(root)/\(path)" }

  private func isInside(_ file: String) -> Bool {
    root == "/" || file.hasPrefix(root + "/")
  }

  private static func resolved(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}

/// A regular file, not a folder, pipe or device.
package struct RegularFile {
  private let path: String

  package init(path: String) { self.path = path }

  /// Returns all bytes, if there are at most `limit`.
  package func read(limit: Int) throws(FileProblem) -> Data {
    // Opening a pipe without a writer would block.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw .system(errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .system(errno) }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG else { throw kind == S_IFDIR ? .folder : .notRegular }
    guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
    return try Self.bytes(of: file, limit)
  }

  /// Returns the remaining bytes, if there are at most `limit`.
  static func bytes(of file: Int32, _ limit: Int) throws(FileProblem) -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count == 0 { return data }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw .system(errno)
      }
      data.append(contentsOf: buffer[..<count])
      // The file may have grown since its size was queried.
      guard data.count <= limit else { throw .tooLarge(limit: limit) }
    }
  }
}
