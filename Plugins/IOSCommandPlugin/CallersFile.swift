import Foundation

/// Where `swift package`, which runs this plugin, writes.
///
/// What a plugin writes, `swift package` prints after the end of each line, and without a terminal
/// only in blocks of 4 KB: a build of minutes would seem to stand still, and so would SwiftPM's
/// report that it waits for another build, a line without an end.
enum CallersFile {
  /// The standard output of `swift package`; nil if it cannot be shared.
  static var output: FileHandle? { opened(STDOUT_FILENO) }
  /// The standard error of `swift package`; nil if it cannot be shared.
  static var errors: FileHandle? { opened(STDERR_FILENO) }

  /// Opens a pipe or a terminal of the parent process. Regular files have a position that the two
  /// would not share.
  private static func opened(_ number: Int32) -> FileHandle? {
    let path = "/proc/\(getppid())/fd/\(number)"
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFIFO || kind == S_IFCHR else { return nil }
    let file = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    return file < 0 ? nil : FileHandle(fileDescriptor: file, closeOnDealloc: true)
  }
}
