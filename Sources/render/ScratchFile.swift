import Foundation
import Glibc

/// An unnamed temporary file, which is removed when the last process closes it.
enum ScratchFile {
  /// The system's folder for temporary files.
  static var folder: String { FileManager.default.temporaryDirectory.path }

  /// Opens a file for reading and writing, which is closed in processes that are started later.
  /// Returns nil if it cannot be created.
  static func open() -> Int32? {
    var path = "\(folder)/render-XXXXXX".utf8CString.map { $0 }
    let file = mkstemp(&path)
    guard file >= 0 else { return nil }
    unlink(path)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    return file
  }
}
