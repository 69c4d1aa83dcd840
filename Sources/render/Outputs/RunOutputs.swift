import Failures
import Foundation
import Glibc

/// The files that a run writes, and those that it reads: listed, and checked, before anything is
/// drawn, so that nothing is written over something else.
struct RunOutputs {
  /// By the file, what it is for.
  private var written: [String: String] = [:]
  private let read: Set<String>

  /// - Parameter files: the files that the run reads.
  init(reading files: [String] = []) {
    read = Set(files.compactMap(Self.identity))
  }

  /// Refuses a file that is written already, or read.
  ///
  /// - Parameter use: what is written there, after "for": "the picture", "--tree".
  mutating func add(_ output: Output, for use: String) throws(Failure) {
    guard case .file(let path) = output, let file = Self.identity(path) else { return }
    if read.contains(file) { throw Failure(OutputFact.read(path, use)) }
    if let other = written.updateValue(use, forKey: file) {
      throw Failure(OutputFact.twice(path, other, use))
    }
  }

  /// The same for all names of a file; nil for what many can write to, such as /dev/null.
  private static func identity(_ path: String) -> String? {
    var status = stat()
    if stat(path, &status) == 0 {
      return status.st_mode & S_IFMT == S_IFREG ? resolved(path) ?? path : nil
    }
    let parts = path as NSString
    let folder = parts.deletingLastPathComponent
    let whole = resolved(folder.isEmpty ? "." : folder) ?? URL(fileURLWithPath: folder).path
    return "\(whole)/\(parts.lastPathComponent)"
  }

  private static func resolved(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}
