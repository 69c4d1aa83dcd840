import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists

/// A delegate that records the seven calls about highlighting and selection, and the state of the
/// item's cell at the time.
@MainActor
final class TouchLog: NSObject, UICollectionViewDelegate {
  var heard: [String] = []
  /// The refused items by call: "highlight", "select", "deselect", "perform".
  var refused: [String: Set<Int>] = [:]

  private func ask(_ question: String, _ view: UICollectionView, _ path: IndexPath) -> Bool {
    note("\(question)?", view, path)
    return refused[question]?.contains(path.item) != true
  }

  private func note(_ word: String, _ view: UICollectionView, _ path: IndexPath) {
    let cell = view.cellForItem(at: path)
    let state =
      (cell?.isHighlighted == true ? "h" : "") + (cell?.isSelected == true ? "s" : "")
    heard.append("\(word) \(path.item)" + (state.isEmpty ? "" : " " + state))
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { ask("highlight", collectionView, indexPath) }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    note("highlighted", collectionView, indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { note("unhighlighted", collectionView, indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { ask("select", collectionView, indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { ask("deselect", collectionView, indexPath) }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("selected", collectionView, indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("deselected", collectionView, indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { ask("perform", collectionView, indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { note("performed", collectionView, indexPath) }

  func takeEvents() -> [String] {
    defer { heard = [] }
    return heard
  }
}

/// Touches of rows of 10 points: item n is touched at y = 10 n + 5.
@MainActor @Suite struct CollectionTouchTests {
  @MainActor struct Touched {
    let fixture: Fixture
    let log: TouchLog
    var view: UICollectionView { fixture.view }

    init(count: Int = 20, hasHeaders: Bool = false) {
      fixture = Fixture(Listing(count: count), hasHeaders: hasHeaders, prefetches: true)
      log = TouchLog()
      fixture.view.delegate = log
      fixture.view.layoutIfNeeded()
    }

    func tap(_ item: Int) -> [String] {
      view.machine.touchDown(at: Self.point(item))
      view.machine.touchUp(at: Self.point(item))
      return log.takeEvents()
    }

    static func point(_ item: Int) -> CGPoint { CGPoint(x: 5, y: 10 * CGFloat(item) + 5) }
  }

  @Test func aTapSelectsInUIKitsOrder() {
    let touched = Touched()
    #expect(
      touched.tap(1) == [
        "highlight? 1", "highlighted 1 h", "unhighlighted 1", "select? 1", "selected 1 s",
        "perform? 1 s", "performed 1 s",
      ])
    #expect(
      touched.tap(2) == [
        "highlight? 2", "highlighted 2 h", "unhighlighted 2", "select? 2", "deselected 1",
        "selected 2 s", "perform? 2 s", "performed 2 s",
      ])
    #expect(touched.view.indexPathsForSelectedItems == [.item(2)])
  }

  @Test func tappingTheSelectedItemSelectsItAgain() {
    let touched = Touched()
    _ = touched.tap(1)
    #expect(
      touched.tap(1) == [
        "highlight? 1 s", "highlighted 1 hs", "unhighlighted 1 s", "select? 1 s", "selected 1 s",
        "perform? 1 s", "performed 1 s",
      ])
  }

  @Test func withMultipleSelectionASecondTapDeselects() {
    let touched = Touched()
    touched.view.allowsMultipleSelection = true
    _ = touched.tap(1)
    #expect(!touched.tap(2).contains { $0.hasPrefix("deselected") })
    #expect(touched.view.indexPathsForSelectedItems == [.item(1), .item(2)])
    #expect(
      touched.tap(1) == [
        "highlight? 1 s", "highlighted 1 hs", "unhighlighted 1 s", "deselect? 1 s", "deselected 1",
      ])
    touched.log.refused["deselect"] = [2]
    #expect(
      touched.tap(2) == [
        "highlight? 2 s", "highlighted 2 hs", "unhighlighted 2 s", "deselect? 2 s",
      ])
    #expect(touched.view.indexPathsForSelectedItems == [.item(2)])
  }

  @Test func refusingTheHighlightRefusesEverything() {
    let touched = Touched()
    touched.log.refused["highlight"] = [1]
    #expect(touched.tap(1) == ["highlight? 1"])
    #expect(touched.view.indexPathsForSelectedItems == [])
  }

  @Test func refusingTheSelectionKeepsTheOldOne() {
    let touched = Touched()
    _ = touched.tap(0)
    touched.log.refused["select"] = [1]
    #expect(
      touched.tap(1) == [
        "highlight? 1", "highlighted 1 h", "unhighlighted 1", "select? 1", "perform? 1",
        "performed 1",
      ])
    #expect(touched.view.indexPathsForSelectedItems == [.item(0)])
    #expect(touched.view.cellForItem(at: .item(0))?.isSelected == true)
  }

  @Test func refusingThePrimaryActionStillSelects() {
    let touched = Touched()
    touched.log.refused["perform"] = [1]
    #expect(touched.tap(1).suffix(2) == ["selected 1 s", "perform? 1 s"])
  }

  @Test func aFingerThatLeavesAndReturns() {
    let touched = Touched()
    let view = touched.view
    view.machine.touchDown(at: Touched.point(1))
    _ = touched.log.takeEvents()
    view.machine.touchMoved(to: CGPoint(x: 6, y: 16))
    #expect(touched.log.takeEvents() == [])
    view.machine.touchMoved(to: Touched.point(2))
    view.machine.touchMoved(to: Touched.point(3))
    #expect(touched.log.takeEvents() == ["unhighlighted 1"])
    view.machine.touchMoved(to: Touched.point(1))
    #expect(touched.log.takeEvents() == ["highlighted 1 h"])
    view.machine.touchMoved(to: Touched.point(2))
    view.machine.touchUp(at: Touched.point(2))
    #expect(touched.log.takeEvents() == ["unhighlighted 1"])
    #expect(view.indexPathsForSelectedItems == [])
    view.machine.touchUp(at: Touched.point(1))
    #expect(touched.log.takeEvents() == [])
  }

  @Test func aScrollCancels() {
    let touched = Touched()
    touched.view.machine.touchDown(at: Touched.point(1))
    _ = touched.log.takeEvents()
    touched.view.contentOffset.y = 2
    #expect(touched.log.takeEvents() == ["unhighlighted 1"])
    touched.view.machine.touchUp(at: Touched.point(1))
    #expect(touched.log.takeEvents() == [])
    #expect(touched.view.indexPathsForSelectedItems == [])
  }

  @Test func aSecondFingerDownEndsTheFirstTouch() {
    let touched = Touched()
    touched.view.machine.touchDown(at: Touched.point(1))
    touched.view.machine.touchDown(at: Touched.point(2))
    #expect(touched.view.machine.selection.highlighted == [.item(2)])
    touched.view.machine.touchCancelled()
    #expect(touched.view.machine.selection.highlighted.isEmpty)
  }

  @Test func withoutSelectionNothingIsQueried() {
    let touched = Touched()
    touched.view.allowsSelection = false
    #expect(touched.tap(1) == [])
  }

  @Test func fingersGoWhereHitTestingSendsThem() {
    let touched = Touched()
    touched.view.cellForItem(at: .item(1))?.isUserInteractionEnabled = false
    #expect(touched.tap(1) == [])
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    touched.view.cellForItem(at: .item(2))?.contentView.addSubview(label)
    #expect(touched.tap(2).contains("selected 2 s"))
    let cover = UIView(frame: CGRect(x: 0, y: 30, width: 20, height: 10))
    touched.view.addSubview(cover)
    #expect(touched.tap(3) == [])
    touched.view.isUserInteractionEnabled = false
    #expect(touched.tap(0) == [])
    touched.view.isUserInteractionEnabled = true
    #expect(touched.tap(15) == [], "below the visible part")
  }

  @Test func headersAreNotSelected() {
    let touched = Touched(hasHeaders: true)
    touched.view.machine.touchDown(at: CGPoint(x: 5, y: 2))
    touched.view.machine.touchUp(at: CGPoint(x: 5, y: 2))
    #expect(touched.log.takeEvents() == [])
    touched.view.machine.touchDown(at: CGPoint(x: 5, y: 6))
    touched.view.machine.touchUp(at: CGPoint(x: 5, y: 6))
    #expect(touched.log.takeEvents().contains("selected 0 s"))
  }

  @Test func theTouchFollowsItsItemThroughUpdates() {
    let touched = Touched()
    touched.view.machine.touchDown(at: Touched.point(2))
    touched.fixture.listing.sections[0].remove(at: 0)
    touched.view.deleteItems(at: [.item(0)])
    touched.view.layoutIfNeeded()
    _ = touched.log.takeEvents()
    touched.view.machine.touchUp(at: Touched.point(1))
    #expect(touched.log.takeEvents().prefix(2) == ["unhighlighted 1", "select? 1"])
    touched.view.machine.touchDown(at: Touched.point(2))
    touched.view.reloadData()
    _ = touched.log.takeEvents()
    touched.view.machine.touchUp(at: Touched.point(2))
    #expect(touched.log.takeEvents() == [])
  }

  @Test func codeSelectsInSilence() {
    let touched = Touched()
    touched.view.selectItem(at: .item(1), animated: false, scrollPosition: .top)
    touched.view.selectItem(at: .item(2), animated: false, scrollPosition: [])
    touched.view.deselectItem(at: .item(2), animated: false)
    #expect(touched.log.takeEvents() == [])
  }
}
