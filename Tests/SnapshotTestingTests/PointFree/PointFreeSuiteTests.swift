import SnapshotTesting
import SnapshotsTestSupport
import UIKit
import XCTest

/// Tests a suite in the style of pointfreeco/swift-snapshot-testing: methods without an actor,
/// strategies that are named and stored anywhere.
@available(*, deprecated, message: "It writes what is deprecated.")
final class PointFreeSuiteTests: SnapshotTestCase {
  private let kept: Snapshotting<UIViewController, UIImage> = .image(on: .iPhoneSe)
  private var package: ScratchPackage!

  override func setUpWithError() throws {
    package = try ScratchPackage()
    isRecording = false
  }

  override func invokeTest() {
    withSnapshotTesting(record: .failed, diffTool: .ksdiff) { super.invokeTest() }
  }

  /// Asserts twice and returns the messages: the first call records.
  private func messages(_ assert: (String) -> String?) -> [String?] {
    (1...2).map { _ in
      AssertedGoldens.$current.withValue(AssertedGoldens()) { assert(package.path("g")) }
    }
  }

  private var square: UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    let spot = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    spot.backgroundColor = .red
    view.addSubview(spot)
    return view
  }

  func testTheMessageIsNilWhereTheValueMatches() {
    let messages = messages { folder in
      verifySnapshot(of: square, as: .image, snapshotDirectory: folder, timeout: 5)
    }
    XCTAssertNotNil(messages[0])
    XCTAssertNil(messages[1])
    XCTAssertTrue(
      package.files.contains("g/testTheMessageIsNilWhereTheValueMatches.1.png"),
      "\(package.files)")
  }

  func testRecordMayBeABool() {
    func verify(_ text: String, _ isRecording: Bool) -> String? {
      AssertedGoldens.$current.withValue(AssertedGoldens()) {
        verifySnapshot(
          matching: text, as: .lines, record: isRecording, snapshotDirectory: package.path("g"),
          testName: "t")
      }
    }
    XCTAssertNotNil(verify("a", true))
    XCTAssertNil(verify("a", true), "an equal golden is not written again")
    XCTAssertNotNil(verify("b", false))
    XCTAssertEqual(package.read("g/t.1.txt"), Data("a".utf8))
    XCTAssertNotNil(verify("b", true))
    XCTAssertNil(verify("b", false))
    XCTAssertEqual(RecordMode.all, true)
    XCTAssertEqual(RecordMode.missing, false)
  }

  func testIsRecordingHoldsForTheProcess() {
    withSnapshotTesting(record: nil) { XCTAssertFalse(isRecording) }
    isRecording = true
    // The scope around the test takes precedence.
    XCTAssertFalse(isRecording)
    XCTAssertEqual(diffTool(currentFilePath: "a", failedFilePath: "b"), "ksdiff \"a\" \"b\"")
    isRecording = false
  }

  func testTheDiffToolsCommandIsInTheMessage() throws {
    try package.write(Data("old".utf8), to: "g/t.1.txt")
    let message = withSnapshotTesting(record: .never) {
      verifySnapshot(
        of: "new", as: .lines, snapshotDirectory: package.path("g"), testName: "t")
    }
    XCTAssertTrue(
      message?.contains("ksdiff \"\(package.path("g/t.1.txt"))\" \"") == true, message ?? "")
    let own = withSnapshotTesting(record: .never, diffTool: "compare") {
      verifySnapshot(
        of: "new", as: .lines, named: "1", snapshotDirectory: package.path("g"), testName: "u")
    }
    XCTAssertNotNil(own)
  }

  func testControllersFillScreens() {
    let controller = UIViewController()
    controller.view.backgroundColor = .red
    let messages = messages { folder in
      verifySnapshot(
        of: controller, as: Snapshotting.image(on: .iPhoneX, precision: 0.99).allowingBlank,
        snapshotDirectory: folder)
    }
    XCTAssertNil(messages[1])
    let texts = self.messages { folder in
      verifySnapshot(
        of: controller, as: .recursiveDescription(on: .iPadMini(.portrait)),
        snapshotDirectory: folder)
    }
    XCTAssertNil(texts[1])
    let tree = self.messages { folder in
      verifySnapshot(of: controller, as: .hierarchy, snapshotDirectory: folder)
    }
    XCTAssertNil(tree[1])
  }

  func testAStrategyThatWasKeptWorksInAnAsyncTest() async {
    let controller = await UIViewController()
    let strategy = kept.allowingBlank
    let message = verifySnapshot(
      of: controller, as: strategy, record: .missing, snapshotDirectory: package.path("g"))
    XCTAssertTrue(message?.hasPrefix("Recorded the first golden") == true, message ?? "")
  }

  func testWaiting() {
    nonisolated(unsafe) var value = "Hello"
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { value = "Goodbye" }
    let strategy = Snapshotting.lines.pullback { (_: Void) in value }
    let folder = package.path("g")
    _ = verifySnapshot(
      of: (), as: .wait(for: 0.2, on: strategy), snapshotDirectory: folder, testName: "t")
    XCTAssertEqual(package.read("g/t.1.txt"), Data("Goodbye".utf8))
  }
}
