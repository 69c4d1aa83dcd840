import SnapshotTesting
import SnapshotsTestSupport
import Testing
import UIKit
import XCTest

/// Tests tests whose layout or drawing does not end: this bundle runs again as a separate process.
@Suite struct LayoutWatchdogTests {
  private func run(
    _ suite: String, in package: ScratchPackage
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--testing-library", "swift-testing", "--filter", suite]
    process.environment = ProcessInfo.processInfo.environment.merging([
      OnPurpose.variable: package.path("g"), "SNAPSHOT_ARTIFACTS": package.path("out"),
      "SNAPSHOT_TESTING_RECORD": "never", "SNAPSHOT_TESTING_LAYOUT_TIMEOUT": "1.5",
    ]) { $1 }
    let pipe = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }

  @Test func aLayoutThatHangsIsNamed() throws {
    let package = try ScratchPackage()
    let (status, output) = try run("HangingLayoutTests", in: package)
    #expect(status == SIGABRT)
    #expect(
      output.contains(
        "error: layout does not end in the test"
          + " 'SnapshotTestingTests/LayoutWatchdogTests/HangingLayoutTests/hangs()':"
          + " 'EndlessView' has been in layoutSubviews() for 1.5 seconds."), "\(output)")
    #expect(output.contains("'swift test --skip'"))
    let kept = ResultStore(artifacts: package.path("out")).latestRun()
    #expect(kept?.isFinished != true)
  }

  @Test func aControllerThatHangsIsNamed() throws {
    let (_, output) = try run("HangingControllerTests", in: try ScratchPackage())
    #expect(
      output.contains("'EndlessController' has been in viewDidLayoutSubviews()"), "\(output)")
  }

  @Test func updatedConstraintsThatHangAreNamed() throws {
    let (_, output) = try run("HangingConstraintTests", in: try ScratchPackage())
    #expect(output.contains("'EndlessConstraints' has been in updateConstraints()"), "\(output)")
  }

  @Test func aDrawingThatHangsIsNamed() throws {
    let (_, output) = try run("HangingDrawingTests", in: try ScratchPackage())
    #expect(output.contains("'EndlessDrawing' has been in draw(_:)"), "\(output)")
  }

  /// Work that takes long, and many passes, do not count as a layout that hangs.
  @Test func longTestsAreUnchanged() throws {
    let (status, output) = try run("LongTests", in: try ScratchPackage())
    #expect(status == 0, "\(output)")
  }
}

private func goOn() { while true { usleep(1000) } }

final class EndlessView: UIView {
  override func layoutSubviews() { goOn() }
}

final class EndlessController: UIViewController {
  override func viewDidLayoutSubviews() { goOn() }
}

final class EndlessConstraints: UIView {
  override func updateConstraints() { goOn() }
}

final class EndlessDrawing: UIView {
  override func draw(_ rect: CGRect) { goOn() }
}

@MainActor
@Suite(.snapshots(), .enabled(if: OnPurpose.folder != nil, "Only for LayoutWatchdogTests."))
struct HangingLayoutTests {
  @Test func hangs() {
    let outer = UIView()
    outer.addSubview(EndlessView())
    outer.layoutIfNeeded()
  }
}

@MainActor
@Suite(.enabled(if: OnPurpose.folder != nil, "Only for LayoutWatchdogTests."))
struct HangingControllerTests {
  @Test func hangs() {
    let controller = EndlessController()
    withExtendedLifetime(controller) { controller.view.layoutIfNeeded() }
  }
}

@MainActor
@Suite(.enabled(if: OnPurpose.folder != nil, "Only for LayoutWatchdogTests."))
struct HangingConstraintTests {
  @Test func hangs() {
    let view = EndlessConstraints()
    view.setNeedsUpdateConstraints()
    view.layoutIfNeeded()
  }
}

@MainActor
@Suite(.enabled(if: OnPurpose.folder != nil, "Only for LayoutWatchdogTests."))
struct HangingDrawingTests {
  @Test func hangs() {
    let view = EndlessDrawing(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    assertSnapshot(of: view, as: .image, goldens: .folder(OnPurpose.folder ?? ""))
  }
}

@MainActor
@Suite(.enabled(if: OnPurpose.folder != nil, "Only for LayoutWatchdogTests."))
struct LongTests {
  @Test func takesLong() {
    let view = UIView()
    for _ in 0..<30 {
      view.setNeedsLayout()
      view.layoutIfNeeded()
      usleep(100_000)
    }
  }
}
