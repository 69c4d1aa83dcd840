import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists
@testable import UIKitViews

/// Touches of items in a window, up to the delegate calls.
@MainActor @Suite struct FingerSelectionTests {
  private final class Log: NSObject, UICollectionViewDelegate {
    var heard: [String] = []
    func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
      heard.append("highlight? \(path.item)")
      return true
    }
    func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
      heard.append("highlighted \(path.item)")
    }
    func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
      heard.append("unhighlighted \(path.item)")
    }
    func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
      heard.append("select? \(path.item)")
      return true
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
      heard.append("selected \(path.item)")
    }
    func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
      heard.append("deselect? \(path.item)")
      return true
    }
    func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
      heard.append("deselected \(path.item)")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("drag") }
  }

  /// Rows of 10 points, 20 wide, in a view of 35 points.
  @MainActor private final class Screen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let fixture = Fixture(count: 30)
    let log = Log()

    init() {
      fixture.view.delegate = log
      window.addSubview(fixture.view)
      window.layoutIfNeeded()
    }

    func play(_ write: (inout TouchScript) -> Void) throws -> [String] {
      try window.play(write)
      defer { log.heard = [] }
      return log.heard
    }

    func point(_ row: Int) -> CGPoint { CGPoint(x: 5, y: CGFloat(row) * 10 + 5) }
  }

  @Test func aTapSelects() throws {
    let screen = Screen()
    let tap = ["highlight? 1", "highlighted 1", "unhighlighted 1", "select? 1"]
    #expect(try screen.play { $0.tap(at: screen.point(1)) } == tap + ["selected 1"])
    #expect(
      try screen.play { $0.tap(at: screen.point(2)) } == [
        "highlight? 2", "highlighted 2", "unhighlighted 2", "select? 2", "deselected 1",
        "selected 2",
      ])
    #expect(screen.fixture.view.indexPathsForSelectedItems == [.item(2)])
  }

  /// Highlighting is delayed by 0.15 seconds with `delaysContentTouches`.
  @Test func theHighlightIsDelayed() throws {
    let screen = Screen()
    #expect(try screen.play { $0.longPress(at: screen.point(1), duration: 0.1) } == [])
    #expect(screen.fixture.view.cellForItem(at: .item(1))?.isHighlighted == false)
    #expect(try screen.play { $0.wait(0.1) } == ["highlight? 1", "highlighted 1"])
    #expect(screen.fixture.view.cellForItem(at: .item(1))?.isHighlighted == true)
    #expect(
      try screen.play { $0.lift() } == ["unhighlighted 1", "select? 1", "selected 1"])
    screen.fixture.view.delaysContentTouches = false
    #expect(
      try screen.play { $0.down(at: screen.point(0)) } == ["highlight? 0", "highlighted 0"])
  }

  @Test func aDragCancelsTheHighlight() throws {
    let screen = Screen()
    #expect(
      try screen.play {
        $0.longPress(at: screen.point(2), duration: 0.2)
        $0.move(to: CGPoint(x: 5, y: 5), duration: 0.2)
        $0.lift()
      } == ["highlight? 2", "highlighted 2", "unhighlighted 2", "drag"])
    #expect(screen.fixture.view.indexPathsForSelectedItems == [])
    #expect(screen.fixture.view.contentOffset.y > 0)
  }

  @Test func aQuickDragHighlightsNothing() throws {
    let screen = Screen()
    #expect(
      try screen.play {
        $0.drag(from: screen.point(2), to: CGPoint(x: 5, y: 2), duration: 0.1)
        $0.lift()
      } == ["drag"])
  }

  @Test func severalAreSelectedAndDeselected() throws {
    let screen = Screen()
    screen.fixture.view.allowsMultipleSelection = true
    _ = try screen.play {
      $0.tap(at: screen.point(0))
      $0.wait(0.5)
      $0.tap(at: screen.point(2))
    }
    #expect(screen.fixture.view.indexPathsForSelectedItems == [.item(0), .item(2)])
    #expect(
      try screen.play { $0.tap(at: screen.point(0)) }.suffix(2) == ["deselect? 0", "deselected 0"])
    screen.fixture.view.allowsSelection = false
    #expect(try screen.play { $0.tap(at: screen.point(1)) } == [])
  }

  /// The touched view is removed from the cell, whether or not it is retained.
  @Test(arguments: [false, true]) func theHighlightEndsWithoutTheViewUnderTheFinger(
    _ isKept: Bool
  ) throws {
    let screen = Screen()
    screen.fixture.view.delaysContentTouches = false
    let content = try #require(screen.fixture.view.cellForItem(at: .item(1))?.contentView)
    var inner: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    inner.map(content.addSubview)
    #expect(
      try screen.play { $0.down(at: screen.point(1)) } == ["highlight? 1", "highlighted 1"])
    inner?.removeFromSuperview()
    if !isKept { inner = nil }
    #expect(try screen.play { $0.lift() } == ["unhighlighted 1"])
    #expect(screen.fixture.view.machine.selection.highlighted.isEmpty)
    #expect(screen.fixture.view.cellForItem(at: .item(1))?.isHighlighted == false)
    #expect(try screen.play { $0.tap(at: screen.point(1)) }.last == "selected 1")
  }

  /// A cell that an update moves out of the visible area is reused afterwards, even if it is
  /// touched.
  @Test(arguments: [false, true]) func theHighlightEndsOnACellThatIsPushedOut(
    _ isCancelled: Bool
  ) throws {
    let screen = Screen()
    let view = screen.fixture.view
    view.delaysContentTouches = false
    _ = try screen.play { $0.down(at: CGPoint(x: 5, y: 32)) }
    #expect(view.machine.selection.highlighted == [.item(3)])
    screen.fixture.listing.sections[0].insert("new", at: 0)
    view.insertItems(at: [.item(0)])
    screen.window.clock.settle()
    screen.window.layoutIfNeeded()
    #expect(
      view.cellForItem(at: .item(4)) == nil && view.machine.selection.highlighted == [.item(4)])
    #expect(
      try screen.play { if isCancelled { $0.cancel() } else { $0.lift() } }.last
        == "unhighlighted 4")
    #expect(view.machine.selection.highlighted.isEmpty)
  }

  /// The end of a touch ends its own highlight only.
  @Test func anotherFingersEndLeavesTheHighlight() throws {
    let screen = Screen()
    let view = screen.fixture.view
    view.delaysContentTouches = false
    let content = try #require(view.cellForItem(at: .item(0))?.contentView)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    content.addSubview(inner)
    _ = try screen.play {
      $0.down(at: screen.point(0), finger: 1)
      $0.down(at: screen.point(2), finger: 2)
    }
    inner.removeFromSuperview()
    #expect(try screen.play { $0.lift(finger: 1) } == [])
    #expect(view.machine.selection.highlighted == [.item(2)])
    #expect(try screen.play { $0.lift(finger: 2) }.last == "selected 2")
  }

  /// Of two touches on two items, only the last one selects its item.
  @Test func theOtherOfTwoFingersSelectsNothing() throws {
    let screen = Screen()
    screen.fixture.view.delaysContentTouches = false
    let heard = try screen.play {
      $0.down(at: screen.point(0), finger: 1)
      $0.down(at: screen.point(2), finger: 2)
      $0.lift(finger: 1)
      $0.lift(finger: 2)
    }
    #expect(heard.filter { $0.hasPrefix("selected") } == ["selected 2"])
  }

  /// A tap gesture recogniser that cancels touches prevents selection, as on iOS.
  @Test func aTapGestureKeepsItemsFromBeingSelected() throws {
    let screen = Screen()
    let tap = UITapGestureRecognizer()
    screen.fixture.view.addGestureRecognizer(tap)
    #expect(!(try screen.play { $0.tap(at: screen.point(1)) }).contains("selected 1"))
    tap.cancelsTouchesInView = false
    #expect((try screen.play { $0.tap(at: screen.point(1)) }).contains("selected 1"))
  }
}
