import Testing
import UIKit

/// A list of 94 rows and a grid of 94 squares in controllers: the content has the width of the view
/// and begins below the safe area's top.
///
/// Source: kishikawakatsumi/IBPCollectionViewCompositionalLayout, whose tests in a bare controller
/// and in navigation and tab bar controllers verify UIKit's own layout on iOS 13.
@MainActor
@Suite struct CompositionalControllerTests {
  private final class Controller: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 94 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  /// The parents of the controller.
  enum Surroundings: String, CaseIterable {
    case nothing, navigation, tabBar, navigationInTabBar

    var hasBarAbove: Bool { self == .navigation || self == .navigationInTabBar }
    var hasBarBelow: Bool { self == .tabBar || self == .navigationInTabBar }

    @MainActor func around(_ controller: UIViewController) -> UIViewController {
      let inner = hasBarAbove ? UINavigationController(rootViewController: controller) : controller
      guard hasBarBelow else { return inner }
      let tabs = UITabBarController()
      tabs.viewControllers = [inner]
      return tabs
    }
  }

  private func view(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
    in surroundings: Surroundings
  ) -> (UICollectionView, UIWindow) {
    let item = NSCollectionLayoutItem(layoutSize: layoutSize(width, .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), height), subitems: [item])
    let controller = Controller(
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = surroundings.around(controller)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (controller.collectionView, window)
  }

  @Test(arguments: Surroundings.allCases) func lists(in surroundings: Surroundings) {
    let (view, window) = view(.fractionalWidth(1), .absolute(44), in: surroundings)
    #expect(view.contentSize == CGSize(width: 375, height: 94 * 44))
    #expect(view.adjustedContentInset == view.safeAreaInsets)
    #expect(
      view.contentOffset == CGPoint(x: -view.safeAreaInsets.left, y: -view.safeAreaInsets.top))
    #expect((view.safeAreaInsets.top > 0) == surroundings.hasBarAbove)
    #expect((view.safeAreaInsets.bottom > 0) == surroundings.hasBarBelow)
    withExtendedLifetime(window) {}
  }

  @Test(arguments: Surroundings.allCases) func grids(in surroundings: Surroundings) {
    let (view, window) = view(.fractionalWidth(0.2), .fractionalWidth(0.2), in: surroundings)
    #expect(view.contentSize == CGSize(width: 375, height: 1425))
    for (item, x, y) in [(0, 0, 0), (4, 300, 0), (5, 0, 75), (12, 150, 150), (93, 225, 1350)] {
      let frame = view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
      #expect(frame == CGRect(x: x, y: y, width: 75, height: 75))
    }
    withExtendedLifetime(window) {}
  }
}
