import Testing

@testable import UIKit

@MainActor @Suite struct MovementGestureTests {
  private class Still: UICollectionViewController {
    var texts = ["a", "b", "c"]
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { texts.count }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      (cell as? ItemCell)?.text = texts[indexPath.item]
      return cell
    }
  }

  private final class Movable: Still {
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { texts.insert(texts.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
  }

  private func show(_ controller: Still) -> (UIWindow, Finger) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 300))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, Finger(over: window))
  }

  private func layout() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 50)
    return layout
  }

  /// Rows of 50, 10 apart: a press on the first, carried to the third, dropped.
  @Test func aLongPressPicksUpCarriesAndDrops() {
    let controller = Movable(collectionViewLayout: layout())
    let (window, finger) = show(controller)
    let cell = controller.collectionView.cellForItem(at: .item(0))
    finger.down(at: CGPoint(x: 30, y: 25))
    MediaClock.current.advance(by: 0.2)
    #expect(cell?.isHighlighted == true)
    MediaClock.current.advance(by: 0.3)
    #expect(cell?.isHighlighted == false && cell?.isInteractivelyMoving == true)
    finger.move(to: CGPoint(x: 31, y: 144))
    #expect(cell?.center == CGPoint(x: 31, y: 144))
    #expect(controller.texts == ["a", "b", "c"])
    finger.up()
    #expect(controller.texts == ["b", "c", "a"])
    MediaClock.current.advance(by: 0.15)
    #expect(cell?.layer.presentation()?.position == CGPoint(x: 30.5, y: 144.5))
    MediaClock.current.advance(by: 0.15)
    #expect(cell?.frame == CGRect(x: 0, y: 120, width: 60, height: 50))
    #expect(controller.collectionView.indexPathsForSelectedItems == [])
    _ = window
  }

  @Test func aCancelledPressPutsItBack() {
    let controller = Movable(collectionViewLayout: layout())
    let (window, finger) = show(controller)
    finger.down(at: CGPoint(x: 30, y: 25))
    MediaClock.current.advance(by: 0.5)
    finger.move(to: CGPoint(x: 30, y: 144))
    finger.cancel()
    MediaClock.current.settle()
    window.layoutIfNeeded()
    #expect(controller.texts == ["a", "b", "c"])
    #expect(controller.collectionView.visibleCells.map(\.frame.minY) == [0, 60, 120])
  }

  /// Without `moveItemAt`, or without the gesture, a press picks nothing up.
  @Test func notEveryControllerMoves() {
    let still = Still(collectionViewLayout: layout())
    #expect(!still.followsMoves && Movable(collectionViewLayout: layout()).followsMoves)
    let off = Movable(collectionViewLayout: layout())
    off.installsStandardGestureForInteractiveMovement = false
    for controller in [still, off] {
      let (window, finger) = show(controller)
      finger.down(at: CGPoint(x: 30, y: 25))
      MediaClock.current.advance(by: 0.5)
      #expect(controller.collectionView.movement == nil)
      finger.up()
      _ = window
    }
    func presses() -> Int {
      off.collectionView.gestureRecognizers?.filter { $0 is UILongPressGestureRecognizer }.count
        ?? 0
    }
    #expect(presses() == 0)
    off.installsStandardGestureForInteractiveMovement = true
    #expect(presses() == 1)
  }
}
