import SnapshotsTestSupport
import UIKit

@testable import iOSSnapshotTestCase

/// A suite that writes into a temporary package.
final class BadgeSuite: FBSnapshotTestCase {}

/// A suite whose test runs a closure, with a temporary package.
final class Bench {
  let package: ScratchPackage
  let suite: FBSnapshotTestCase

  init(
    _ function: String = "testBadge", class suite: FBSnapshotTestCase.Type = BadgeSuite.self
  ) throws {
    package = try ScratchPackage()
    self.suite = suite.init(name: function, testClosure: { _ in })
  }

  /// Runs the test, with the package's folders in the environment.
  func run(_ more: [String: String] = [:], _ body: @escaping (FBSnapshotTestCase) throws -> Void) {
    let environment = [
      "FB_REFERENCE_IMAGE_DIR": package.path("ReferenceImages"),
      "IMAGE_DIFF_DIR": package.path("diffs"), "SNAPSHOT_ARTIFACTS": package.path("out"),
    ].merging(more) { $1 }
    let test = type(of: suite).init(name: suite.name, testClosure: { try body(Self.cast($0)) })
    test.copySettings(of: suite)
    SnapshotTestingConfiguration.$environment.withValue(environment) {
      AssertedGoldens.$current.withValue(AssertedGoldens()) { test.invokeTest() }
    }
  }

  private static func cast(_ test: XCTestCase) -> FBSnapshotTestCase {
    guard let test = test as? FBSnapshotTestCase else { preconditionFailure() }
    return test
  }

  /// Returns the message of an assertion, or nil if it passes.
  func message(
    of subject: Any, _ identifier: String? = nil, perPixel: CGFloat = 0, overall: CGFloat = 0,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
    in more: [String: String] = [:]
  ) -> String? {
    var message: String?
    run(more) { suite in
      message = suite.snapshotVerifyViewOrLayer(
        subject, identifier: identifier, suffixes: suffixes, perPixelTolerance: perPixel,
        overallTolerance: overall)
    }
    return message
  }

  /// All files except manifests and results.
  var files: [String] {
    package.files.filter { !$0.hasPrefix("out/") }
  }

  static let folder = "ReferenceImages_64/iOSSnapshotTestCaseTests.BadgeSuite"

  /// Writes a picture as iOS would: without a stamp of the environment.
  func putForeign(_ picture: CGImage, _ name: String, in folder: String = Bench.folder) throws {
    try package.write(CompactPNGEncoder().encode(picture), to: "\(folder)/\(name)")
  }
}

extension FBSnapshotTestCase {
  fileprivate func copySettings(of other: FBSnapshotTestCase) {
    recordMode = other.recordMode
    fileNameOptions = other.fileNameOptions
    folderName = other.folderName
    usesDrawViewHierarchyInRect = other.usesDrawViewHierarchyInRect
  }
}

/// Returns a view of one colour, with a corner of another.
@MainActor func badge(_ color: UIColor = .red, side: CGFloat = 4) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
  view.backgroundColor = color
  let corner = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
  corner.backgroundColor = .blue
  view.addSubview(corner)
  return view
}
