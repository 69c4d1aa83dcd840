import AtomicFiles
import Failures
import Foundation
import Glibc

/// Writing to standard output with errors as data.
enum StandardOutput {
  /// Whether there is a standard output at all. Asked before anything is opened: the next file
  /// opened would take the free number, and the picture would go there.
  static var isOpen: Bool { fcntl(STDOUT_FILENO, F_GETFD) >= 0 }

  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  static func write(lines: [String]) throws(Failure) {
    try write(Data(lines.map { $0.printable + "\n" }.joined().utf8))
  }

  static func write(_ data: Data) throws(Failure) {
    do throws(AtomicFileError) {
      try AtomicFile.write(data, to: STDOUT_FILENO, named: "standard output")
    } catch {
      throw Failure(OutputFact.standardOutput(error))
    }
  }
}
