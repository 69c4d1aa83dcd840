import Foundation
import Glibc

/// The folder that a scene file may take files from.
package struct SceneFolder: Sendable {
  /// An absolute path without links.
  private let root: String
  private let allowsOutside: Bool

  /// - Parameters:
  ///   - path: a folder.
  ///   - allowsOutside: whether paths may lead out of it, through `..`, links or from the root.
  package init(_ path: String, allowsOutside: Bool = false) {
    root = Self.resolved(path) ?? path
    self.allowsOutside = allowsOutside
  }

  /// The bytes of a file named by a path from the folder on. Links are followed before it is asked
  /// whether it lies in the folder; what is no regular file is not opened.
  func read(_ path: String, limit: Int) throws(PathProblem) -> Data {
    let file = try file(path)
    do throws(FileProblem) {
      return try RegularFile(path: file).read(limit: limit)
    } catch {
      throw .unreadable(error)
    }
  }

  /// Refuses a path that leads nowhere, or out of the folder.
  package func check(_ path: String) throws(PathProblem) { _ = try file(path) }

  private func file(_ path: String) throws(PathProblem) -> String {
    guard !path.isEmpty else { throw .empty }
    guard let file = Self.resolved(self.path(path)) else { throw .unreadable(.system(errno)) }
    guard allowsOutside || isInside(file) else { throw .outside }
    return file
  }

  /// The whole path of a file that a scene names.
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

/// A file that holds bytes: no folder, pipe or device.
package struct RegularFile {
  private let path: String

  package init(path: String) { self.path = path }

  /// All bytes, if there are no more than `limit`.
  package func read(limit: Int) throws(FileProblem) -> Data {
    // A pipe that nobody writes to would be waited for otherwise.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw .system(errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .system(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
    return try Self.bytes(of: file, limit)
  }

  /// Everything that is left to read, if there is no more than `limit`.
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
      // The file may have grown since it was asked for its size.
      guard data.count <= limit else { throw .tooLarge(limit: limit) }
    }
  }
}
