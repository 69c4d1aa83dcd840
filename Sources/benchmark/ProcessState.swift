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

  /// What all threads have used so far, of the processor in the program and in the kernel.
  static var processorMilliseconds: Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_utime.milliseconds + usage.ru_stime.milliseconds
  }

  var residentMegabytes: Double { Double(residentBytes) / 1_048_576 }
}

extension timeval {
  fileprivate var milliseconds: Double { Double(tv_sec) * 1000 + Double(tv_usec) / 1000 }
}
