import Glibc

/// What tells that files have changed: another time of change, size or file of the same name.
struct FileStamps: Equatable {
  /// By path; nil for a file that is not there.
  private var stamps: [String: Stamp?] = [:]

  private struct Stamp: Equatable {
    let inode: UInt
    let bytes: Int
    let seconds, nanoseconds: Int
  }

  init(of paths: some Sequence<String>) {
    for path in paths { stamps[path] = .some(Self.stamp(path)) }
  }

  /// The same files as they are now.
  var now: FileStamps { FileStamps(of: stamps.keys) }

  /// These files, those of them that are known as they are known, and others as they are now.
  func keeping(_ paths: Set<String>) -> FileStamps {
    var kept = FileStamps(of: paths)
    for path in paths {
      if let stamp = stamps[path] { kept.stamps[path] = .some(stamp) }
    }
    return kept
  }

  private static func stamp(_ path: String) -> Stamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Stamp(
      inode: UInt(status.st_ino), bytes: Int(status.st_size), seconds: status.st_mtim.tv_sec,
      nanoseconds: status.st_mtim.tv_nsec)
  }
}
