import Foundation
import Glibc

/// Writes whole files so that a process that fails or is killed leaves the old file or the new one,
/// never half of one.
package enum AtomicFile {
  /// Writes `data` to a temporary file beside `path` and renames it to `path`.
  ///
  /// Renaming alone keeps a process that fails or is killed from leaving half a file. The file is
  /// not forced to the disk before (`fsync` took 3 to 130 ms, of 25 for all else): when the machine
  /// itself fails within seconds, a file system that does not order the two may keep an empty file,
  /// which is no picture and is drawn again.
  ///
  /// A symbolic link is followed, so that its target is replaced and not the link. What exists and
  /// is no regular file (a device, a pipe) is written to as it is, for renaming would destroy it.
  /// On failure nothing named `path` has changed and the temporary file is gone. A process killed
  /// in between leaves a file `.NAME.PID-N.tmp`, which no later run trips over.
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

  /// What a link to nothing yet names; nil for what is no link.
  private static func linkTarget(_ path: String) -> String? {
    guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
      return nil
    }
    guard !target.beginsBytewise(with: "/"), path.utf8.contains(UInt8(ascii: "/")) else {
      return target
    }
    return path.splitPath.folder + "/" + target
  }

  /// Where a file is that can be replaced, links followed: a regular one, or none yet.
  static func regularPlace(_ path: String) throws(AtomicFileError) -> String {
    guard case .file(let place) = try destination(path) else {
      throw AtomicFileError(path: path, step: .open, code: ENOTSUP)
    }
    guard place == path, path.utf8.contains(UInt8(ascii: "/")) else { return place }
    let (folder, name) = path.splitPath
    return "\(resolved(folder))/\(name)"
  }

  /// Without symbolic links, as far as it exists.
  ///
  /// - Parameter path: an absolute path.
  package static func resolved(_ path: String) -> String {
    var (existing, rest) = (path, "")
    while !existing.isEmpty {
      if let real = realpath(existing, nil) {
        defer { free(real) }
        let place = String(cString: real)
        return rest.isEmpty ? place : place == "/" ? rest : place + rest
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

  /// A signal that asks the process to end is heard when no temporary file is left.
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

  /// Writes a file that is to take another's place, beside that; its path.
  ///
  /// - Parameters:
  ///   - path: counted from a folder.
  ///   - folder: an open folder, or the process's own.
  ///   - shown: what an error calls the file; nil for its path.
  static func writeTemporary(
    _ data: Data, beside path: String, in folder: Int32 = AT_FDCWD, shownAs shown: String? = nil
  ) throws(AtomicFileError) -> String {
    let shown = shown ?? path
    let (file, temporary) = try openTemporary(beside: path, in: folder, shown)
    do throws(AtomicFileError) {
      try write(data, to: file, named: shown)
    } catch {
      close(file)
      unlinkat(folder, temporary, 0)
      throw error
    }
    guard close(file) == 0 else {
      let code = errno
      unlinkat(folder, temporary, 0)
      throw AtomicFileError(path: shown, step: .write, code: code)
    }
    return temporary
  }

  /// Opens a new file in `path`'s folder, where a rename cannot cross a file system.
  private static func openTemporary(
    beside path: String, in folder: Int32, _ shown: String
  ) throws(AtomicFileError) -> (Int32, String) {
    for attempt in attempts {
      let temporary = temporaryPath(beside: path, attempt)
      let file = openat(folder, temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if file >= 0 { return (file, temporary) }
      guard errno == EEXIST || errno == EINTR else { break }
    }
    throw AtomicFileError(path: shown, step: .open, code: errno)
  }

  static let attempts = 0..<1000
  /// So many bytes of a file's name stand in its temporary one's, which has more beside them.
  private static let mostNameBytes = 60

  /// The path of a temporary file, one of many that this process may take.
  static func temporaryPath(beside path: String, _ attempt: Int) -> String {
    let (folder, name) = path.splitPath
    let place = path.utf8.contains(UInt8(ascii: "/")) ? folder + "/" : ""
    return "\(place).\(name.prefix(bytes: mostNameBytes)).\(getpid())-\(attempt).tmp"
  }

  /// Writes all of `data` to an open file, however small the pieces the system takes.
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
