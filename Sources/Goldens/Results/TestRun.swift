import Glibc

/// A run of a test suite, possibly with several processes: all children of one `swift test`.
package struct TestRun: Equatable, Sendable {
  /// The parent process and its start time, in the kernel's ticks since boot: equal for all
  /// processes of a run, and different for every run.
  package let id: String
  /// Whether the run excludes tests, so that goldens that it did not assert may still be in use.
  package let isFiltered: Bool
  /// The share of the run; nil for all tests.
  package let shard: Shard?

  package init(id: String, isFiltered: Bool, shard: Shard? = nil) {
    self.id = id
    self.isFiltered = isFiltered
    self.shard = shard
  }

  /// The environment variable with the share of a test process.
  package static let shardVariable = "SNAPSHOT_TESTING_SHARD"

  /// The run of this process.
  package static let current: TestRun = {
    let parent = Int(getppid())
    let isFiltered = TestRun.isFiltered(
      parent: commandLine(of: parent), process: CommandLine.arguments)
    return TestRun(
      id: "\(parent)-\(startOfProcess(parent) ?? 0)", isFiltered: isFiltered
    ).divided(by: ProcessInfo.processInfo.environment)
  }()

  /// Returns whether a run excludes tests. `swift test --parallel` starts a process for each XCTest
  /// test with its name; its own command line shows whether tests are excluded.
  static func isFiltered(parent: [String], process: [String]) -> Bool {
    leavesTestsOut(parent) || !isParallel(parent) && leavesTestsOut(process)
  }

  private static func isParallel(_ arguments: [String]) -> Bool {
    let program = arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? ""
    return ["swift-test", "swift"].contains(program) && arguments.contains("--parallel")
  }

  /// Returns the run with the share of the environment. Filters select the tests of a share, so
  /// that together with the other shares none is excluded. An invalid value is ignored.
  package func divided(by environment: [String: String]) -> TestRun {
    guard let shard = environment[Self.shardVariable].flatMap({ Shard($0) }) else { return self }
    return TestRun(id: id, isFiltered: false, shard: shard)
  }

  /// The run of merged results from several machines.
  package static let merged = TestRun(id: "merged", isFiltered: false)

  /// Returns a run of this process alone: two commands in one shell are two runs.
  package static func ofThisProcess(isFiltered: Bool, shard: Shard? = nil) -> TestRun {
    let process = Int(getpid())
    return TestRun(
      id: "\(process)-\(startOfProcess(process) ?? 0)", isFiltered: isFiltered, shard: shard)
  }

  /// Returns whether the processes of a run have ended.
  static func isOver(_ id: String) -> Bool {
    let parts = id.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 2 else { return true }
    return startOfProcess(parts[0]) != parts[1]
  }

  /// Recognises `swift test`, SwiftPM's helper for Swift Testing, and an XCTest bundle.
  static func leavesTestsOut(_ arguments: [String]) -> Bool {
    let flags = [
      "--filter", "--skip", "--specifier", "-s", "--disable-xctest", "--disable-swift-testing",
    ]
    let program = arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? ""
    // A bundle run for Swift Testing has the options of `swift test`; run for XCTest, names of
    // tests only.
    if program.hasSuffix(".xctest") && !arguments.contains("--testing-library") {
      return arguments.count > 1
    }
    return arguments.dropFirst().contains { argument in
      flags.contains { argument == $0 || argument.hasPrefix("\($0)=") }
    }
  }

  private static func commandLine(of process: Int) -> [String] {
    guard let data = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") else {
      return []
    }
    return data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the 22nd field of `/proc/N/stat`; the second, a name in brackets, may contain
  /// anything.
  private static func startOfProcess(_ process: Int) -> Int? {
    guard let data = FileManager.default.contents(atPath: "/proc/\(process)/stat") else {
      return nil
    }
    let text = String(decoding: data, as: UTF8.self)
    guard let bracket = text.lastIndex(of: ")") else { return nil }
    let fields = text[bracket...].split(separator: " ")
    return fields.count > 20 ? Int(fields[20]) : nil
  }
}
