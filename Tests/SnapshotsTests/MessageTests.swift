import SnapshotsTestSupport
import Testing

@testable import Goldens
@testable import Snapshots

/// Tests the messages of every verdict, literally.
@Suite struct MessageTests {
  struct Case: Sendable {
    let outcome: Verdict.Outcome
    var artifacts: [Artifact] = []
    var problem: String?
    var words: [String] = []
    let message: String?
  }

  static let golden = "/p/Golden/g/it's.png"
  static let id = SnapshotID(module: "M", file: "F", test: "it's", name: nil)
  static let actual = Artifact(kind: .actual, path: "/p/Artifacts/M/F/it's/actual.png")
  static let pixels = PixelDifference(
    count: 12, total: 400, boundingBox: PixelRect(x: 3, y: 0, width: 7, height: 5),
    largestChannelDifference: 255, densestCount: 9,
    densestBox: PixelRect(x: 2, y: 1, width: 16, height: 16),
    distance: PerceivedDistance(mean: 20, largest: 45.21))
  static let onePixel = PixelDifference(
    count: 1, total: 1, boundingBox: PixelRect(x: 0, y: 0, width: 1, height: 1),
    largestChannelDifference: 1, densestCount: 1,
    densestBox: PixelRect(x: 0, y: 0, width: 1, height: 1),
    distance: PerceivedDistance(mean: 0.1, largest: 0.3))

