import Testing
import UIKit

@testable import IOSSources

@MainActor @Suite struct InterposingTests {
  private final class Listener: NSObject, UICollectionViewDelegate {
    var scrolls = 0
    var shown: [IndexPath] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { shown.append(indexPath) }
  }

  @Test func aScrollViewMayListenToItselfBehindItsDelegate() {
    let view = ObservedScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let listener = Listener()
    view.delegate = listener
    view.contentOffset = CGPoint(x: 0, y: 5)
    #expect(view.offsets == [CGPoint(x: 0, y: 5)])
    #expect(listener.scrolls == 1)
    #expect(view.delegate === listener)
    #expect((view as UIScrollView).delegate === listener)
  }

  @Test func newsGoesToTheProxyThatWasSet() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    let view = ProxyCollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let listener = Listener()
    let source = ItemSource([2])
    view.delegate = listener
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.delegate === listener)
    #expect(view.dataSource === source)
    #expect(view.numberOfSections == 2)
    #expect(view.visibleCells.count == 3)
    #expect(Set(view.proxy.shown) == [[0, 0], [1, 0], [1, 1]])
    #expect(listener.shown == view.proxy.shown)
    #expect(view.layouts >= 1)
    view.contentOffset.y = 3
    #expect(view.backgroundColor == .gray)
    #expect(listener.scrolls == 0, "the proxy receives scroll calls and does not forward them")
    view.dataSource = nil
    #expect(view.numberOfSections == 0)
  }

  @Test func updatesReachTheLayout() {
    let todo = TodoViewController()
    todo.loadViewIfNeeded()
    todo.list.layoutIfNeeded()
    #expect(todo.list.visibleCells.count == 2)
    todo.insert("cheese", at: 1)
    todo.list.layoutIfNeeded()
    #expect(todo.layout.inserted == [[0, 1]])
    #expect(todo.layout.deleted == [])
    #expect(todo.list.numberOfItems(inSection: 0) == 3)
    #expect((todo.list.cellForItem(at: [0, 1]) as? PlainCell)?.badge.count == 6)
    #expect(todo.list.cellForItem(at: [0, 2])?.frame.minY == 80)
    todo.removeFirst()
    todo.list.layoutIfNeeded()
    #expect(todo.layout.deleted == [[0, 0]])
    #expect(todo.layout.finalized == 2)
    #expect(todo.items == ["cheese", "milk"])
    #expect((todo.list.cellForItem(at: [0, 0]) as? PlainCell)?.badge.count == 6)
    #expect(todo.completions == [true])
  }

  @Test func aGridMakesAttributesOfTheClassItNames() {
    final class Spans: GridLayoutDelegate {
      func gridLayout(_ layout: GridLayout, spanForItemAt indexPath: IndexPath) -> Int {
        indexPath.item == 1 ? 3 : 2
      }
    }
    let layout = GridLayout(columns: 4)
    let spans = Spans()
    layout.delegate = spans
    let screen = Screen(layout, size: CGSize(width: 404, height: 300), counts: [3, 1])
    #expect(
      screen.frames() == [
        CGRect(x: 2, y: 2, width: 200, height: 50), CGRect(x: 2, y: 52, width: 300, height: 50),
        CGRect(x: 2, y: 102, width: 200, height: 50),
      ])
    #expect(screen.frames(section: 1) == [CGRect(x: 2, y: 156, width: 200, height: 50)])
    #expect(screen.view.contentSize == CGSize(width: 404, height: 208))
    #expect(screen.view.visibleCells.count == 4)
  }
}
