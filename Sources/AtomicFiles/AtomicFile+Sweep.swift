import Foundation
import Glibc

extension AtomicFile {
  /// Removes temporary files of killed processes from a folder: files named `.NAME.PID-N.tmp` whose
  /// process no longer exists.
  package static func sweepTemporaries(in folder: String) {
    let resolvedPath = resolved(folder)
    guard let open = try? OpenFolder.open(resolvedPath) else { return }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: resolvedPath)) ?? [] {
      guard let writer = writer(ofTemporary: name), kill(writer, 0) != 0, errno == ESRCH else {
        continue
      }
      _ = open.remove(name)
    }
  }

  /// Returns whether a name is that of a temporary file.
  static func isTemporary(_ name: String) -> Bool { writer(ofTemporary: name) != nil }

  /// Returns the process in a temporary file's name; nil for other files.
  private static func writer(ofTemporary name: String) -> pid_t? {
    guard name.isHiddenName, name.endsBytewise(with: ".tmp"),
      let tail = name.utf8.dropLast(4).split(separator: UInt8(ascii: ".")).last
    else { return nil }
    let parts = tail.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard parts.count == 2, UInt32(parts[1]) != nil, let writer = pid_t(parts[0]), writer > 0 else {
      return nil
    }
    return writer
  }
}
