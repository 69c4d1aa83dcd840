import Foundation
import Glibc

/// An open folder: operations apply to this folder even if its path changes. It is opened without
/// following links.
package final class OpenFolder {
  let file: Int32
  /// The absolute path without links at the time of opening.
  package let path: String

  private init(file: Int32, path: String) {
    self.file = file
    self.path = path
  }

  deinit { close(file) }

  /// `O_PATH`, which Swift does not import: opens a folder with search permission only.
  private static let pathOnly: Int32 = 0o10_000_000
  private static let flags = pathOnly | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC

  /// Opens a folder without following links.
  ///
  /// - Parameters:
  ///   - path: An absolute path without links; links are an error.
  ///   - making: Whether to create missing folders.
  package static func open(
    _ path: String, making: Bool = false
  ) throws(AtomicFileError) -> OpenFolder {
    let root = Glibc.open("/", flags)
    guard root >= 0 else { throw AtomicFileError(path: path, step: .open, code: errno) }
    return try OpenFolder(file: root, path: "").inner(path.pathParts, making: making)
  }

  /// Returns a subfolder, given its path components.
  func inner(
    _ parts: some Sequence<String>, making: Bool = false
  ) throws(AtomicFileError) -> OpenFolder {
    var folder = self
    for part in parts where !part.isEmpty { folder = try folder.next(part, making) }
    return folder
  }

  private func next(_ name: String, _ making: Bool) throws(AtomicFileError) -> OpenFolder {
    let childPath = "\(path)/\(name)"
    var next = openat(file, name, Self.flags)
    if next < 0, errno == ENOENT, making {
      guard mkdirat(file, name, 0o777) == 0 || errno == EEXIST else {
        throw AtomicFileError(path: childPath, step: .open, code: errno)
      }
      next = openat(file, name, Self.flags)
    }
    guard next >= 0 else {
      let code = errno
      let isLink = kind(of: name) == S_IFLNK
      throw AtomicFileError(path: childPath, step: .open, code: isLink ? ELOOP : code)
    }
    return OpenFolder(file: next, path: childPath)
  }

  // MARK: Files in it

  private func status(of name: String) -> stat? {
    var status = stat()
    return fstatat(file, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
  }

  /// Returns the file type in `st_mode`; nil for a missing file.
  func kind(of name: String) -> mode_t? { status(of: name).map { $0.st_mode & S_IFMT } }

  /// Renames a file, replacing an existing one. Returns whether it succeeded.
  func rename(_ name: String, to other: String) -> Bool {
    renameat(file, name, file, other) == 0
  }

  /// Removes a file. Returns true if it does not exist.
  func remove(_ name: String) -> Bool { unlinkat(file, name, 0) == 0 || errno == ENOENT }

  /// Returns a file's contents; nil unless it is a regular file.
  func read(_ name: String) -> Data? {
    let opened = openat(file, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard opened >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: opened, closeOnDealloc: true)
    var status = stat()
    guard fstat(opened, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return try? handle.readToEnd() ?? Data()
  }

  /// Writes a file atomically.
  func write(_ data: Data, to name: String) throws(AtomicFileError) {
    let displayedPath = "\(path)/\(name)"
    let temporary = try AtomicFile.writeTemporary(
      data, beside: name, in: file, displayPath: displayedPath)
    guard rename(temporary, to: name) else {
      let code = errno
      _ = remove(temporary)
      throw AtomicFileError(path: displayedPath, step: .rename, code: code)
    }
  }

  /// The owner of files that this process creates here, which may differ on shares; nil if it
  /// cannot create any.
  var ownerOfNewFiles: uid_t? {
    guard
      let name = try? AtomicFile.writeTemporary(
        Data(), beside: FileTransaction.journalName, in: file, displayPath: path)
    else { return nil }
    defer { _ = remove(name) }
    return status(of: name)?.st_uid
  }
}
