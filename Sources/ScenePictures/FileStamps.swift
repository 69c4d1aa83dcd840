import Glibc

/// Detects changes of files by modification time, size and inode.
package struct FileStamps: Equatable {
  /// The stamps by path, nil for files that do not exist.
  private var stamps: [String: Stamp?] = [:]

  private struct Stamp: Equatable {
    let inode: UInt
    let bytes: Int
    /// The modification time since 1970.
    let nanoseconds: Int
  }

  package init(of paths: some Sequence<String>) {
    for path in paths { stamps[path] = .some(Self.stamp(path)) }
  }

  /// The current stamps of the same files.
  package var now: FileStamps { FileStamps(of: stamps.keys) }

  /// The known stamps of these files, and the current stamps of files that are not known.
  ///
  /// - Parameter start: The time when reading began, from `clock`. A file that was not known and
  ///   was modified since counts as changed, as it may have been read before.
  package func keeping(_ paths: Set<String>, since start: Int) -> FileStamps {
    var kept = FileStamps(of: paths)
    for path in paths {
      if let stamp = stamps[path] {
        kept.stamps[path] = .some(stamp)
      } else if let stamp = kept.stamps[path] ?? nil, stamp.nanoseconds >= start {
        kept.stamps[path] = .some(nil)
      }
    }
    return kept
  }

  /// The current time in nanoseconds since 1970, reduced by a few milliseconds, which is the
  /// resolution of file systems' time stamps.
  package static var clock: Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time) - 5_000_000
  }

  private static func nanoseconds(_ time: timespec) -> Int {
    time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  private static func stamp(_ path: String) -> Stamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Stamp(
      inode: UInt(status.st_ino), bytes: Int(status.st_size),
      nanoseconds: nanoseconds(status.st_mtim))
  }
}
