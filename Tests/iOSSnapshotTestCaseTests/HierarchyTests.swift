import ImageIO
import SnapshotsTestSupport
import Testing
import UIKit

@testable import iOSSnapshotTestCase

/// A suite with a folder of its own for reference images.
private final class OwnFolderSuite: FBSnapshotTestCase {
  override func getReferenceImageDirectory(withDefault dir: String?) -> String {
    super.getReferenceImageDirectory(withDefault: dir) + "/Own"
  }
}

/// Tests how suites draw views, and where they look for images.
@MainActor @Suite struct HierarchyTests {
  /// Source: uber/ios-snapshot-test-case, FBSnapshotTestCase.h: a view is drawn by
  /// `renderInContext:` unless `usesDrawViewHierarchyInRect` is set, which is needed for blurs.
  @Test func blursAreDrawnWithTheHierarchy() throws {
    func columns(_ usesHierarchy: Bool) throws -> Set<UInt32> {
      let bench = try Bench()
      bench.suite.recordMode = true
      bench.suite.usesDrawViewHierarchyInRect = usesHierarchy
      _ = bench.message(of: stripes())
      let image = try PNGDecoder().decodeImage(
        #require(bench.package.read("\(Bench.folder)/testBadge@2x.png")))
      return Set(words(image))
    }
    #expect(try columns(false).count == 2 && columns(true).count > 2)
  }

  private func stripes() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 8))
    view.backgroundColor = .white
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 8))
    half.backgroundColor = .black
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    blur.frame = view.bounds
    for subview in [half, blur] { view.addSubview(subview) }
    return view
  }

  @Test func theFolderMayBeOverridden() throws {
    let bench = try Bench(class: OwnFolderSuite.self)
    bench.suite.recordMode = true
    _ = bench.message(of: badge())
    let recorded = bench.files.first { $0.hasSuffix(".png") }
    let folder = "ReferenceImages/Own_64/iOSSnapshotTestCaseTests.OwnFolderSuite"
    #expect(recorded == "\(folder)/testBadge@2x.png")
  }

  /// A copy of the images in the folder of built products would lose what is recorded.
  @Test func theRootMayBeSetUnlessItIsABuiltCopy() throws {
    let (package, suite) = (try ScratchPackage(), BadgeSuite(name: "testBadge") { _ in })
    let usual = suite.getReferenceImageDirectory(withDefault: nil)
    suite.bundleResourcePath = package.path("Root")
    #expect(
      suite.getReferenceImageDirectory(withDefault: nil) == package.path("Root/ReferenceImages"))
    #expect(suite.getReferenceImageDirectory(withDefault: "Other") == "Other")
    suite.bundleResourcePath = Bundle.main.bundlePath + "/App_AppTests.resources"
    #expect(suite.getReferenceImageDirectory(withDefault: nil) == usual)
  }
}
