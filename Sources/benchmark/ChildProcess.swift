import Foundation

/// A run of another program, with its duration and peak memory.
struct ChildProcess {
  let milliseconds: Double
  let peakMegabytes: Double

  /// Runs a program and waits for its end. Its standard output is discarded.
  init(_ path: String, _ arguments: [String]) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var (process, status) = (pid_t(), Int32())
    var usage = rusage()
    let start = ContinuousClock.now
    guard posix_spawn(&process, path, &actions, nil, &words, environ) == 0 else {
      throw BenchmarkError.cannotStart(path)
    }
    guard wait4(process, &status, 0, &usage) == process, status == 0 else {
      throw BenchmarkError.failed(path, status: status >> 8)
    }
    milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
    peakMegabytes = Double(usage.ru_maxrss) / 1024
  }
}
