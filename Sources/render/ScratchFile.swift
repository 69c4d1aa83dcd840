import Foundation
import Glibc

/// A file without a name, which is gone when the last process closes it.
enum ScratchFile {
  /// The system's folder for temporary files.
  static var folder: String { FileManager.default.temporaryDirectory.path }

  /// Opens one, for reading and writing, that processes started later do not have; nil where there
  /// is none to be had.
  static func open() -> Int32? {
    var path = "\(folder)/render-XXXXXX".utf8CString.map { $0 }
    let file = mkstemp(&path)
    guard file >= 0 else { return nil }
    unlink(path)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    return file
  }
}
