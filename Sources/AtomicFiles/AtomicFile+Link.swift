import Foundation
import Glibc

extension AtomicFile {
  /// Creates a hard link to a file, atomically replacing an existing one. The link remains if the
  /// first name is removed.
  ///
  /// On file systems without hard links, creates a copy.
  package static func link(_ path: String, as name: String) throws(AtomicFileError) {
    for attempt in attempts {
      let temporary = temporaryPath(beside: name, attempt)
      guard Glibc.link(path, temporary) == 0 else {
        if errno == EEXIST { continue }
        break
      }
      // Renaming between two links of the same file leaves both.
      defer { unlink(temporary) }
      guard rename(temporary, name) == 0 else {
        throw AtomicFileError(path: name, step: .rename, code: errno)
      }
      return
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw AtomicFileError(path: path, step: .open, code: ENOENT)
    }
    try write(data, to: name)
  }
}
