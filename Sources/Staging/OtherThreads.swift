import Foundation

/// The other threads of the process.
enum OtherThreads {
  /// Whether all other threads are waiting for work: none is running, waiting for a processor or a
  /// disk, or blocked in a call such as `sleep` or `read`. True if the system does not tell.
  static var areAsleep: Bool {
    let folder = "/proc/self/task"
    let own = ownName
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.allSatisfy { $0 == own || isAsleep("\(folder)/\($0)") }
  }

  /// The name of the calling thread in the folder.
  private static var ownName: String {
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
    return (path.map { $0 as NSString })?.lastPathComponent ?? ""
  }

  /// Returns whether a thread is asleep; true for a finished one. Source: Linux, proc_pid_stat(5)
  /// and proc_pid_syscall(5).
  private static func isAsleep(_ thread: String) -> Bool {
    // The state follows the thread's name in parentheses.
    guard let line = text("\(thread)/stat"), let name = line.lastIndex(of: UInt8(ascii: ")")),
      name + 2 < line.count
    else { return true }
    let state = line[name + 2]
    if state == UInt8(ascii: "R") || state == UInt8(ascii: "D") { return false }
    guard let call = text("\(thread)/syscall")?.prefix(while: { $0 != UInt8(ascii: " ") }) else {
      return true
    }
    return !callsAmidWork.contains(String(decoding: call, as: UTF8.self))
  }

  /// The numbers of `read`, `recvfrom`, `nanosleep` and `clock_nanosleep`.
  private static let callsAmidWork: Set<String> = {
    #if arch(arm64)
      ["63", "207", "101", "115"]
    #else
      ["0", "45", "35", "230"]
    #endif
  }()

  /// Returns a file's first bytes.
  private static func text(_ path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(file, &bytes, bytes.count)
    return count > 0 ? Array(bytes[..<count]) : nil
  }
}
