import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists

@MainActor @Suite struct InteractiveTransitionTests {
  private let rows = PlanLayout.rows()
  private let columns = PlanLayout.columns()

  private func go(
    _ screen: PlanScreen, _ transition: UICollectionViewTransitionLayout, to progress: CGFloat
  ) {
    transition.transitionProgress = progress
    transition.invalidateLayout()
    screen.view.layoutIfNeeded()
  }

  @Test func elementsFollowTheProgressOnceItIsInvalidated() {
    let screen = PlanScreen(rows)
    let transition = screen.view.startInteractiveTransition(to: columns)
    #expect(screen.view.collectionViewLayout === transition)
    #expect(transition.currentLayout === rows && transition.nextLayout === columns)
    #expect(screen.seen(1) == CGRect(x: 0, y: 20, width: 100, height: 20))
    transition.transitionProgress = 0.4
    screen.view.layoutIfNeeded()
    #expect(screen.seen(1) == CGRect(x: 0, y: 20, width: 100, height: 20))
    transition.invalidateLayout()
    screen.view.layoutIfNeeded()
    #expect(screen.seen(1) == CGRect(x: 20, y: 12, width: 80, height: 52))
    #expect(screen.seen(3) == CGRect(x: 60, y: 36, width: 80, height: 52))
    #expect(transition.collectionViewContentSize == CGSize(width: 260, height: 160))
  }

  @Test func itsEndsAreTheTwoLayouts() {
    let screen = PlanScreen(rows, y: 90)
    let before = screen.frames
    let transition = screen.view.startInteractiveTransition(to: columns)
    #expect(screen.frames == before && screen.view.contentOffset == CGPoint(x: 0, y: 90))
    go(screen, transition, to: 1)
    let direct = PlanScreen(PlanLayout.rows(), y: 90)
    direct.view.collectionViewLayout = PlanLayout.columns()
    #expect(screen.frames == direct.frames && screen.items == [5, 6, 7])
    #expect(screen.view.contentOffset == direct.view.contentOffset)
    go(screen, transition, to: 0)
    #expect(screen.frames == before && screen.view.contentOffset == CGPoint(x: 0, y: 90))
    go(screen, transition, to: 1.5)
    #expect(screen.frames == direct.frames)
  }

  /// All coordinates of all elements are monotonic, with the end values at the ends.
  @Test func theWayIsMonotone() {
    let screen = PlanScreen(rows, y: 90)
    let transition = screen.view.startInteractiveTransition(to: columns)
    let steps = (0...20).map { step in
      go(screen, transition, to: CGFloat(step) / 20)
      return (0..<10).map { transition.layoutAttributesForItem(at: .item($0))?.frame ?? .null }
    }
    for item in 0..<10 {
      for part in [\CGRect.origin.x, \.origin.y, \.size.width, \.size.height] {
        let values = steps.map { $0[item][keyPath: part] }
        #expect(values == values.sorted() || values == values.sorted(by: >))
      }
    }
    #expect(steps.first == (0..<10).map { CGRect(x: 0, y: 20 * $0, width: 100, height: 20) })
    #expect(steps.last == (0..<10).map { CGRect(x: 50 * $0, y: 0, width: 50, height: 100) })
  }

