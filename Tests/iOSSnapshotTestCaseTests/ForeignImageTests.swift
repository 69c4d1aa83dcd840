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

  @Test func aSuiteHasNamesOfItsOwn() throws {
    for (naming, name) in [
      ("suffix", "testBadge@2x.linux"), ("suffix:ours", "testBadge@2x.ours"),
      ("folder", "linux/testBadge@2x"), ("beside", "testBadge@2x"),
    ] {
      let bench = try Bench()
      let environment = ["SNAPSHOT_TESTING_NAMING": naming, "SNAPSHOT_TESTING_RECORD": "missing"]
      #expect(bench.message(of: plain(.red), in: environment) != nil)
      #expect(bench.files.contains("\(Bench.folder)/\(name).png"), "\(bench.files)")
      #expect(bench.message(of: plain(.red), in: environment) == nil)
    }
    // The test fails before it runs.
    #expect(try Bench().message(of: plain(.red), in: ["SNAPSHOT_TESTING_NAMING": "mac"]) == nil)
  }

  @Test func aSuiteIsHeldAgainstIOS() throws {
    let bench = try Bench()
    bench.suite.recordMode = true
    func message(_ color: UIColor, _ identifier: String? = nil) -> String? {
      withSnapshotTesting(reference: .iOS) { bench.message(of: plain(color), identifier) }
    }
    try bench.putForeign(solid(0xFFFF_0000, width: 8, height: 8), "testBadge@2x.png")
    #expect(message(.red) == nil)
    #expect(message(.green)?.contains("does not match the picture recorded on iOS") == true)
    #expect(message(.red, "other")?.contains("Reference image not found.") == true)
    let images = bench.files.filter { $0.hasPrefix("ReferenceImages") }
    #expect(images == ["\(Bench.folder)/testBadge@2x.png"])
  }
}
