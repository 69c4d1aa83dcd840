import SnapshotReport
import Snapshots
import Testing

/// Tests the order of failures, and which failures form a group.
@Suite struct ReportTests {
  @Test func worstVerdictsComeFirstAndPassesLast() {
    let results = Verdict.Kind.allCases.reversed().map {
      Sample.result($0.rawValue, $0)
    }
    let report = Sample.report(results)
    #expect(
      report.entries.map(\.result.kind) == [
        .error, .unrecorded, .unreadable, .size, .pixels, .content, .missing, .environment,
        .recorded, .passed,
      ])
    #expect(report.failures.count == Verdict.Kind.allCases.count - 1)
  }

  @Test func equalCausesStandTogetherTheMostSharedFirst() {
    let report = Sample.report([
      Sample.result("a", .pixels, words: ["cell [0,1] is new"], count: 900),
      Sample.result("b", .pixels, words: ["cell [0,3] moved 0,+4", "more"], count: 1),
      Sample.result("c", .pixels, words: ["cell [0,2] is new"], count: 950),
      Sample.result("d", .pixels, words: ["cell [0,3] moved 0,+4"], count: 2),
    ])
    #expect(report.entries.map(\.result.id.test) == ["b", "d", "c", "a"])
    #expect(report.entries.map(\.cause).first == "cell [0,3] moved 0,+4")
  }

  @Test func otherSizesAreTheirOwnCause() {
    var result = Sample.result("a", .size, words: ["cell [0,1] is new"])
    result.expectedSize = PictureSize(width: 4, height: 5)
    result.actualSize = PictureSize(width: 6, height: 5)
    #expect(Sample.report([result]).entries[0].cause == "6 × 5 pixels instead of 4 × 5")
  }

  @Test func onlyFailuresWithAPictureCanBeAccepted() {
    var failed = Sample.result("failed", .pixels)
    #expect(!Sample.report([failed]).entries[0].isAcceptable)
    failed.files.actual = "actual.png"
    #expect(Sample.report([failed]).entries[0].isAcceptable)
    failed.kind = .passed
    #expect(!Sample.report([failed]).entries[0].isAcceptable)
  }

  @Test(
    arguments: [
      ([], "Nothing was compared"),
      ([.passed], "The only snapshot is equal to its golden"),
      ([.passed, .passed], "All 2 snapshots are equal to their goldens"),
      ([.missing], "1 of 1 snapshot failed"),
      ([.recorded, .passed], "1 of 2 snapshots failed"),
    ] as [([Verdict.Kind], String)])
  func summary(_ outcomes: [Verdict.Kind], _ expected: String) {
    let results = outcomes.enumerated().map { Sample.result("\($0.offset)", $0.element) }
    #expect(Sample.report(results).summary == expected)
  }

  @Test func pathsCountFromThePackage() throws {
    let places = ResultPaths(artifacts: "/else/where", package: "/package")
    #expect(try places.golden(Sample.result("a")) == "/package/Golden/a.png")
    #expect(try places.artifact("M/a/actual.png") == "/else/where/M/a/actual.png")
    #expect(places.data(nil) == nil)
    #expect(places.displayPath("/package/Golden/a.png") == "Golden/a.png")
    #expect(places.displayPath("/packages/a.png") == "/packages/a.png")
  }
}