  /// Queries by rectangle are consistent with queries by item.
  @Test(arguments: [CGFloat(0), 0.2, 0.5, 0.9, 1])
  func theRectangleHasTheSameAsTheItems(progress: CGFloat) {
    let screen = PlanScreen(rows, y: 90)
    let transition = screen.view.startInteractiveTransition(to: columns)
    go(screen, transition, to: progress)
    let all = (0..<10).compactMap { transition.layoutAttributesForItem(at: .item($0)) }
    let viewport = screen.view.bounds
    let visible = transition.layoutAttributesForElements(in: viewport) ?? []
    #expect(visible.allSatisfy { all.contains($0) })
    #expect(Set(visible.map(\.indexPath)).isSubset(of: Set(all.map(\.indexPath))))
    for attributes in all where attributes.frame.overlaps(viewport) {
      let (start, end) = (
        rows.layoutAttributesForItem(at: attributes.indexPath)?.frame ?? .null,
        columns.layoutAttributesForItem(at: attributes.indexPath)?.frame ?? .null
      )
      let isNear =
        start.overlaps(CGRect(x: 0, y: 90, width: 100, height: 100))
        || end.overlaps(CGRect(x: 275, y: 0, width: 100, height: 100))
      if isNear { #expect(visible.contains(attributes)) }
    }
  }

  @Test func finishingContinuesFromWhereItIs() {
    let screen = PlanScreen(rows)
    var heard: [[Bool]] = []
    let transition = screen.view.startInteractiveTransition(to: columns) { heard.append([$0, $1]) }
    go(screen, transition, to: 0.5)
    screen.view.finishInteractiveTransition()
    #expect(screen.view.collectionViewLayout === columns && transition.collectionView == nil)
    #expect(rows.collectionView == nil && columns.collectionView === screen.view)
    #expect(screen.seen(1) == CGRect(x: 25, y: 10, width: 75, height: 60))
    MediaClock.current.advance(by: 0.15)
    #expect(screen.seen(1) == CGRect(x: 37.5, y: 5, width: 62.5, height: 80))
    #expect(heard == [])
    MediaClock.current.advance(by: 0.15)
    #expect(screen.seen(1) == CGRect(x: 50, y: 0, width: 50, height: 100))
    #expect(heard == [[true, true]] && screen.view.subviews.count == 2)
  }

  @Test func cancellingReturnsToTheBeginning() {
    let screen = PlanScreen(rows, y: 90)
    let before = screen.frames
    var heard: [[Bool]] = []
    let transition = screen.view.startInteractiveTransition(to: columns) { heard.append([$0, $1]) }
    go(screen, transition, to: 0.5)
    #expect(screen.view.contentOffset == CGPoint(x: 137.5, y: 45))
    screen.view.cancelInteractiveTransition()
    #expect(screen.view.collectionViewLayout === rows && columns.collectionView == nil)
    MediaClock.current.advance(by: 0.15)
    #expect(screen.seen(6) == CGRect(x: 6.25, y: 22.5, width: 87.5, height: 40))
    MediaClock.current.settle()
    #expect(screen.frames == before && screen.view.contentOffset == CGPoint(x: 0, y: 90))
    #expect(heard == [[true, false]])
  }

  @Test func delegatesAreNotifiedInOrder() {
    let screen = PlanScreen(rows, count: 1)
    screen.listen(to: rows, columns)
    func told() -> [String] {
      screen.log.take().filter { !$0.contains("elements") && !$0.contains("item") }
    }
    let transition = screen.view.startInteractiveTransition(to: columns) { _, _ in
      screen.log.add("done")
    }
    #expect(
      told() == [
        "rows to transition", "will rows–transition", "columns prepare", "rows finalize",
        "did rows–transition", "columns offset 0,0",
      ])
    go(screen, transition, to: 0.5)
    #expect(told() == [])
    screen.view.finishInteractiveTransition()
    #expect(
      told() == [
        "columns from transition", "will transition–columns", "columns prepare",
        "columns offset 0,0", "columns initial 0", "columns finalize",
      ])
    MediaClock.current.settle()
    #expect(told() == ["did transition–columns", "done"])
  }

  @Test func theDelegateMayBringTheTransitionLayout() {
    final class Slow: UICollectionViewTransitionLayout {
      override var transitionProgress: CGFloat {
        get { super.transitionProgress / 2 }
        set { super.transitionProgress = newValue }
      }
    }
    let screen = PlanScreen(rows)
    screen.makeTransition = { Slow(currentLayout: $0, nextLayout: $1) }
    let transition = screen.view.startInteractiveTransition(to: columns)
    #expect(transition is Slow)
    go(screen, transition, to: 1)
    #expect(screen.seen(1) == CGRect(x: 25, y: 10, width: 75, height: 60))
  }

  @Test func anOffsetSetByOtherCodeIsKept() {
    let screen = PlanScreen(rows, y: 90)
    let transition = screen.view.startInteractiveTransition(to: columns)
    go(screen, transition, to: 0.5)
    screen.view.contentOffset = CGPoint(x: 10, y: 20)
    go(screen, transition, to: 0.6)
    #expect(screen.view.contentOffset == CGPoint(x: 10, y: 20))
    screen.view.finishInteractiveTransition()
    #expect(screen.view.contentOffset == CGPoint(x: 275, y: 0))
  }

  @Test func numbersAreKeptByName() {
    let transition = UICollectionViewTransitionLayout(currentLayout: rows, nextLayout: columns)
    #expect(transition.value(forAnimatedKey: "pinch") == 0)
    transition.updateValue(3, forAnimatedKey: "pinch")
    transition.updateValue(4.5, forAnimatedKey: "pinch")
    #expect(transition.value(forAnimatedKey: "pinch") == 4.5)
    #expect(transition.transitionProgress == 0)
  }

  @Test func dataMayChangeOnTheWay() {
    let screen = PlanScreen(rows)
    let transition = screen.view.startInteractiveTransition(to: columns)
    go(screen, transition, to: 0.5)
    screen.count = 1
    screen.view.reloadData()
    screen.view.layoutIfNeeded()
    #expect(screen.frames == [CGRect(x: 0, y: 0, width: 75, height: 60)])
    screen.count = 2
    screen.view.insertItems(at: [.item(1)])
    MediaClock.current.settle()
    #expect(screen.frames.last == CGRect(x: 25, y: 10, width: 75, height: 60))
    screen.view.finishInteractiveTransition()
    MediaClock.current.settle()
    #expect(screen.frames == [0, 50].map { CGRect(x: $0, y: 0, width: 50, height: 100) })
  }

  @Test func newBoundsReachBothLayouts() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 50, height: 50)
    flow.minimumInteritemSpacing = 0
    flow.minimumLineSpacing = 0
    let screen = PlanScreen(flow, count: 4)
    let transition = screen.view.startInteractiveTransition(to: columns)
    go(screen, transition, to: 0.5)
    #expect(screen.seen(2) == CGRect(x: 50, y: 25, width: 50, height: 75))
    screen.view.frame.size.width = 160
    screen.view.layoutIfNeeded()
    #expect(screen.seen(2) == CGRect(x: 105, y: 0, width: 50, height: 75))
  }

  // MARK: Misuse

  enum Misuse: CaseIterable, Codable {
    case startsTwice, exchangesMeanwhile, finishesWithout, cancelsWithout, finishesTwice

    @MainActor func commit() {
      let screen = PlanScreen(PlanLayout.rows())
      switch self {
      case .startsTwice:
        screen.view.startInteractiveTransition(to: PlanLayout.columns())
        screen.view.startInteractiveTransition(to: PlanLayout.columns())
      case .exchangesMeanwhile:
        screen.view.startInteractiveTransition(to: PlanLayout.columns())
        screen.view.setCollectionViewLayout(PlanLayout.columns(), animated: true)
      case .finishesWithout: screen.view.finishInteractiveTransition()
      case .cancelsWithout: screen.view.cancelInteractiveTransition()
      case .finishesTwice:
        screen.view.startInteractiveTransition(to: PlanLayout.columns())
        screen.view.finishInteractiveTransition()
        screen.view.finishInteractiveTransition()
      }
    }

    var sentence: String {
      switch self {
      case .startsTwice, .exchangesMeanwhile:
        "the collection is already in the middle of an interactive transition"
      case .finishesWithout, .cancelsWithout, .finishesTwice:
        "the collection was not prepared for an interactive transition. see "
          + "startInteractiveTransitionToCollectionViewLayout:completion:"
      }
    }
  }

  @Test(arguments: Misuse.allCases) func stopsWithItsSentence(_ misuse: Misuse) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [misuse] in
      await MainActor.run { misuse.commit() }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("NSInternalInconsistencyException") && text.contains(misuse.sentence))
  }
}
