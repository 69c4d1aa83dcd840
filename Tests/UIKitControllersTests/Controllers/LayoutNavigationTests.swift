import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists

@MainActor @Suite struct LayoutNavigationTests {
  /// A controller of four items of the same size.
  private final class Squares: UICollectionViewController {
    convenience init(side: CGFloat) {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: side, height: side)
      layout.minimumInteritemSpacing = 0
      layout.minimumLineSpacing = 0
      self.init(collectionViewLayout: layout)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "square")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 4 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "square", for: indexPath)
    }
  }

  private func shown(_ root: UIViewController) -> (UINavigationController, UIWindow) {
    let navigation = UINavigationController(rootViewController: root)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 244))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (navigation, window)
  }

  private func seen(_ cell: UICollectionViewCell?) -> CGRect? { cell?.layer.presentation()?.frame }

  @Test func pushingTurnsTheSameCollectionViewIntoTheOtherLayout() throws {
    let (small, large) = (Squares(side: 50), Squares(side: 100))
    let (navigation, window) = shown(small)
    let shared = try #require(small.collectionView)
    let cell = shared.cellForItem(at: .item(1))
    large.useLayoutToLayoutNavigationTransitions = true
    navigation.pushViewController(large, animated: true)
    #expect(large.collectionView === shared && shared.superview === large.view)
    #expect(shared.dataSource === small && shared.delegate === small)
    #expect(shared.cellForItem(at: .item(1)) === cell)
    #expect(seen(cell) == CGRect(x: 50, y: 0, width: 50, height: 50))
    MediaClock.current.advance(by: 0.15)
    #expect(seen(cell) == CGRect(x: 25, y: 50, width: 75, height: 75))
    MediaClock.current.settle()
    window.layoutIfNeeded()
    #expect(seen(cell) == CGRect(x: 0, y: 100, width: 100, height: 100))
    #expect(shared.frame == CGRect(x: 0, y: 0, width: 100, height: 244))

    navigation.popViewController(animated: true)
    #expect(shared.superview === small.view && shared.window === window)
    MediaClock.current.advance(by: 0.15)
    #expect(seen(cell) == CGRect(x: 25, y: 50, width: 75, height: 75))
    MediaClock.current.settle()
    #expect(cell?.frame == CGRect(x: 50, y: 0, width: 50, height: 50))
    #expect(shared.contentOffset == CGPoint(x: 0, y: -44))
  }

  @Test func withoutItEachHasItsOwn() {
    let (small, large) = (Squares(side: 50), Squares(side: 100))
    let (navigation, _) = shown(small)
    navigation.pushViewController(large, animated: true)
    #expect(large.collectionView !== small.collectionView)
    #expect(large.collectionView.dataSource === large)
  }
}
