import SnapshotTesting
import Synchronization
import Testing
import UIKit

/// Honest screens pass; a screen with a fault fails the law it breaks, in words that name the offset and
/// the cell.
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
        == "Pictures at the offsets (0, 0) and (0, 1) disagree about cell [0,0] (RowCell) on content"
        + " that both show: 3251 of 143520 pixels differ, the first at (9, 8) of the content.")
    reuse(.showsItsPlace)
  }

  @Test func aCellThatKeepsSomethingBreaksReuse() {
    let sentence = violation { reuse(.keepsItsMark) } ?? ""
    let words =
      /At the offset \(.*\), cell \[0,\d+\] \(RowCell\) does not look as on a screen that has shown nothing else: \d+ pixels differ, the first at \(100, .*\) of the content\. It kept something of what it showed before\./
    #expect(sentence.wholeMatch(of: words) != nil, "\(sentence)")
  }

  @Test func aCellThatIsNotToldBreaksTheUpdate() {
    let sentence = violation { update(.showsItsNumber) } ?? ""
    let words =
      /After the update, at the offset \(0, 0\), cell \[0,3\] \(RowCell\) does not look as after reloading the data: \d+ pixels differ, the first at \(9, 136\) of the content\./
    #expect(sentence.wholeMatch(of: words) != nil, "\(sentence)")
    overlap(.showsItsNumber)
    reuse(.showsItsNumber)
  }

  @Test func whatCannotBeTestedIsNoPass() {
    let rows = RowsViewController(.none)
    #expect(
      violation { assertReuseHonest(size: Self.size) { rows } }
        == "The law was not tested: the closure has to make a new screen each time, and gave the"
        + " same RowsViewController twice.")
    #expect(
      violation { assertOverlap { UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) } }
        == "The law was not tested. A content offset was given, but UIWindow neither is nor contains"
        + " a scroll view.")
    #expect(
      violation {
        assertOverlap { UIScrollView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
      }
        == "The law was not tested: no two pictures at different offsets share content that scrolls."
    )
    #expect(
      violation {
        assertUpdateEqualsReload(size: Self.size) {
          RowsViewController(.none)
        } update: { _ in
        }
      } == "The law was not tested: the update changed no picture.")
  }

  /// The sentence an assertion fails with.
  private func violation(_ assert: () -> Void) -> String? {
    let sentence = Mutex<String?>(nil)
    withKnownIssue {
      assert()
    } matching: { issue in
      sentence.withLock { $0 = issue.comments.first?.rawValue }
      return true
    }
    return sentence.withLock { $0 }
  }
}
