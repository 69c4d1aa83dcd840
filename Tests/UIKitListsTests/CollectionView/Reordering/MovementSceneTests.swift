import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists

/// Movements in mirrored content, with self-sizing cells, during a change of layout, and with
/// scrolling in both directions.
@MainActor @Suite struct MovementSceneTests {
  // MARK: From right to left

  /// The rows of a right-to-left view of 100 points, 2 points from the right edge and 1 from the
  /// left: 0 and 1, then 2 and 3; with 1 at the end 0 and 2, then 3 and 1.
  @Test func itemsMoveFromRightToLeft() {
    let screen = MovingScreen([[0, 1, 2, 3]], isMirrored: true)
    #expect(
      screen.frames == [
        "0": CGRect(x: 68, y: 4, width: 30, height: 20),
        "1": CGRect(x: 1, y: 9, width: 50, height: 10),
        "2": CGRect(x: 78, y: 29, width: 20, height: 30),
        "3": CGRect(x: 33, y: 34, width: 40, height: 20),
      ])
    #expect(screen.view.beginInteractiveMovementForItem(at: .item(1)))
    screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 53, y: 44))
    let others = [
      "0": CGRect(x: 68, y: 9, width: 30, height: 20),
      "2": CGRect(x: 1, y: 4, width: 20, height: 30),
      "3": CGRect(x: 58, y: 39, width: 40, height: 20),
    ]
    #expect(
      screen.frames == others.adding("1", CGRect(x: 28, y: 39, width: 50, height: 10)))
    screen.view.endInteractiveMovement()
    screen.settle()
    #expect(screen.items.sections == [[0, 2, 3, 1]])
    #expect(screen.frames == others.adding("1", CGRect(x: 3, y: 44, width: 50, height: 10)))
  }

  /// Forty columns of 90 points, 5 apart, from the right, take 3798 points. A touch at the left
  /// edge scrolls content to the right by 600 points per second, and the item follows the touch.
  @Test func mirroredContentScrollsToTheRight() {
    let screen = MovingScreen(
      [Array(repeating: 4, count: 40)], height: 30, isMirrored: true, scrollDirection: .horizontal)
    #expect(screen.view.contentOffset == CGPoint(x: 3698, y: 0))
    #expect(screen.view.beginInteractiveMovementForItem(at: .item(0)))
    screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 3698, y: 12))
    MediaClock.current.advance(by: 0.2)
    #expect(screen.view.contentOffset == CGPoint(x: 3578, y: 0))
    #expect(screen.view.machine.movement?.element.view.center == CGPoint(x: 3578, y: 12))
    #expect(screen.view.machine.movement?.move.target == .item(2))
    MediaClock.current.settle()
    #expect(screen.view.contentOffset == .zero)
    #expect(screen.view.machine.movement?.move.target == .item(39))
    screen.view.cancelInteractiveMovement()
    screen.settle()
    #expect(screen.centre(.item(0)) == CGPoint(x: 3751, y: 15.5))
  }

  // MARK: Cells that size themselves

  /// Rows of 20, 30, 40 and 50 points, 10 apart, the last visible until those above are measured;
  /// with and without sizes from a delegate.
  @Test(arguments: [false, true])
  func cellsThatSizeThemselvesTakeTheirSizesAlong(_ delegateGivesSizes: Bool) {
    func sizes(_ heights: [CGFloat]) -> [[CGSize]] {
      [heights.map { CGSize(width: 100, height: $0) }]
    }
    let delegate = delegateGivesSizes ? KnownSizes(sizes([10, 10, 10, 10])) : nil
    let screen = FittingScreen(
      sizes([20, 30, 40, 50]), estimate: CGSize(width: 100, height: 10), delegate: delegate)
    screen.view.layoutIfNeeded()
    func rows() -> [CGRect?] { screen.view.layoutIfNeeded(); return screen.frames }
    func row(_ y: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: 0, y: y, width: 100, height: height)
    }
    #expect(rows() == [row(0, 20), row(30, 30), row(70, 40), row(120, 50)])
    #expect(screen.view.beginInteractiveMovementForItem(at: .item(0)))
    screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 90))
    let moved = [row(0, 30), row(40, 40), row(90, 20), row(120, 50)]
    #expect(rows() == moved)
    #expect(screen.view.machine.movement?.element.view.frame == row(80, 20))
    screen.asked = []
    screen.view.endInteractiveMovement()
    #expect(rows() == moved)
    #expect(screen.sizes == sizes([30, 40, 20, 50]))
    #expect(screen.view.visibleCells.map(\.frame) == Array(moved[..<3]))
  }

  // MARK: Another layout

  private func beginAndExchangeLayout(animated: Bool) -> MovingScreen {
    let screen = MovingScreen([[0, 1, 2, 3]])
    #expect(screen.view.beginInteractiveMovementForItem(at: .item(1)))
    screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 47, y: 44))
    let layout = MovementFlowLayout()
    layout.minimumLineSpacing = 5
    layout.minimumInteritemSpacing = 5
    screen.view.setCollectionViewLayout(layout, animated: animated)
    screen.settle()
    return screen
  }

  /// Without insets 0, 2 and 3 are in one row, as if 1 had been dropped after them; 1 remains at
  /// the touch.
  @Test(arguments: [false, true]) func anotherLayoutShowsTheMoveToo(_ animated: Bool) {
    let screen = beginAndExchangeLayout(animated: animated)
    let others = [
      "0": CGRect(x: 0, y: 5, width: 30, height: 20),
      "2": CGRect(x: 35, y: 0, width: 20, height: 30),
      "3": CGRect(x: 60, y: 5, width: 40, height: 20),
    ]
    #expect(screen.frames == others.adding("1", CGRect(x: 22, y: 39, width: 50, height: 10)))
    screen.view.endInteractiveMovement()
    screen.settle()
    #expect(screen.items.sections == [[0, 2, 3, 1]])
    #expect(screen.frames == others.adding("1", CGRect(x: 0, y: 35, width: 50, height: 10)))
    #expect(screen.view.subviews.count == 4)
  }

  @Test(arguments: [false, true]) func cancellingInAnotherLayoutTakesAllBack(_ animated: Bool) {
    let screen = beginAndExchangeLayout(animated: animated)
    screen.view.cancelInteractiveMovement()
    screen.settle()
    #expect(screen.items.sections == [[0, 1, 2, 3]])
    #expect(
      screen.frames == [
        "0": CGRect(x: 0, y: 0, width: 30, height: 20),
        "1": CGRect(x: 50, y: 5, width: 50, height: 10),
        "2": CGRect(x: 0, y: 25, width: 20, height: 30),
        "3": CGRect(x: 25, y: 30, width: 40, height: 20),
      ])
  }

  // MARK: Both ways

  /// A square of ten by ten items of 40 points.
  private final class SquareLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 400, height: 400) }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      let (row, column) = indexPath.item.quotientAndRemainder(dividingBy: 10)
      attributes.frame = CGRect(x: 40 * column, y: 40 * row, width: 40, height: 40)
      return attributes
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<100).compactMap { layoutAttributesForItem(at: .item($0)) }
        .filter { $0.frame.intersects(rect) }
    }
  }

  /// A touch in the corner of a view of 100 points scrolls content in both directions.
  @Test func contentScrollsBothWaysUnderAFingerInTheCorner() {
    let screen = MovingScreen([Array(0..<100)], height: 100)
    screen.view.setCollectionViewLayout(SquareLayout(), animated: false)
    #expect(screen.view.beginInteractiveMovementForItem(at: .item(0)))
    screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 100))
    MediaClock.current.advance(by: 0.1)
    #expect(screen.view.contentOffset == CGPoint(x: 60, y: 60))
    #expect(
      screen.view.machine.movement?.element.view.frame
        == CGRect(x: 140, y: 140, width: 40, height: 40))
    #expect(screen.view.machine.movement?.move.target == .item(44))
    screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 110, y: 100))
    screen.view.endInteractiveMovement()
    screen.settle()
    #expect(screen.items.sections[0][22] == 0 && screen.items.sections[0][21] == 22)
    #expect(screen.frames["0"] == CGRect(x: 80, y: 80, width: 40, height: 40))
    #expect(screen.view.contentOffset == CGPoint(x: 60, y: 60))
  }

  // MARK: Other data

  /// A context that invalidates the data source counts only.
  private final class CountsContext: UICollectionViewFlowLayoutInvalidationContext {
    override var invalidateDataSourceCounts: Bool { true }
  }

  /// The item, its section or its destination is removed: this is detected when counts are next
  /// requested, and nothing is moved.
  @Test(arguments: [[[]], [], [[0]], [[0, 1, 2], [3]]] as [[[Int]]])
  func dataThatChangeUnderTheFingerEndTheMovement(_ data: [[Int]]) {
    let screen = MovingScreen([[0, 1], [2, 3]])
    #expect(screen.view.beginInteractiveMovementForItem(at: .item(1)))
    screen.view.updateInteractiveMovementTargetPosition(screen.centre(.item(1, 1)))
    screen.items.sections = data
    screen.view.collectionViewLayout.invalidateLayout(with: CountsContext())
    screen.view.endInteractiveMovement()
    let moves = data == [[0, 1, 2], [3]]
    #expect(screen.items.sections == (moves ? [[0, 2], [3, 1]] : data))
    screen.view.reloadData()
    screen.settle()
    #expect(screen.view.visibleCells.count == data.map(\.count).reduce(0, +))
    #expect(screen.view.subviews.count == screen.view.visibleCells.count)
  }

  @Test func reloadingEndsTheMovement() {
    let screen = MovingScreen([[0, 1, 2]])
    #expect(screen.view.beginInteractiveMovementForItem(at: .item(0)))
    screen.view.updateInteractiveMovementTargetPosition(screen.centre(.item(2)))
    screen.items.sections = [[7]]
    screen.view.reloadData()
    screen.view.endInteractiveMovement()
    screen.settle()
    #expect(screen.items.sections == [[7]] && Set(screen.frames.keys) == ["7"])
  }
}

extension [String: CGRect] {
  fileprivate func adding(_ name: String, _ frame: CGRect) -> [String: CGRect] {
    merging([name: frame]) { $1 }
  }
}
