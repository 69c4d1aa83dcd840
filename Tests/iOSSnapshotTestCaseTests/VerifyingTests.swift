import ImageIO
import SnapshotsTestSupport
import Testing
import UIKit

@testable import iOSSnapshotTestCase

/// Tests that suites of iOSSnapshotTestCase find their images and report failures.
@MainActor @Suite struct VerifyingTests {
  @Test func aMissingImageIsNamed() throws {
    let bench = try Bench()
    let message = try #require(bench.message(of: badge()))
    let path = bench.package.path("\(Bench.folder)/testBadge@2x.png")
    #expect(
      message.hasPrefix(
        "Snapshot comparison failed: unable to load reference image '\(path)'. Reference image not"
          + " found. You need to run the test in record mode."))
    #expect(bench.files == ["diffs/iOSSnapshotTestCaseTests.BadgeSuite/failed_testBadge@2x.png"])
  }

  @Test func anImageIsRecordedAndCompared() throws {
    let bench = try Bench()
    bench.suite.recordMode = true
    let recorded = try #require(bench.message(of: badge()))
    #expect(recorded.hasPrefix("Test ran in record mode. Reference image is now saved."))
    #expect(
      bench.files == ["\(Bench.folder)/testBadge@2x.json", "\(Bench.folder)/testBadge@2x.png"])
    bench.suite.recordMode = false
    #expect(bench.message(of: badge()) == nil)
    let image = try PNGDecoder().decodeImage(
      #require(bench.package.read("\(Bench.folder)/testBadge@2x.png")))
    #expect((image.width, image.height) == (8, 8))
  }

  @Test func aFailureShowsThreeImages() throws {
    let bench = try Bench()
    bench.suite.recordMode = true
    _ = bench.message(of: badge(), "small")
    bench.suite.recordMode = false
    let message = try #require(bench.message(of: badge(.green), "small"))
    #expect(message.contains("60 of 64 pixels differ"))
    #expect(!message.contains("would pass"), "most pixels differ obviously")
    let folder = "diffs/iOSSnapshotTestCaseTests.BadgeSuite"
    #expect(
      bench.files.filter { $0.hasPrefix("diffs") } == [
        "\(folder)/diff_testBadge_small@2x.png", "\(folder)/failed_testBadge_small@2x.png",
        "\(folder)/reference_testBadge_small@2x.png",
      ])
    #expect(bench.message(of: badge(), "small") == nil)
    #expect(!bench.files.contains { $0.hasPrefix("diffs") })
  }

  /// Source: uber/ios-snapshot-test-case, UIImage+Compare.m.
  @Test func tolerancesCountAsTheyDoOnIOS() throws {
    let bench = try Bench()
    bench.suite.recordMode = true
    _ = bench.message(of: badge(UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
    bench.suite.recordMode = false
    // In 60 of 64 pixels one channel differs by 51 of 255.
    let other = { badge(UIColor(red: 0.8, green: 0, blue: 0, alpha: 1)) }
    #expect(bench.message(of: other()) != nil)
    #expect(bench.message(of: other(), overall: 0.93) != nil)
    #expect(bench.message(of: other(), overall: 0.9375) == nil)
    #expect(bench.message(of: other(), perPixel: 0.199) != nil)
    #expect(bench.message(of: other(), perPixel: 0.2) == nil)
  }

  @Test func aToleratedImageIsRecordedAgain() throws {
    let bench = try Bench()
    bench.suite.recordMode = true
    _ = bench.message(of: badge())
    bench.suite.recordMode = false
    #expect(bench.message(of: badge(.green), overall: 1) == nil)
    #expect(
      bench.message(of: badge(.green), overall: 1, in: ["SNAPSHOT_TESTING_RECORD": "failed"]) == nil
    )
    bench.suite.recordMode = true
    let message = try #require(bench.message(of: badge(.green), overall: 1))
    #expect(message.contains("Recorded a new golden") && !message.contains("would pass"))
    #expect(bench.message(of: badge(.green), overall: 1) == nil)
    bench.suite.recordMode = false
    #expect(bench.message(of: badge(.green)) == nil)
  }

  @Test func tolerancesOfASlightDifferenceAreNamed() throws {
    let bench = try Bench()
    bench.suite.recordMode = true
    _ = bench.message(of: badge(UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
    bench.suite.recordMode = false
    let slight = badge(UIColor(red: 0.96, green: 0, blue: 0, alpha: 1))
    let message = try #require(bench.message(of: slight))
    let tolerances = "perPixelTolerance: 0.0391, or overallTolerance: 0.9375"
    #expect(message.contains("  The tolerances that would pass: \(tolerances)\n"), "\(message)")
  }

  @Test func layersAreCompared() throws {
    let bench = try Bench()
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 3, height: 3)
    layer.backgroundColor = UIColor.red.cgColor
    bench.suite.recordMode = true
    _ = bench.message(of: layer)
    bench.suite.recordMode = false
    #expect(bench.message(of: layer) == nil)
    #expect(bench.message(of: 1) == "Only UIView and CALayer classes can be snapshotted.")
  }

  @Test func theFirstSuffixThatHasTheImageCounts() throws {
    let bench = try Bench()
    bench.suite.recordMode = true
    _ = bench.message(of: badge(), suffixes: ["_32"])
    bench.suite.recordMode = false
    #expect(bench.message(of: badge()) == nil)
    #expect(bench.message(of: badge(), suffixes: []) == "Suffixes set cannot be empty.")
  }

  @Test func theEnvironmentRecordsWhereTheSuiteDoesNot() throws {
    let bench = try Bench()
    let recorded = bench.message(of: badge(), in: ["SNAPSHOT_TESTING_RECORD": "missing"])
    #expect(
      recorded?.hasPrefix(
        "Recorded because SNAPSHOT_TESTING_RECORD is “missing”.\nRecorded the first golden") == true
    )
    #expect(bench.message(of: badge()) == nil)
    let again = withSnapshotTesting(record: .all) { bench.message(of: badge(.green)) }
    #expect(
      again?.hasPrefix(
        "Recorded because withSnapshotTesting's record mode is “all”.\nRecorded a new") == true)
    let wrong = bench.message(of: badge(), in: ["SNAPSHOT_TESTING_RECORD": "yes"])
    #expect(wrong?.contains("SNAPSHOT_TESTING_RECORD is 'yes'") == true)
  }

  @Test func anImageIsNotRecordedTwiceInATest() throws {
    let bench = try Bench()
    bench.suite.recordMode = true
    bench.run { suite in
      let verify = { (view: UIView) in
        suite.snapshotVerifyViewOrLayer(
          view, identifier: nil, suffixes: FBSnapshotTestCaseDefaultSuffixes(), overallTolerance: 0)
      }
      #expect(verify(badge())?.hasPrefix("Test ran in record mode.") == true)
      #expect(verify(badge()) == nil)
      #expect(verify(badge(.green))?.contains("does not match its golden") == true)
    }
  }

  @Test func assertionsFailTheTest() throws {
    let bench = try Bench()
    withKnownIssue {
      bench.run { $0.FBSnapshotVerifyView(badge(), identifier: "a") }
    } matching: { issue in
      issue.description.contains("Reference image not found.")
    }
    withKnownIssue { bench.run { $0.FBSnapshotVerifyLayer(badge().layer) } }
  }

  @Test func whatComparesThrows() throws {
    let bench = try Bench()
    let folder = bench.package.path("own")
    bench.run { suite in
      let compare = { (view: UIView) in
        try suite.compareSnapshot(
          of: view, referenceImagesDirectory: folder, imageDiffDirectory: folder + "/diffs",
          identifier: "a")
      }
      #expect(code { try compare(badge()) } == .needsRecord)
      #expect(
        code {
          try suite.referenceImageRecorded(inDirectory: folder, identifier: "a")
        } == .needsRecord)
    }
    bench.suite.recordMode = true
    bench.run { suite in
      try suite.compareSnapshot(
        of: badge(), referenceImagesDirectory: folder, imageDiffDirectory: folder)
    }
    bench.suite.recordMode = false
    bench.run { suite in
      try suite.referenceImageRecorded(inDirectory: folder)
      #expect(
        code {
          try suite.compareSnapshot(
            of: badge(.green), referenceImagesDirectory: folder, imageDiffDirectory: folder)
        } == .imagesDifferent)
      AssertedGoldens.$current.withValue(AssertedGoldens()) {
        #expect(
          code {
            try suite.compareSnapshot(
              of: badge(side: 5), referenceImagesDirectory: folder, imageDiffDirectory: folder)
          } == .imagesDifferentSizes)
      }
    }
  }

  @Test func anErrorShowsTheImages() throws {
    let bench = try Bench()
    let folder = bench.package.path("own")
    bench.suite.recordMode = true
    bench.run { suite in
      try suite.compareSnapshot(
        of: badge(), referenceImagesDirectory: folder, imageDiffDirectory: folder)
    }
    bench.suite.recordMode = false
    bench.run { suite in
      do {
        try suite.compareSnapshot(
          of: badge(.green), referenceImagesDirectory: folder, imageDiffDirectory: folder)
        Issue.record("The images differ.")
      } catch let error as NSError {
        let images = [FBReferenceImageKey, FBCapturedImageKey, FBDiffedImageKey].map {
          error.userInfo[$0] as? UIImage
        }
        #expect(images.map { $0?.cgImage?.width } == [8, 8, 8])
        #expect(Set(images.map { $0?.pngData() }).count == 3)
      }
    }
  }

  /// Returns the code of an error of this module; nil for none.
  private func code(_ body: () throws -> Void) -> FBSnapshotTestControllerErrorCode? {
    do {
      try body()
      return nil
    } catch let error as NSError {
      guard error.domain == FBSnapshotTestControllerErrorDomain else { return nil }
      return FBSnapshotTestControllerErrorCode(rawValue: error.code)
    }
  }
}
