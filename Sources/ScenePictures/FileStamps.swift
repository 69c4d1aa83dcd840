import Glibc

/// What tells that files have changed: another time of change, size or file of the same name.
package struct FileStamps: Equatable {
  /// By path; nil for a file that is not there.
  private var stamps: [String: Stamp?] = [:]

  private struct Stamp: Equatable {
    let inode: UInt
    let bytes: Int
    /// Since 1970.
    let nanoseconds: Int
  }

  package init(of paths: some Sequence<String>) {
    for path in paths { stamps[path] = .some(Self.stamp(path)) }
  }

  /// The same files as they are now.
  package var now: FileStamps { FileStamps(of: stamps.keys) }

  /// These files, those of them that are known as they are known, and others as they are now.
  ///
  /// - Parameter start: when reading began, by `clock`: a file that nobody knew of and that changed
  ///   since counts as changed, for it may have been read before.
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

  /// The time by which files are stamped, in nanoseconds since 1970; a little early, since file
  /// systems take the time from a clock that ticks every few milliseconds.
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
