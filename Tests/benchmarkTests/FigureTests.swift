import Testing

@testable import benchmark

/// Tests the sentences about figures, including missing figures.
@MainActor
@Suite struct FigureTests {
  private func result(
    _ ours: [Double], _ reference: [Double], target: Double?, unit: Unit = .milliseconds
  ) -> Result {
    Result(
      name: "a", ours: Measurement(ours), reference: Measurement(reference),
      referenceName: "nothing", target: target, unit: unit)
  }

  @Test func aRatioThatIsNoNumberIsNullAndMissed() {
    let infinite = result([3], [0], target: 1)
    #expect(infinite.json.line.contains("\"ratio\": null"))
    #expect(infinite.isOver && infinite.columns[7] == "–")
    let neither = result([0], [0], target: 1)
    #expect(neither.json.line.contains("\"ratio\": null, \"target\": 1.00, \"missed\": true"))
    #expect(neither.json.line.contains("\"spread\": null"))
    #expect(!result([0], [0], target: nil).isOver)
  }

  @Test func aLimitMayBeReachedAndNotPassed() {
    let reached = Result.limited("a", Measurement([20]), to: 20, unit: .microseconds)
    #expect(!reached.isOver && reached.columns[7] == "1.00")
    #expect(Result.limited("a", Measurement([20.1]), to: 20, unit: .microseconds).isOver)
  }

  @Test func keysEndInTheUnit() {
    let line = result([4, 2, 3], [6], target: nil, unit: .megabytes).json.line
    #expect(
      line == """
        {"unit": "MB", "runs": 3, "median_mb": 3.00, "least_mb": 2.00, "p90_mb": 4.00, \
        "p99_mb": 4.00, "spread": 0.667, "reference": "nothing", "reference_mb": 6.00, \
        "reference_spread": 0.00, "ratio": 0.500, "target": null, "missed": false}
        """)
  }

  @Test func percentilesAreFiguresThatWereMeasured() {
    let hundred = Measurement((1...100).map(Double.init))
    #expect(hundred.percentile(90) == 90)
    #expect(hundred.percentile(99) == 99)
    #expect(hundred.percentile(100) == 100)
    #expect(hundred.percentile(0) == 1)
    #expect(hundred.median == 50.5)
    #expect(Measurement([7]).percentile(99) == 7)
    #expect(Measurement([1, 2, 3]).percentile(50) == 2)
  }

  @Test func aMissedTargetIsMarkedAndNamed() {
    var report = Report(revision: "abc")
    report.add([result([2], [1], target: 1.5), result([1], [1], target: 1.5)])
    #expect(report.missed == ["a"] && report.broken.isEmpty)
    #expect(report.table.contains("MISSED 1.50") && report.table.contains("≤ 1.50"))
  }

  @Test func theReportNamesWhatWasMeasuredAndWhere() {
    let json = Report(revision: "abc \"dirty\"").json
    #expect(json.hasPrefix("{\"revision\": \"abc \\\"dirty\\\"\", \"machine\": {\"processor\": \""))
    #expect(json.hasSuffix("\"metrics\": {}}"))
    #expect(Report(revision: nil).json.hasPrefix("{\"revision\": null, "))
  }

  @Test func textIsQuotedForJSON() {
    #expect(JSON.text("a\"b\\c\nd").line == "\"a\\\"b\\\\c\\u000ad\"")
    #expect(JSON.list([.null, .boolean(true), .number(.nan)]).line == "[null, true, null]")
  }
}
