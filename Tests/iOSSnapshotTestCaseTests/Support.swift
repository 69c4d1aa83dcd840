import SnapshotsTestSupport
import UIKit

@testable import iOSSnapshotTestCase

/// A suite that writes into a package of its own.
final class BadgeSuite: FBSnapshotTestCase {}

/// A suite whose test does what a test says, with a package of its own around it.
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

  /// The message of an assertion; nil where it passes.
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

  /// Files but for those that keep the books.
  var files: [String] {
    package.files.filter { !$0.hasPrefix("out/") }
  }

  static let folder = "ReferenceImages_64/iOSSnapshotTestCaseTests.BadgeSuite"

  /// Puts a picture there that iOS might have drawn: without a stamp.
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

/// A view of one colour, with a corner of another.
@MainActor func badge(_ color: UIColor = .red, side: CGFloat = 4) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
  view.backgroundColor = color
  let corner = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
  corner.backgroundColor = .blue
  view.addSubview(corner)
  return view
}
