import Foundation
import PackagePlugin

/// Reports which process a program waits for, if that one has locked a file that both use: the
/// folder of a build, or SwiftPM's cache of repositories.
///
/// SwiftPM reports only the first of these, in a line without an end, which a plugin's output does
/// not show before the wait is over. Locks are read from `/proc/locks`; without that file nothing is
/// reported.
final class LockWatch {
  /// A lock that one process has and another one waits for.
  struct Wait: Hashable {
    let holder: pid_t
    let waiting: pid_t
    /// The file, as `MAJOR:MINOR:INODE`.
    let file: String
  }

  /// The seconds between two looks; waits that are shorter are not reported.
  private static let interval = 3

  private let timer = DispatchSource.makeTimerSource(queue: .global())
  private var last: Set<Wait> = []
  private var reported: Set<String> = []

  /// Watches the processes of a group until it is cancelled.
  init(group: pid_t) {
    timer.schedule(
      deadline: .now() + .seconds(Self.interval), repeating: .seconds(Self.interval))
    timer.setEventHandler { [weak self] in self?.look(at: group) }
    timer.resume()
  }

  func cancel() { timer.cancel() }

  private func look(at group: pid_t) {
    guard let text = try? String(contentsOfFile: "/proc/locks", encoding: .utf8) else { return }
    let waits = Set(Self.waits(in: text).filter { getpgid($0.waiting) == group })
    for wait in waits where last.contains(wait) { report(wait) }
    last = waits
  }

  /// Returns the waits in the text of `/proc/locks`: a lock's line, then a line with an arrow for
  /// each process that waits for it.
  static func waits(in text: String) -> [Wait] {
    var holders: [Substring: pid_t] = [:]
    return text.split(separator: "\n").compactMap { line -> Wait? in
      let words = line.split(separator: " ")
      let isWaiting = words.count > 6 && words[1] == "->"
      let first = isWaiting ? 5 : 4
      guard words.count > first + 1, let process = pid_t(words[first]) else { return nil }
      guard isWaiting else {
        holders[words[0]] = process
        return nil
      }
      return holders[words[0]].map {
        Wait(holder: $0, waiting: process, file: String(words[first + 1]))
      }
    }
  }

  private func report(_ wait: Wait) {
    let path = Self.path(of: wait) ?? "a file"
    // A shell's lock outlives the process that took it.
    let holder =
      Self.program(wait.holder)
      .map { "'\($0)' (process \(wait.holder)), which has locked" } ?? "the lock of"
    guard reported.insert("\(holder) \(path)").inserted else { return }
    Diagnostics.progress("waiting for \(holder) \(path)")
  }

  /// Returns the path of the file, which the waiting process has opened; nil if it cannot be read.
  private static func path(of wait: Wait) -> String? {
    let folder = "/proc/\(wait.waiting)/fd"
    let inode = wait.file.split(separator: ":").last.flatMap { UInt64($0) }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let file = names.first { name in
      var status = stat()
      return stat("\(folder)/\(name)", &status) == 0 && UInt64(status.st_ino) == inode
    }
    return file.flatMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
    }
  }

  /// Returns the first words of a process's command line; nil if it cannot be read.
  private static func program(_ process: pid_t) -> String? {
    guard let line = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") else {
      return nil
    }
    let words = line.split(separator: 0).prefix(3).map { String(decoding: $0, as: UTF8.self) }
    guard let first = words.first else { return nil }
    return ([String(first.split(separator: "/").last ?? "")] + words.dropFirst())
      .joined(separator: " ")
  }
}
