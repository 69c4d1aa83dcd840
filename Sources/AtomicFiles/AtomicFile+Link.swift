import Foundation
import Glibc

extension AtomicFile {
  /// Gives a file a second name, in place of what has it: readers see the old file or this one,
  /// whole. It outlives the first name.
  ///
  /// Where the file system has one name a file, the second is that of a copy.
  package static func link(_ path: String, as name: String) throws(AtomicFileError) {
    for attempt in attempts {
      let temporary = temporaryPath(beside: name, attempt)
      guard Glibc.link(path, temporary) == 0 else {
        if errno == EEXIST { continue }
        break
      }
      // Two names of one file are left as they are by a rename, both.
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
