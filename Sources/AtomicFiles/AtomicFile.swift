import Foundation
import Glibc

/// Writes files atomically: after a failure or a kill there is the old file or the new one.
package enum AtomicFile {
  /// Writes data to a temporary file beside `path` and renames it to `path`.
  ///
  /// Renaming protects against failing or killed processes. The file is not synchronised to the
  /// disk before (`fsync` took 3 to 130 ms, with 25 for the rest): after a failure of the machine
  /// within seconds, some file systems may have an empty file, which is invalid and written again.
  ///
  /// Symbolic links are followed, so that their target is replaced. Existing files that are not
  /// regular (devices, pipes) are written to directly. After a failure `path` is unchanged and the
  /// temporary file is removed. A killed process leaves a file `.NAME.PID-N.tmp`, which does not
  /// affect later runs.
  package static func write(_ data: Data, to path: String) throws(AtomicFileError) {
    let target = try destination(path)
    switch target {
    case .stream(let path): try writeStream(data, path)
    case .file(let path): try replace(data, path)
    }
  }

  private enum Destination {
    case stream(String)
    case file(String)
  }

  private static func destination(
    _ path: String, linksLeft: Int = 40
  ) throws(AtomicFileError) -> Destination {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw AtomicFileError(path: path, step: .open, code: ENOENT)
    }
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw AtomicFileError(path: path, step: .open, code: errno) }
      guard let target = linkTarget(path), linksLeft > 0 else { return .file(path) }
      return try destination(target, linksLeft: linksLeft - 1)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file(resolved(path))
    case S_IFDIR: throw AtomicFileError(path: path, step: .open, code: EISDIR)
    default: return .stream(path)
    }
  }

  /// Returns the target of a dangling link; nil for anything else.
  private static func linkTarget(_ path: String) -> String? {
    guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
      return nil
    }
    guard !target.beginsBytewise(with: "/"), path.utf8.contains(UInt8(ascii: "/")) else {
      return target
    }
    return path.splitPath.folder + "/" + target
  }

  /// Returns the resolved path of a regular or nonexistent file.
  static func resolvedFilePath(_ path: String) throws(AtomicFileError) -> String {
    guard case .file(let resolvedPath) = try destination(path) else {
      throw AtomicFileError(path: path, step: .open, code: ENOTSUP)
    }
    guard resolvedPath == path, path.utf8.contains(UInt8(ascii: "/")) else { return resolvedPath }
    let (folder, name) = path.splitPath
    return "\(resolved(folder))/\(name)"
  }

  /// Returns a path with symbolic links resolved, as far as it exists.
  ///
  /// - Parameter path: An absolute path.
  package static func resolved(_ path: String) -> String {
    var (existing, rest) = (path, "")
    while !existing.isEmpty {
      if let real = realpath(existing, nil) {
        defer { free(real) }
        let resolvedPath = String(cString: real)
        return rest.isEmpty ? resolvedPath : resolvedPath == "/" ? rest : resolvedPath + rest
      }
      let (folder, name) = existing.splitPath
      (existing, rest) = (folder, "/\(name)\(rest)")
    }
    return path
  }

  private static func writeStream(_ data: Data, _ path: String) throws(AtomicFileError) {
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw AtomicFileError(path: path, step: .open, code: errno) }
    defer { close(file) }
    try write(data, to: file, named: path)
  }

  /// Delays signals that terminate the process until no temporary file remains.
  private static func replace(_ data: Data, _ path: String) throws(AtomicFileError) {
    try HeldSignals.during { () throws(AtomicFileError) in
      let temporary = try writeTemporary(data, beside: path)
      guard rename(temporary, path) == 0 else {
        let code = errno
        unlink(temporary)
        throw AtomicFileError(path: path, step: .rename, code: code)
      }
    }
  }

  /// Writes a temporary file beside another one and returns its path.
  ///
  /// - Parameters:
  ///   - path: The path of the other file, relative to the folder.
  ///   - folder: An open folder, or the working directory.
  ///   - displayedPath: The path in errors; nil for `path`.
  static func writeTemporary(
    _ data: Data, beside path: String, in folder: Int32 = AT_FDCWD,
    displayPath displayedPath: String? = nil
  ) throws(AtomicFileError) -> String {
    let displayedPath = displayedPath ?? path
    let (file, temporary) = try openTemporary(beside: path, in: folder, displayedPath)
    do throws(AtomicFileError) {
      try write(data, to: file, named: displayedPath)
    } catch {
      close(file)
      unlinkat(folder, temporary, 0)
      throw error
    }
    guard close(file) == 0 else {
      let code = errno
      unlinkat(folder, temporary, 0)
      throw AtomicFileError(path: displayedPath, step: .write, code: code)
    }
    return temporary
  }

  /// Opens a new file in the folder of `path`, so that it can be renamed.
  private static func openTemporary(
    beside path: String, in folder: Int32, _ displayedPath: String
  ) throws(AtomicFileError) -> (Int32, String) {
    for attempt in attempts {
      let temporary = temporaryPath(beside: path, attempt)
      let file = openat(folder, temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if file >= 0 { return (file, temporary) }
      guard errno == EEXIST || errno == EINTR else { break }
    }
    throw AtomicFileError(path: displayedPath, step: .open, code: errno)
  }

  static let attempts = 0..<1000
  /// The maximum length of the original name in a temporary file's name, in bytes.
  private static let maximumNameBytes = 60

  /// Returns one of the possible paths of a temporary file.
  static func temporaryPath(beside path: String, _ attempt: Int) -> String {
    let (folder, name) = path.splitPath
    let resolvedPath = path.utf8.contains(UInt8(ascii: "/")) ? folder + "/" : ""
    return "\(resolvedPath).\(name.prefix(bytes: maximumNameBytes)).\(getpid())-\(attempt).tmp"
  }

  /// Writes all data to an open file, with repeated calls if necessary.
  package static func write(
    _ data: Data, to file: Int32, named path: String
  ) throws(AtomicFileError) {
    let code: Int32 = data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(
          file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return count == 0 ? EIO : errno }
        rest = rest.dropFirst(count)
      }
      return 0
    }
    guard code == 0 else { throw AtomicFileError(path: path, step: .write, code: code) }
  }
}
