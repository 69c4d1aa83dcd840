import SnapshotReport
import Snapshots
import Testing

/// Which failures come first, and which belong together.
@Suite struct ReportTests {
  @Test func worstVerdictsComeFirstAndPassesLast() {
    let results = SnapshotResult.Outcome.allCases.reversed().map {
      Sample.result($0.rawValue, $0)
    }
    let report = Sample.report(results)
    #expect(
      report.entries.map(\.result.outcome) == [
        .error, .unreadable, .sizeDiffers, .pixelsDiffer, .contentDiffers, .missing,
        .environmentDiffers, .recorded, .matched,
      ])
    #expect(report.failures.count == SnapshotResult.Outcome.allCases.count - 1)
  }

  @Test func equalCausesStandTogetherTheMostSharedFirst() {
    let report = Sample.report([
      Sample.result("a", .pixelsDiffer, words: ["cell [0,1] is new"], count: 900),
      Sample.result("b", .pixelsDiffer, words: ["cell [0,3] moved 0,+4", "more"], count: 1),
      Sample.result("c", .pixelsDiffer, words: ["cell [0,2] is new"], count: 950),
      Sample.result("d", .pixelsDiffer, words: ["cell [0,3] moved 0,+4"], count: 2),
    ])
    #expect(report.entries.map(\.result.id.test) == ["b", "d", "c", "a"])
    #expect(report.entries.map(\.cause).first == "cell [0,3] moved 0,+4")
  }

  @Test func otherSizesAreTheirOwnCause() {
    var result = Sample.result("a", .sizeDiffers, words: ["cell [0,1] is new"])
    result.expectedSize = PictureSize(width: 4, height: 5)
    result.actualSize = PictureSize(width: 6, height: 5)
    #expect(Sample.report([result]).entries[0].cause == "6 × 5 pixels instead of 4 × 5")
  }

  @Test func onlyFailuresWithAPictureCanBeAccepted() {
    var failed = Sample.result("failed", .pixelsDiffer)
    #expect(!Sample.report([failed]).entries[0].isAcceptable)
    failed.files.actual = "actual.png"
    #expect(Sample.report([failed]).entries[0].isAcceptable)
    failed.outcome = .matched
    #expect(!Sample.report([failed]).entries[0].isAcceptable)
  }

  @Test(
    arguments: [
      ([], "Nothing was compared"),
      ([.matched], "The only snapshot is equal to its golden"),
      ([.matched, .matched], "All 2 snapshots are equal to their goldens"),
      ([.missing], "1 of 1 snapshot failed"),
      ([.recorded, .matched], "1 of 2 snapshots failed"),
    ] as [([SnapshotResult.Outcome], String)])
  func summary(_ outcomes: [SnapshotResult.Outcome], _ expected: String) {
    let results = outcomes.enumerated().map { Sample.result("\($0.offset)", $0.element) }
    #expect(Sample.report(results).summary == expected)
  }

  @Test func pathsCountFromThePackage() {
    let places = ReportPlaces(artifacts: "/else/where", package: "/package")
    #expect(places.golden(Sample.result("a")) == "/package/Golden/a.png")
    #expect(places.artifact("M/a/actual.png") == "/else/where/M/a/actual.png")
    #expect(places.artifact(nil) == nil)
    #expect(places.shown("/package/Golden/a.png") == "Golden/a.png")
    #expect(places.shown("/packages/a.png") == "/packages/a.png")
  }
}
