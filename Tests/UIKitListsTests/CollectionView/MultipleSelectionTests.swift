import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists

/// Multiple selection by a two-finger pan.
@MainActor @Suite struct MultipleSelectionTests {
  private final class Log: NSObject, UICollectionViewDelegate {
    var heard: [String] = []
    var lets = true
    var fixed: Set<Int> = []

    func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
      heard.append("select? \(path.item)")
      return !fixed.contains(path.item)
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
    func collectionView(
      _ view: UICollectionView, shouldBeginMultipleSelectionInteractionAt path: IndexPath
    ) -> Bool {
      heard.append("several? \(path.item)")
      return lets
    }
    func collectionView(
      _ view: UICollectionView, didBeginMultipleSelectionInteractionAt path: IndexPath
    ) {
      heard.append("several \(path.item)")
      view.allowsMultipleSelection = true
    }
    func collectionViewDidEndMultipleSelectionInteraction(_ view: UICollectionView) {
      heard.append("done")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("drag") }
  }

  /// Rows of 10 points, 20 wide, in a view of 100 points.
  @MainActor private final class Screen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let fixture = Fixture(count: 30)
    let log = Log()
    var view: UICollectionView { fixture.view }

    init() {
      view.frame = CGRect(x: 0, y: 0, width: 20, height: 100)
      view.delegate = log
      window.addSubview(view)
      window.layoutIfNeeded()
    }

    /// Moves two touches, ten points apart, from a height to others, in 0.2 seconds each.
    func pan(from start: CGFloat, through heights: CGFloat..., lift: Bool = true) throws -> [String]
    {
      try window.play { fingers in
        fingers.together(
          [1, 2].map { finger in
            let x = CGFloat(finger) * 10 - 5
            var script = TouchScript()
            script.drag(
              from: CGPoint(x: x, y: start),
              through: heights.map { (CGPoint(x: x, y: $0), 0.2) }, finger: finger)
            return script
          })
        if lift { fingers.lift() }
      }
      return take()
    }

    func take() -> [String] {
      defer { log.heard = [] }
      return log.heard
    }

    var selected: [Int] { (view.indexPathsForSelectedItems ?? []).map(\.item) }
  }

  /// The interaction begins after ten points, with the item under the initial touches.
  @Test func whatTheFingersPassIsSelected() throws {
    let screen = Screen()
    let heard = try screen.pan(from: 25, through: 55)
    #expect(
      heard == [
        "several? 2", "several 2", "select? 2", "selected 2", "select? 3", "selected 3",
        "select? 4", "selected 4", "select? 5", "selected 5", "done",
      ])
    #expect(screen.selected == [2, 3, 4, 5] && screen.view.contentOffset == .zero)
    #expect(screen.view.cellForItem(at: .item(4))?.isSelected == true)
  }

  /// Items that the touches leave again regain their earlier state.
  @Test func fingersThatGoBackTakeBack() throws {
    let screen = Screen()
    screen.view.allowsMultipleSelection = true
    screen.view.selectItem(at: .item(5), animated: false, scrollPosition: [])
    screen.log.fixed = [3]
    let heard = try screen.pan(from: 25, through: 65, 35)
    #expect(
      heard.suffix(5) == ["deselect? 6", "deselected 6", "deselect? 4", "deselected 4", "done"])
    #expect(screen.selected == [5, 2])
    #expect(try screen.pan(from: 45, through: 5).contains("several 4"))
    #expect(screen.selected == [5, 2, 4, 1, 0])
  }

  @Test func fingersOnASelectedItemDeselect() throws {
    let screen = Screen()
    screen.view.allowsMultipleSelection = true
    for item in 2...6 {
      screen.view.selectItem(at: .item(item), animated: false, scrollPosition: [])
    }
    _ = try screen.pan(from: 45, through: 25)
    #expect(screen.selected == [5, 6])
  }

  /// If the delegate refuses, two fingers scroll; one finger always scrolls.
  @Test func otherFingersScroll() throws {
    let screen = Screen()
    screen.log.lets = false
    #expect(try screen.pan(from: 75, through: 45) == ["several? 7", "drag"])
    screen.window.clock.settle()
    screen.log.lets = true
    screen.view.contentOffset = .zero
    try screen.window.play {
      $0.drag(from: CGPoint(x: 5, y: 75), to: CGPoint(x: 5, y: 45), duration: 0.2)
      $0.lift()
    }
    #expect(screen.take() == ["drag"])
  }

  /// Content scrolls within the last quarter, at most 50 points; at the edge with 600 points per
  /// second.
  @Test func contentScrollsUnderFingersNearTheEdge() throws {
    let screen = Screen()
    _ = try screen.pan(from: 75, through: 99.9, lift: false)
    screen.window.clock.settle()
    #expect(screen.view.contentOffset.y == 200)
    #expect(screen.selected == Array(7...29))
    try screen.window.play { $0.lift() }
    #expect(screen.take().last == "done")
    #expect(screen.view.machine.multipleSelection.current == nil)
  }
}
