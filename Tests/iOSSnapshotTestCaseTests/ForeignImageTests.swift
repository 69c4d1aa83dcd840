import ImageIO
import SnapshotsTestSupport
import Testing
import UIKit

@testable import iOSSnapshotTestCase

/// Tests that images recorded on iOS are compared and never written.
@MainActor @Suite struct ForeignImageTests {
  private func plain(_ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.backgroundColor = color
    return view
  }

  @Test func whatLooksAsOnIOSNeedsNoImageOfOurs() throws {
    let bench = try Bench()
    try bench.putForeign(solid(0xFFFF_0000, width: 8, height: 8), "testBadge@2x.png")
    #expect(bench.message(of: plain(.red), in: ["SNAPSHOT_TESTING_RECORD": "missing"]) == nil)
    #expect(bench.files == ["\(Bench.folder)/testBadge@2x.png"])
  }

  @Test func oursIsBesideIt() throws {
    let bench = try Bench()
    try bench.putForeign(solid(0xFF00_00FF, width: 8, height: 8), "testBadge@2x.png")
    let foreign = bench.package.read("\(Bench.folder)/testBadge@2x.png")
    #expect(bench.message(of: plain(.red)) != nil)
    for record in ["missing", "all"] {
      let message = bench.message(of: plain(.red), in: ["SNAPSHOT_TESTING_RECORD": record])
      if record == "missing" { #expect(message?.contains("Recorded the first golden") == true) }
      #expect(bench.message(of: plain(.red)) == nil)
    }
    bench.suite.recordMode = true
    #expect(bench.message(of: plain(.green)) != nil)
    bench.suite.recordMode = false
    #expect(bench.message(of: plain(.green)) == nil)
    #expect(bench.package.read("\(Bench.folder)/testBadge@2x.png") == foreign)
    #expect(bench.files.contains("\(Bench.folder)/testBadge@2x.linux.png"))
  }
}
