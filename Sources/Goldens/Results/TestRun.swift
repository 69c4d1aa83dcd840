import Glibc

/// One run of a test suite, which may be many processes: all the children of one `swift test`.
package struct TestRun: Equatable, Sendable {
  /// The parent process and when it began, in the kernel's ticks since the machine did: the same
  /// for every process of a run, another for every run.
  package let id: String
  /// Whether the run was told to leave tests out, so that what it did not assert may still exist.
  package let isFiltered: Bool
  /// Which share of the work this is; nil for all of it.
  package let shard: Shard?

  package init(id: String, isFiltered: Bool, shard: Shard? = nil) {
    self.id = id
    self.isFiltered = isFiltered
    self.shard = shard
  }

  /// The name of the environment variable that tells a process of tests which share it runs.
  package static let shardVariable = "SNAPSHOT_TESTING_SHARD"

  /// The run this process belongs to.
  package static let current: TestRun = {
    let parent = Int(getppid())
    let isFiltered = TestRun.isFiltered(
      parent: commandLine(of: parent), process: CommandLine.arguments)
    return TestRun(
      id: "\(parent)-\(startOfProcess(parent) ?? 0)", isFiltered: isFiltered
    ).divided(by: ProcessInfo.processInfo.environment)
  }()

  /// Whether a run leaves tests out. `swift test --parallel` gives each test of XCTest a process
  /// and names it to that; whether there are others, its own command line says.
  static func isFiltered(parent: [String], process: [String]) -> Bool {
    leavesTestsOut(parent) || !isParallel(parent) && leavesTestsOut(process)
  }

  private static func isParallel(_ arguments: [String]) -> Bool {
    let program = arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? ""
    return ["swift-test", "swift"].contains(program) && arguments.contains("--parallel")
  }

  /// The run with the share that the environment names. Filters choose a share's tests, so that
  /// together with the other shares they leave none out. A value that is not a share counts as
  /// unset.
  package func divided(by environment: [String: String]) -> TestRun {
    guard let shard = environment[Self.shardVariable].flatMap({ Shard($0) }) else { return self }
    return TestRun(id: id, isFiltered: false, shard: shard)
  }

  /// What several machines' results become when they are put together.
  package static let merged = TestRun(id: "merged", isFiltered: false)

  /// A run of this process alone, whoever started it: two commands typed in one shell are two runs.
  package static func ofThisProcess(isFiltered: Bool, shard: Shard? = nil) -> TestRun {
    let process = Int(getpid())
    return TestRun(
      id: "\(process)-\(startOfProcess(process) ?? 0)", isFiltered: isFiltered, shard: shard)
  }

  /// Whether the processes of a run are no longer under way.
  static func isOver(_ id: String) -> Bool {
    let parts = id.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 2 else { return true }
    return startOfProcess(parts[0]) != parts[1]
  }

  /// Understands `swift test`, SwiftPM's helper for Swift Testing, and a bundle of XCTest.
  static func leavesTestsOut(_ arguments: [String]) -> Bool {
    let flags = [
      "--filter", "--skip", "--specifier", "-s", "--disable-xctest", "--disable-swift-testing",
    ]
    let program = arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? ""
    // A bundle run for Swift Testing gets the options of `swift test`; run for XCTest, names of
    // tests alone.
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

  /// The 22nd field of `/proc/N/stat`; the second, a name in brackets, may hold anything.
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
