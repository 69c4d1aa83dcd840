import Foundation
import ImageIO
import SnapshotTesting
import Synchronization
import Testing
import UIKit

/// Tests that screens without faults pass; a screen with a fault fails the law that it breaks, with
/// a message that names the offset and the cell.
@MainActor
@Suite struct LawTests {
  private static let size = CGSize(width: 120, height: 300)

  private func overlap(_ dishonesty: Dishonesty) {
    assertOverlap(size: Self.size) { RowsViewController(dishonesty) }
  }

  private func reuse(_ dishonesty: Dishonesty) {
    assertReuseHonest(size: Self.size) { RowsViewController(dishonesty) }
  }

  private func update(_ dishonesty: Dishonesty) {
    assertUpdateEqualsReload(size: Self.size) {
      RowsViewController(dishonesty)
    } update: { screen in
      screen.insert(at: 2)
    }
  }

  @Test func honestScreensKeepAllLaws() {
    overlap(.none)
    reuse(.none)
    update(.none)
  }

  @Test func aCellThatShowsItsPlaceBreaksTheOverlap() {
    #expect(
      violation { overlap(.showsItsPlace) }
        == "Pictures at the offsets (0, 0) and (0, 1) disagree about cell [0,0] (RowCell) on "
        + "content that both show: 3207 of 143520 pixels differ, the first at (9, 8) of the "
        + "content.")
    reuse(.showsItsPlace)
  }

  @Test func aCellThatKeepsSomethingBreaksReuse() throws {
    let sentence = violation { reuse(.keepsItsMark) } ?? ""
    let words = try Regex(
      #"At the offset \(.*\), cell \[0,\d+\] \(RowCell\) differs from a new screen at "#
        + #"that offset: \d+ pixels differ, the first at \(100, .*\) of the content\. "#
        + #"It kept state of earlier content\."#)
    #expect(sentence.wholeMatch(of: words) != nil, "\(sentence)")
  }

  /// A plain text takes the style of the attributed one before it. Source: Apple,
  /// UILabel.attributedText; public reports of recycled cells that keep it.
  @Test func aLabelThatKeepsItsTextsStyleBreaksReuse() {
    let sentence = violation { reuse(.keepsItsStyle) } ?? ""
    #expect(sentence.hasSuffix("It kept state of earlier content."), "\(sentence)")
  }

  @Test func aCellThatIsNotReportedBreaksTheUpdate() throws {
    let sentence = violation { update(.showsItsNumber) } ?? ""
    let words = try Regex(
      #"After the update, at the offset \(0, 0\), cell \[0,3\] \(RowCell\) differs from a "#
        + #"screen that has reloaded the data: \d+ pixels differ, "#
        + #"the first at \(7, 137\) of the content\."#)
    #expect(sentence.wholeMatch(of: words) != nil, "\(sentence)")
    overlap(.showsItsNumber)
    reuse(.showsItsNumber)
  }

  @Test func whatCannotBeTestedIsNoPass() {
    let rows = RowsViewController(.none)
    #expect(
      violation { assertReuseHonest(size: Self.size) { rows } }
        == "The law was not tested: the closure must make a new screen each time, and returned"
        + " the same RowsViewController twice.")
    #expect(
      violation { assertOverlap { UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) } }
        == "The law was not tested. A content offset was given, but UIWindow neither is nor "
        + "contains a scroll view.")
    #expect(
      violation {
        assertOverlap { UIScrollView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
      }
        == "The law was not tested: no two pictures at different offsets share content that "
        + "scrolls."
    )
    #expect(
      violation {
        assertUpdateEqualsReload(size: Self.size) {
          RowsViewController(.none)
        } update: { _ in
        }
      } == "The law was not tested: the update changed no picture.")
  }

  /// Every law leaves pictures: both with the content at the same places, and a red one of the
  /// differences.
  @Test func brokenLawsLeavePictures() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("LawTests-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    func pixels(_ picture: String, of law: String) throws -> [UInt32] {
      let path = "SnapshotTestingTests/LawTests/brokenLawsLeavePictures.\(law)/\(picture).png"
      let image = try PNGDecoder().decodeImage(
        Data(contentsOf: folder.appendingPathComponent(path)))
      let size = [image.width, image.height]
      // The first step of an overlap is a point, which is two pixels.
      #expect(size == (law == "overlap" ? [240, 598] : [120, 300]))
      let words = image.bitmap.pixels.assumingMemoryBound(to: UInt32.self)
      return (0..<image.height * image.width).map { words[$0] }
    }
    func check(_ law: String, differing count: Int?, _ breaking: () -> Void) throws {
      let message = failure(artifacts: folder.path, breaking) ?? ""
      let (expected, actual) = (try pixels("expected", of: law), try pixels("actual", of: law))
      let differing = zip(expected, actual).count { $0 != $1 }
      let red = try pixels("difference", of: law).count { $0 == 0xFFFF_0000 }
      #expect(message.contains(" \(differing) "), "\(message)")
      #expect(message.contains("\n  difference  \(folder.path)/SnapshotTestingTests/LawTests/"))
      #expect(differing > 0 && red == differing)
      if let count { #expect(differing == count) }
    }
    try check("overlap", differing: 3207) {
      assertOverlap(size: Self.size) { RowsViewController(.showsItsPlace) }
    }
    try check("reuse", differing: nil) {
      assertReuseHonest(size: Self.size) { RowsViewController(.keepsItsMark) }
    }
    try check("update", differing: nil) {
      assertUpdateEqualsReload(size: Self.size) {
        RowsViewController(.showsItsNumber)
      } update: { screen in
        screen.insert(at: 2)
      }
    }
    // A law that holds removes the pictures of an earlier run.
    assertOverlapInThisTest(folder)
    #expect(
      !FileManager.default.fileExists(
        atPath: folder.path + "/SnapshotTestingTests/LawTests/brokenLawsLeavePictures.overlap"))
  }

  private func assertOverlapInThisTest(_ folder: URL) {
    SnapshotTestingConfiguration.$environment.withValue(["SNAPSHOT_ARTIFACTS": folder.path]) {
      assertOverlap(size: Self.size, testName: "brokenLawsLeavePictures()") {
        RowsViewController(.none)
      }
    }
  }

  /// Returns the message of a failing assertion.
  private func violation(_ assert: () -> Void) -> String? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("LawTests-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    return failure(artifacts: folder.path, assert)
      .flatMap { $0.split(separator: "\n").first.map(String.init) }
  }

  private func failure(artifacts: String, _ assert: () -> Void) -> String? {
    let message = Mutex<String?>(nil)
    SnapshotTestingConfiguration.$environment.withValue(["SNAPSHOT_ARTIFACTS": artifacts]) {
      withKnownIssue {
        assert()
      } matching: { issue in
        message.withLock { $0 = issue.comments.first?.rawValue }
        return true
      }
    }
    return message.withLock { $0 }
  }
}
