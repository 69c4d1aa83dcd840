import ImageIO
import SnapshotsTestSupport
import Testing
import UIKit

@testable import SnapshotTesting

/// Tests suites with iOS's pictures beside those of this package, and suites that compare with
/// iOS's only.
@MainActor
@Suite struct ReferenceTests {
  private func view(_ y: CGFloat = 10) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
    root.backgroundColor = .white
    let box = UIView(frame: CGRect(x: 10, y: y, width: 100, height: 40))
    box.backgroundColor = .blue
    box.accessibilityIdentifier = "box"
    root.addSubview(box)
    return root
  }

  private func png(_ view: UIView) throws -> Data {
    let bitmap = try #require(view.snapshotBitmap(scale: 2))
    return try PNGEncoder.standard.encode(bitmap)
  }

  private func verdict(
    _ package: ScratchPackage, _ view: UIView, named name: String? = nil,
    record: RecordMode = .missing, test: String = "testX()"
  ) -> Verdict {
    AssertedGoldens.$current.withValue(AssertedGoldens()) {
      snapshotVerdict(
        of: view, as: .image(scale: 2), named: name, record: record,
        goldens: .folder(package.path("s")), testName: test)
    }
  }

  @Test func oursIsBesideAPictureOfAnotherSpelling() throws {
    let package = try ScratchPackage()
    try package.write(png(view(12)), to: "s/testX.iPhone-8.png")
    #expect(
      verdict(package, view(), named: "iPhone 8").golden
        == package.path("s/testX.iPhone%208.linux.png"))
    #expect(verdict(package, view(), named: "iPhone 8").isPass)
    #expect(verdict(package, view(), named: "other").golden == package.path("s/testX.other.png"))
  }

  @Test func aSuiteHasNamesOfItsOwn() throws {
    let package = try ScratchPackage()
    func golden(_ naming: GoldenNaming) -> String {
      withSnapshotTesting(naming: naming) { verdict(package, view(), record: .never).golden }
    }
    #expect(golden(.beside) == package.path("s/testX.1.png"))
    #expect(golden(.suffix()) == package.path("s/testX.1.linux.png"))
    #expect(golden(.folder("ours")) == package.path("s/ours/testX.1.png"))
    let said = SnapshotTestingConfiguration.$environment.withValue([
      "SNAPSHOT_TESTING_NAMING": "suffix"
    ]) { verdict(package, view(), record: .never) }
    #expect(said.golden == package.path("s/testX.1.linux.png"))
    let unknown = SnapshotTestingConfiguration.$environment.withValue([
      "SNAPSHOT_TESTING_NAMING": "mac"
    ]) { verdict(package, view(), record: .never) }
    #expect(unknown.kind == .error)
  }

  @Test func aSuiteIsHeldAgainstIOS() throws {
    let package = try ScratchPackage()
    try package.write(png(view()), to: "s/testX.dark.png")
    func against(_ reference: SnapshotReference, _ y: CGFloat, _ name: String) -> Verdict {
      withSnapshotTesting(reference: reference) {
        verdict(package, view(y), named: name, record: .all)
      }
    }
    #expect(against(.iOS, 10, "dark").isPass)
    let moved = against(.iOS, 14, "dark")
    #expect(moved.kind == .pixels)
    #expect(moved.words == ["UIView “box” is at y 14, on iOS 10"])
    #expect(
      moved.message?.hasPrefix(
        "Snapshot “testX.dark” does not match the picture recorded on iOS: 1 difference.\n  UIView"
          + " “box” is at y 14, on iOS 10.") == true)
    #expect(against(.iOS(MatchTolerance(pixels: 10_000)), 14, "dark").isPass)
    let missing = against(.iOS, 10, "light")
    #expect(missing.outcome == .missing && missing.artifacts.isEmpty)
    #expect(package.files.filter { $0.hasPrefix("s/") } == ["s/testX.dark.png"])
    // A golden of this package is none of iOS's.
    #expect(against(.goldens, 10, "light").outcome == .recorded(.missing))
    #expect(against(.iOS, 10, "light").outcome == .missing)
    // An inner scope takes precedence.
    withSnapshotTesting(reference: .iOS) {
      #expect(against(.goldens, 14, "dark").outcome == .recorded(.missing))
    }
    #expect(package.read("s/testX.dark.linux.png") != nil)
  }
}
