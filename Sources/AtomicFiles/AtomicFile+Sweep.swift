import Foundation
import Glibc

extension AtomicFile {
  /// Removes what processes that were killed while writing have left in a folder: files called
  /// `.NAME.PID-N.tmp` whose process is no more.
  package static func sweepTemporaries(in folder: String) {
    let place = resolved(folder)
    guard let open = try? OpenFolder.open(place) else { return }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? [] {
      guard let writer = writer(ofTemporary: name), kill(writer, 0) != 0, errno == ESRCH else {
        continue
      }
      _ = open.remove(name)
    }
  }

  /// Whether a file's name is that of a temporary one.
  static func isTemporary(_ name: String) -> Bool { writer(ofTemporary: name) != nil }

  /// The process that a temporary file's name ends with; nil for any other file.
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
