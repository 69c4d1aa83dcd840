import AtomicFiles
import Failures
import Foundation
import Glibc

/// Writes to standard output and throws errors.
enum StandardOutput {
  /// Whether standard output is open. It is checked before other files are opened, as one of them
  /// would get its file descriptor.
  static var isOpen: Bool { fcntl(STDOUT_FILENO, F_GETFD) >= 0 }

  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  static func write(lines: [String]) throws(Failure) {
    try write(Data(lines.map { $0.printable + "\n" }.joined().utf8))
  }

  static func write(_ data: Data) throws(Failure) {
    do throws(AtomicFileError) {
      try AtomicFile.write(data, to: STDOUT_FILENO, named: "standard output")
    } catch {
      throw Failure(OutputProblem.standardOutput(error))
    }
  }
}