  static let cases: [Case] = [
    Case(outcome: .matched, message: nil),
    Case(
      outcome: .differs(.pixels(pixels)),
      artifacts: [
        Artifact(kind: .expected, path: "/p/Artifacts/M/F/it's/expected.png"), actual,
        Artifact(kind: .difference, path: "/p/Artifacts/M/F/it's/difference.png"),
      ],
      message: #"""
        Snapshot “it's” does not match its golden: 12 of 400 pixels differ, inside \#
        7 × 5 pixels at (3, 0); the largest channel difference is 255 of 255; most changed \#
        16 × 16 block: 9 pixels at (2, 1); perceived difference: 45.2 of 100, glaring.
          The tightest limits that would pass: Tolerance(channel: 255, pixels: 12, window: 9, \#
        reason: …)
          golden      /p/Golden/g/it's.png
          expected    /p/Artifacts/M/F/it's/expected.png
          actual      /p/Artifacts/M/F/it's/actual.png
          difference  /p/Artifacts/M/F/it's/difference.png
        To accept the picture: render golden accept --only 'M/F/it'\''s'
        """#),
    Case(
      outcome: .differs(.pixels(onePixel)),
      message: """
        Snapshot “it's” does not match its golden: 1 of 1 pixels differs, inside 1 × 1 pixels at \
        (0, 0); the largest channel difference is 1 of 255; most changed 16 × 16 block: 1 pixel at \
        (0, 0); perceived difference: 0.3 of 100, invisible to the eye.
          The tightest limits that would pass: Tolerance(channel: 1, pixels: 1, window: 1, reason: \
        …)
          golden      /p/Golden/g/it's.png
        """),
    Case(
      outcome: .environmentDiffers(.pixels(onePixel), ["cairo was 1.0 and is 1.2 here"]),
      artifacts: [actual],
      words: ["cell [0,3] moved 0,+4", "3 pixels at (1, 2) are not explained"],
      message: #"""
        Snapshot “it's” was recorded with other libraries or fonts: cairo was 1.0 and is 1.2 \#
        here. 1 of 1 pixels differs, inside 1 × 1 pixels at (0, 0); the largest channel \#
        difference is 1 of 255; most changed 16 × 16 block: 1 pixel at (0, 0); perceived \#
        difference: 0.3 of 100, invisible to the eye.
          cell [0,3] moved 0,+4; 3 pixels at (1, 2) are not explained.
          golden      /p/Golden/g/it's.png
          actual      /p/Artifacts/M/F/it's/actual.png
        To accept the picture: render golden accept --only 'M/F/it'\''s'
        """#),
    Case(
      outcome: .differs(
        .size(
          expected: PictureSize(width: 3, height: 2), actual: PictureSize(width: 3, height: 4))),
      problem: "Cannot write 'x': the disk is full.",
      message: """
        Snapshot “it's” does not match its golden: the golden is 3 × 2 pixels, the picture 3 × 4.
          golden      /p/Golden/g/it's.png
          Not every file was written. Cannot write 'x': the disk is full.
        """),
    Case(
      outcome: .missing, artifacts: [actual],
      message: #"""
        Snapshot “it's” has no golden.
          golden      /p/Golden/g/it's.png
          actual      /p/Artifacts/M/F/it's/actual.png
        To accept the picture: render golden accept --only 'M/F/it'\''s'
        """#),
    Case(
      outcome: .unreadable("The file is empty, not a PNG image."),
      message: """
        The golden of snapshot “it's” cannot be read. The file is empty, not a PNG image.
          golden      /p/Golden/g/it's.png
        """),
    Case(
      outcome: .recorded(.missing),
      message: """
        Recorded the first golden of snapshot “it's”.
          golden      /p/Golden/g/it's.png
        Look at it, then run the test again; a run that records never passes.
        """),
    Case(
      outcome: .recorded(.differed(.line(2, expected: "a", actual: nil))),
      message: """
        Recorded a new golden of snapshot “it's”; against the old one, line 2, “a”, is gone.
          golden      /p/Golden/g/it's.png
        Look at it, then run the test again; a run that records never passes.
        """),
    Case(
      outcome: .recorded(.unreadable("The file is not a PNG image.")),
      message: """
        Recorded a new golden of snapshot “it's”; the old one could not be read. The file is not a \
        PNG image.
          golden      /p/Golden/g/it's.png
        Look at it, then run the test again; a run that records never passes.
        """),
    Case(
      outcome: .notRecorded("Cannot write 'x': permission denied."),
      message: """
        The golden of snapshot “it's” could not be recorded. Cannot write 'x': permission denied.
          golden      /p/Golden/g/it's.png
        """),
    Case(
      outcome: .notTaken("The image has no pixels."),
      message: """
        Snapshot “it's” could not be taken. The image has no pixels.
          golden      /p/Golden/g/it's.png
        """),
    Case(
      outcome: .misconfigured("SNAPSHOT_TESTING_RECORD is '1'."),
      message: "Snapshot “it's” was not compared. SNAPSHOT_TESTING_RECORD is '1'."),
  ]

  @Test(arguments: cases)
  func says(_ sample: Case) {
    var verdict = Verdict(sample.outcome, of: Self.id, golden: Self.golden)
    verdict.artifacts = sample.artifacts
    verdict.artifactProblem = sample.problem
    verdict.words = sample.words
    #expect(verdict.message == sample.message)
  }

  /// Limits that would accept any picture are not proposed, nor any for a recorded picture.
  @Test(arguments: [(200, 45, true), (201, 45, false), (400, 9.99, true), (400, 10, false)])
  func limitsArePrintedIfReasonable(_ count: Int, _ distance: Double, _ isPrinted: Bool) {
    let pixels = PixelDifference(
      count: count, total: 400, boundingBox: PixelRect(x: 0, y: 0, width: 20, height: 20),
      largestChannelDifference: 90, densestCount: 200,
      densestBox: PixelRect(x: 0, y: 0, width: 16, height: 16),
      distance: PerceivedDistance(mean: 1, largest: distance))
    var verdict = Verdict(.differs(.pixels(pixels)), of: Self.id, golden: Self.golden)
    #expect(verdict.message?.contains("  The tightest limits that would pass: ") == isPrinted)
    verdict.passingLimits = "The precision that would pass: precision: 0.5"
    #expect(verdict.message?.contains("  The precision that would pass: ") == true)
    verdict = Verdict(.recorded(.differed(.pixels(pixels))), of: Self.id, golden: Self.golden)
    verdict.passingLimits = "The precision that would pass: precision: 0.5"
    #expect(verdict.message?.contains("would pass") == false)
  }

  @Test func linesAreNamedFromOne() {
    let size = Difference.size(
      expected: PictureSize(width: 3, height: 2), actual: PictureSize(width: 3, height: 4))
    let table: [(Difference, failed: String, recorded: String)] = [
      (
        .line(3, expected: "a", actual: "b"), "line 3 should be “a” and is “b”",
        "line 3 was “a” and is “b”"
      ),
      (
        .line(3, expected: nil, actual: "b"), "line 3, “b”, should not be there",
        "line 3, “b”, is new"
      ),
      (
        size, "the golden is 3 × 2 pixels, the picture 3 × 4",
        "the size was 3 × 2 pixels and is 3 × 4"
      ),
      (.other("the sums differ"), "the sums differ", "the sums differ"),
    ]
    for (difference, failed, recorded) in table {
      #expect(difference.description == failed && difference.change == recorded)
    }
  }
}
