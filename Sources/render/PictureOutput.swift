import AtomicFiles
import Failures
import Glibc
import ImageIO

/// Writes pictures to files, atomically, or to standard output.
enum PictureOutput {
  /// Throws if an output cannot be written, before anything is drawn.
  static func check(_ output: Output) throws(Failure) {
    guard output == .standardOutput else { return }
    guard StandardOutput.isOpen else {
      throw Failure(
        OutputProblem.standardOutput(
          AtomicFileError(path: "standard output", step: .open, code: EBADF)))
    }
    if StandardOutput.isTerminal { throw Failure(OutputProblem.terminal) }
  }

  static func encoded(_ bitmap: Bitmap) throws(Failure) -> Data {
    try Failure.from { () throws(ImageIOError) in try FastPNGEncoder().encode(bitmap) }
  }

  static func write(_ data: Data, to output: Output) throws(Failure) {
    switch output {
    case .nowhere: break
    case .standardOutput:
      try StandardOutput.write(data)
    case .file(let path):
      try Failure.from { () throws(AtomicFileError) in try AtomicFile.write(data, to: path) }
    }
  }
}
