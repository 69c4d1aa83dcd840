import Glibc

/// An exclusive lock of folders between processes and threads, released when a process dies.
package final class FolderLock {
  private var files: [Int32] = []

  /// Waits until all folders are locked.
  ///
  /// - Parameters:
  ///   - folders: Existing folders, which are locked in a fixed order, which prevents deadlocks.
  ///   - lock: The system call.
  package init(
    _ folders: [String], lock: (Int32, Int32) -> Int32 = { flock($0, $1) }
  ) throws(AtomicFileError) {
    for folder in Set(folders).sorted() {
      let file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard file >= 0 else { throw AtomicFileError(path: folder, step: .open, code: errno) }
      files.append(file)
      var answer = lock(file, LOCK_EX)
      while answer != 0, errno == EINTR { answer = lock(file, LOCK_EX) }
      guard answer == 0 else { throw AtomicFileError(path: folder, step: .lock, code: errno) }
    }
  }

  deinit { for file in files { close(file) } }
}
