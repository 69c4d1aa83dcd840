import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists
@testable import UIKitViews

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

  /// With rows of 50 points, 10 apart, the first is moved to the position of the third.
  @Test func aLongPressPicksUpCarriesAndDrops() {
    let controller = Movable(collectionViewLayout: layout())
    let (window, finger) = show(controller)
    let cell = controller.collectionView.cellForItem(at: .item(0))
    finger.down(at: CGPoint(x: 30, y: 25))
    MediaClock.current.advance(by: 0.2)
    #expect(cell?.isHighlighted == true)
    MediaClock.current.advance(by: 0.3)
    #expect(cell?.isHighlighted == false && cell?.elementState.isInteractivelyMoving == true)
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

  /// Without `moveItemAt` or the gesture, a long press does not begin a movement.
  @Test func notEveryControllerMoves() {
    let still = Still(collectionViewLayout: layout())
    #expect(!still.followsMoves && Movable(collectionViewLayout: layout()).followsMoves)
    let off = Movable(collectionViewLayout: layout())
    off.installsStandardGestureForInteractiveMovement = false
    for controller in [still, off] {
      let (window, finger) = show(controller)
      finger.down(at: CGPoint(x: 30, y: 25))
      MediaClock.current.advance(by: 0.5)
      #expect(controller.collectionView.machine.movement == nil)
      finger.up()
      _ = window
    }
    func presses() -> Int {
      off.collectionView.gestureRecognizers?.filter { $0 is UILongPressGestureRecognizer }.count
        ?? 0
    }
    // The other gesture recogniser opens menus.
    #expect(presses() == 1)
    off.installsStandardGestureForInteractiveMovement = true
    #expect(presses() == 2)
  }

  /// A long press gesture recogniser of the app, as in tutorials.
  @Test func anAppsOwnPressMovesItems() throws {
    let screen = MovingScreen([[4, 4, 4, 4]], height: 100)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(screen.view)
    window.layoutIfNeeded()
    let press = UILongPressGestureRecognizer { gesture in
      guard let view = gesture.view as? UICollectionView else { return }
      switch gesture.state {
      case .began:
        guard let path = view.indexPathForItem(at: gesture.location(in: view)) else { return }
        _ = view.beginInteractiveMovementForItem(at: path)
      case .changed: view.updateInteractiveMovementTargetPosition(gesture.location(in: view))
      case .ended: view.endInteractiveMovement()
      default: view.cancelInteractiveMovement()
      }
    }
    screen.view.addGestureRecognizer(press)
    screen.items.heard = []
    // Rows of 15 points, 5 apart, 4 from the top.
    try window.play {
      $0.longPress(at: CGPoint(x: 50, y: 11), duration: 0.5)
      $0.move(to: CGPoint(x: 50, y: 51), duration: 0.2)
    }
    let cell = try #require(screen.view.machine.movement?.element.view)
    #expect(cell.center == CGPoint(x: 50, y: 51))
    window.clock.settle()
    #expect(screen.view.visibleCells.map(\.frame.minY).sorted() == [4, 24, 43.5, 64])
    try window.play { $0.lift() }
    #expect(screen.items.heard.first == "can 0,0?")
    #expect(screen.items.heard.contains("move 0,0 to 0,2"))
    window.clock.settle()
    #expect(cell.frame.minY == 44)
    // Cancellation returns the item.
    screen.items.heard = []
    try window.play {
      $0.longPress(at: CGPoint(x: 50, y: 11), duration: 0.5)
      $0.move(to: CGPoint(x: 50, y: 51), duration: 0.2)
      $0.cancel()
    }
    #expect(!screen.items.heard.contains { $0.hasPrefix("move") })
  }

  /// With paging, content scrolls by a page in 0.3 seconds after half a second near the edge, and
  /// the item is dropped on another page.
  @Test func withPagingAFingerTurnsPages() throws {
    let screen = MovingScreen([Array(0..<40)], height: 200)
    screen.view.isPagingEnabled = true
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.addSubview(screen.view)
    window.layoutIfNeeded()
    let gesture = MovementGesture()
    gesture.install(on: screen.view)
    let first = screen.centre(.item(0))
    try window.play {
      $0.longPress(at: first, duration: 0.5)
      $0.move(to: CGPoint(x: 50, y: 190), duration: 0.2)
      $0.wait(0.45)
    }
    #expect(screen.view.contentOffset.y == 0)
    try window.play { $0.wait(0.4) }
    #expect(screen.view.contentOffset.y == 200)
    try window.play {
      $0.move(to: CGPoint(x: 50, y: 100), duration: 0.2)
      $0.wait(1)
      $0.lift()
    }
    window.clock.settle()
    #expect(screen.view.contentOffset.y == 200)
    let place = try #require(screen.items.sections[0].firstIndex(of: 0))
    #expect(screen.items.heard.contains("move 0,0 to 0,\(place)") && place > 8)
    let frame = try #require(screen.view.layoutAttributesForItem(at: .item(place))?.frame)
    #expect(frame.minY > 200 && frame.maxY < 400)
  }
}
