import AtomicFiles
import Foundation
import Glibc

/// Reads the bytes of a golden, which may be missing, unreadable or not a file.
package enum GoldenBytes {
  /// The largest number of bytes that are read. The largest picture that is decoded has fewer.
  static let most = 1 << 30

  /// Returns nil if the file or one of its folders does not exist.
  package static func read(_ path: String) throws(GoldenReadError) -> Data? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw GoldenReadError(path: path, code: errno)
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw GoldenReadError(path: path, code: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw GoldenReadError(path: path, code: EISDIR)
    default: throw GoldenReadError(path: path, code: ENOTSUP)
    }
    guard status.st_size <= most else { throw GoldenReadError(path: path, code: EFBIG) }
    return try bytes(file, Int(status.st_size), path)
  }

  private static func bytes(
    _ file: Int32, _ count: Int, _ path: String
  ) throws(GoldenReadError) -> Data {
    var data = Data(count: count)
    let (end, code): (Int, Int32) = data.withUnsafeMutableBytes { bytes in
      var end = 0
      while end < bytes.count {
        let taken = Glibc.read(file, bytes.baseAddress.map { $0 + end }, bytes.count - end)
        if taken < 0, errno == EINTR { continue }
        if taken < 0 { return (end, errno) }
        if taken == 0 { break }
        end += taken
      }
      return (end, 0)
    }
    guard code == 0 else { throw GoldenReadError(path: path, code: code) }
    return data.prefix(end)
  }
}

/// The reason for which a golden could not be read. `description` is one sentence.
package struct GoldenReadError: Error, Equatable, CustomStringConvertible {
  package let path: String
  /// An `errno` value.
  package let code: Int32

  package init(path: String, code: Int32) {
    self.path = path
    self.code = code
  }

  package var description: String { "Cannot read '\(path)': \(reason)." }

  /// The description as a part of a sentence.
  var clause: String { "'\(path)' cannot be read: \(reason)" }

  private var reason: String {
    switch code {
    case EISDIR: "it is a folder, not a file"
    case ENOTSUP: "it is neither a file nor a folder"
    case EFBIG: "it is too large for a golden"
    case ELOOP: "its symbolic links form a cycle"
    default: AtomicFileError(path: path, step: .open, code: code).reason
    }
  }
}
