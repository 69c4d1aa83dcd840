import Glibc

/// Folders that one process, and one thread of it, works in at a time. A process that dies lets go.
package final class FolderLock {
  private var files: [Int32] = []

  /// Waits until all of the folders are free.
  ///
  /// - Parameters:
  ///   - folders: folders that exist. They are locked in one order, whatever order they come in,
  ///     so that two who want the same ones cannot wait for each other.
  ///   - lock: what asks the system.
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
