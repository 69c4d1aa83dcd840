import AtomicFiles
import Failures
import Foundation
import Glibc

/// The files that a run writes and reads. They are checked before drawing, so that no file is
/// overwritten by mistake.
struct RunOutputs {
  /// The use of each file.
  private var written: [String: String] = [:]
  private let read: Set<String>

  /// Creates an empty list of outputs.
  ///
  /// - Parameter files: The files that the run reads.
  init(reading files: [String] = []) {
    read = Set(files.compactMap(Self.identity))
  }

  /// Adds an output. Throws if its file is already written or read.
  ///
  /// - Parameter use: The use of the output, such as "the picture" or "--tree".
  mutating func add(_ output: Output, for use: String) throws(Failure) {
    guard case .file(let path) = output, let file = Self.identity(path) else { return }
    if read.contains(file) { throw Failure(OutputProblem.read(path, use)) }
    if let other = written.updateValue(use, forKey: file) {
      throw Failure(OutputProblem.twice(path, other, use))
    }
  }

  /// The same value for all paths of a file, or nil for devices such as /dev/null.
  private static func identity(_ path: String) -> String? {
    var status = stat()
    if stat(path, &status) == 0 {
      return status.st_mode & S_IFMT == S_IFREG ? resolved(path) ?? path : nil
    }
    // Not NSString's `deletingLastPathComponent`, which traps on Linux for a path of one character.
    let (above, name) = path.splitPath
    let folder = !above.isEmpty ? above : path.hasPrefix("/") ? "/" : "."
    return "\(resolved(folder) ?? URL(fileURLWithPath: folder).path)/\(name)"
  }

  private static func resolved(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}
