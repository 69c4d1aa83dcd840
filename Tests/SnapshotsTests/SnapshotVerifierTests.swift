import ImageIO
import SnapshotsTestSupport
import Testing

@testable import Goldens
@testable import Snapshots

/// Tests every record mode with every state of the golden.
@Suite struct SnapshotVerifierTests {
  enum State: CaseIterable, Sendable { case absent, equal, differs, damaged }

  /// The modes that write the golden, by its state.
  static let writes: [State: Set<RecordMode>] = [
    .absent: [.missing, .failed, .all], .equal: [], .differs: [.failed, .all], .damaged: [.all],
  ]

  @Test(arguments: State.allCases, RecordMode.allCases)
  func everyModeInEveryState(state: State, mode: RecordMode) throws {
    let package = try ScratchPackage()
    let actual = try solid(red)
    let before: Data? =
      switch state {
      case .absent: nil
      // The file has equal pixels in other bytes, which must not change.
      case .equal: try here(PNGEncoder(level: 0, filter: .none).encode(actual))
      case .differs: try here(PNGEncoder.standard.encode(solid(blue)))
      case .damaged: Data("no picture".utf8)
      }
    if let before { try package.write(before, to: "Golden/g/a.png") }

    let verdict = package.verifier(record: mode).verify({ actual }, as: .image)

    let isWritten = Self.writes[state]?.contains(mode) ?? false
    #expect(verdict.isPass == (state == .equal))
    #expect((verdict.message == nil) == verdict.isPass)
    if isWritten {
      let bytes = EnvironmentStamp.adding(.current, to: try CompactPNGEncoder().encode(actual))
      #expect(package.read("Golden/g/a.png") == bytes)
      #expect(package.allFiles == ["Golden/g/.goldens.json", "Golden/g/a.png"])
      guard case .recorded = verdict.outcome else {
        Issue.record("\(verdict.outcome)")
        return
      }
    } else {
      #expect(package.read("Golden/g/a.png") == before)
      #expect(verdict.artifacts.map(\.kind) == Self.evidence(state))
      for artifact in verdict.artifacts {
        #expect(FileManager.default.fileExists(atPath: artifact.path))
      }
    }
  }

  /// Returns the bytes as a run here records them.
  private func here(_ png: Data) -> Data { EnvironmentStamp.adding(.current, to: png) }

  static func evidence(_ state: State) -> [Artifact.Kind] {
    switch state {
    case .absent: [.actual]
    case .equal: []
    case .differs: [.expected, .actual, .difference]
    case .damaged: [.expected, .actual]
    }
  }

  @Test func outcomesAreTyped() throws {
    let package = try ScratchPackage()
    let verifier = package.verifier()
    #expect(verifier.verify({ try solid(red) }, as: .image).outcome == .missing)

    try package.record(PNGEncoder.standard.encode(solid(blue)), to: "Golden/g/a.png")
    let verdict = verifier.verify({ try solid(red) }, as: .image)
    #expect(
      verdict.pixels?.boundingBox == PixelRect(x: 0, y: 0, width: 3, height: 2)
        && verdict.pixels?.count == 6)

    try package.write(Data([1, 2]), to: "Golden/g/a.png")
    #expect(
      verifier.verify({ try solid(red) }, as: .image).outcome
        == .unreadable("The file is not a PNG image."))
  }

  @Test func aPassDiscardsTheEvidenceOfAnEarlierFailure() throws {
    let package = try ScratchPackage()
    try package.record(PNGEncoder.standard.encode(solid(blue)), to: "Golden/g/a.png")
    _ = package.verifier().verify({ try solid(red) }, as: .image)
    #expect(
      package.files == [
        "Artifacts/M/F/a/actual.png", "Artifacts/M/F/a/difference.png",
        "Artifacts/M/F/a/expected.png", "Golden/g/a.png",
      ])
    #expect(package.verifier().verify({ try solid(blue) }, as: .image).isPass)
    #expect(package.files == ["Golden/g/a.png"])
  }

  @Test func theEvidenceGoesWhereTheEnvironmentSpecifies() throws {
    let package = try ScratchPackage()
    let verdict = package.verifier(environment: ["SNAPSHOT_ARTIFACTS": package.path("out")])
      .verify({ try solid(red) }, as: .image)
    #expect(verdict.artifacts.map(\.path) == [package.path("out/M/F/a/actual.png")])
  }

  @Test func aGoldenThatCannotBeWrittenFailsWithAReason() throws {
    let package = try ScratchPackage()
    try package.write(Data(), to: "Golden")
    let verdict = package.verifier(record: .missing).verify({ try solid(red) }, as: .image)
    let path = package.path("Golden/g/a.png")
    let reason = "Cannot write '\(path)': a part of the path is a file, not a folder."
    #expect(verdict.outcome == .notRecorded(reason))
    #expect(package.files == ["Golden"])
  }

  @Test func unwritableEvidenceIsReportedAndTheVerdictRemains() throws {
    let package = try ScratchPackage()
    try package.write(Data(), to: "Artifacts")
    let verdict = package.verifier().verify({ try solid(red) }, as: .image)
    #expect(verdict.outcome == .missing)
    #expect(verdict.artifacts.isEmpty)
    let path = package.path("Artifacts/M/F/a/actual.png")
    #expect(
      verdict.artifactProblem
        == "Cannot write '\(path)': a part of the path is a file, not a folder.")
  }

  @Test func aFileLeftByAKilledRunIsNoGolden() throws {
    let package = try ScratchPackage()
    try package.write(Data("half".utf8), to: "Golden/g/.a.png.123-0.tmp")
    #expect(package.verifier().verify({ try solid(red) }, as: .image).outcome == .missing)
  }

  @Test func aStrategyThatThrowsIsAFailedTestNotACrash() throws {
    let package = try ScratchPackage()
    let verdict = package.verifier().verify({ UIImage() }, as: .image)
    #expect(verdict.outcome == .notTaken("The image has no pixels."))
  }

  /// Equal pictures are recognised without decoding the golden, but for strategies of one's own.
  @Test func aChangedStrategyReadsAndComparesEqualPictures() throws {
    let package = try ScratchPackage()
    try package.write(here(CompactPNGEncoder().encode(solid(red))), to: "Golden/g/a.png")
    var picky = Snapshotting<CGImage, UIImage>.image
    picky.diffing.difference = { _, _ in .other("always") }
    var unable = Snapshotting<CGImage, UIImage>.image
    unable.diffing.decode = { _ in throw SnapshotError.noPixels }
    let verdicts = try [Snapshotting<CGImage, UIImage>.image, picky, unable].map { strategy in
      package.verifier(record: .never).verify({ try solid(red) }, as: strategy).outcome
    }
    #expect(
      verdicts == [.matched, .differs(.other("always")), .unreadable("The image has no pixels.")])
  }

  @Test func textIsComparedLineByLine() throws {
    let package = try ScratchPackage()
    try package.write(Data("a\nb\n".utf8), to: "Golden/g/a.txt")
    let table: [(String, Difference?)] = [
      ("a\nb\n", nil),
      ("a\nc\n", .line(2, expected: "b", actual: "c")),
      ("a\n", .line(2, expected: "b", actual: "")),
      ("a\nb\n\n", .line(4, expected: nil, actual: "")),
      ("a", .line(2, expected: "b", actual: nil)),
    ]
    for (text, difference) in table {
      let verdict = package.verifier("Golden/g/a.txt").verify({ text }, as: .lines)
      #expect(verdict.outcome == difference.map(Verdict.Outcome.differs) ?? .matched)
    }
  }
}
