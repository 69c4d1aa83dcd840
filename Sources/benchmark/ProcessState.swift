import CReference
import Foundation

/// The resources of this process at a moment, as counted by the kernel.
struct ProcessState {
  /// The resident memory.
  let residentBytes: Int
  let threads: Int
  /// The number of open files, pipes and sockets.
  let descriptors: Int

  init() {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    func number(_ key: String) -> Int {
      let line = status.split(separator: "\n").first { $0.hasPrefix("\(key):") }
      return line?.split { !$0.isNumber }.first.flatMap { Int($0) } ?? 0
    }
    residentBytes = number("VmRSS") * 1024
    threads = number("Threads")
    descriptors = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
  }

  /// Returns the state after free memory was returned to the system.
  static func trimmed() -> ProcessState {
    creference_release_free_memory()
    return ProcessState()
  }

  var residentMegabytes: Double { Double(residentBytes) / 1_048_576 }
}
