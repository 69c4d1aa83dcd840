import SnapshotTesting
import SnapshotsTestSupport
import Testing

/// Tests the precedence: argument, scope, trait, environment, then the value of `CI`.
@Suite struct PrecedenceTests {
  typealias Record = SnapshotTestingConfiguration.Record

  /// The settings of a run outside the source, and the resulting mode.
  struct Surroundings: Sendable {
    let environment: [String: String]
    let mode: Record
  }

  static let said: [Record?] = [nil, .never, .missing, .failed, .all]
  static let surroundings: [Surroundings] = [
    Surroundings(environment: [:], mode: .missing),
    Surroundings(environment: ["CI": "true"], mode: .never),
    Surroundings(
      environment: ["CI": "true", "SNAPSHOT_TESTING_RECORD": "failed"], mode: .failed),
  ]

  @Test(arguments: said, surroundings)
  func theStrongestWordCounts(argument: Record?, _ surroundings: Surroundings) async throws {
    let test = try #require(Test.current)
    for scope in Self.said {
      for trait in Self.said {
        let mode = try await SnapshotTestingConfiguration.$environment
          .withValue(surroundings.environment) {
            let box = Box()
            try await SnapshotsTrait.snapshots(record: trait)
              .provideScope(for: test, testCase: Test.Case.current) {
                box.mode = try withSnapshotTesting(record: scope) { try observedMode(argument) }
              }
            return box.mode
          }
        #expect(mode == argument ?? scope ?? trait ?? surroundings.mode)
      }
    }
  }

  private final class Box: @unchecked Sendable {
    var mode: Record?
  }

  @Test func theInnerScopeWinsOverTheOuterAndNilKeepsIt() async throws {
    let modes = try withSnapshotTesting(record: .failed) {
      try (
        withSnapshotTesting(record: .never) { try observedMode(nil) },
        withSnapshotTesting(record: nil) { try observedMode(nil) }
      )
    }
    #expect(modes == (.never, .failed))
    let inner = try await withSnapshotTesting(record: .never) {
      await Task.yield()
      return try withSnapshotTesting(record: .all) { try observedMode(nil) }
    }
    #expect(inner == .all)
  }

  @Test(arguments: ["1", "true", "Never", "all "])
  func anUnknownWordInTheEnvironmentIsAnError(_ word: String) throws {
    let package = try ScratchPackage()
    let verdict = SnapshotTestingConfiguration.$environment
      .withValue(["SNAPSHOT_TESTING_RECORD": word]) {
        snapshotVerdict(of: "x", as: .lines, goldens: .folder(package.path("g")))
      }
    #expect(
      verdict.outcome
        == .misconfigured(
          "SNAPSHOT_TESTING_RECORD is '\(word)'; expected one of never, missing, failed, all."))
    #expect(package.files.isEmpty)
  }

  /// Returns the mode of assertions, which follows from the goldens that they write: a missing one,
  /// a different one, an unreadable one.
  private func observedMode(_ argument: Record?) throws -> Record? {
    let package = try ScratchPackage()
    for (name, golden) in [("differs", Data("old".utf8)), ("damaged", Data([0xFF]))] {
      // The test's arguments are a part of the name.
      let verdict = AssertedGoldens.$current.withValue(AssertedGoldens()) {
        snapshotVerdict(
          of: "new", as: .lines, named: name, record: .never, goldens: .folder(package.path("g")))
      }
      try package.write(golden, to: "g/" + URL(fileURLWithPath: verdict.golden).lastPathComponent)
    }
    let written = ["absent", "differs", "damaged"].filter { name in
      let verdict = snapshotVerdict(
        of: "new", as: .lines, named: name, record: argument, goldens: .folder(package.path("g")))
      if case .recorded = verdict.outcome { return true }
      return false
    }
    let modes: [[String]: Record] = [
      []: .never, ["absent"]: .missing, ["absent", "differs"]: .failed,
      ["absent", "differs", "damaged"]: .all,
    ]
    return modes[written]
  }
}
