import Sessions
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitControls

/// Tests large titles, which have a row of 52 points below the row of 44.
@MainActor @Suite struct LargeTitleTests {
  private final class List: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      50
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  private func list(_ mode: UINavigationItem.LargeTitleDisplayMode = .automatic) -> List {
    let list = List(style: .plain)
    list.title = "Large Title"
    list.navigationItem.largeTitleDisplayMode = mode
    return list
  }

  private func shown(
    _ root: UIViewController, prefers: Bool = true
  ) -> (navigation: UINavigationController, window: UIWindow) {
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = prefers
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.edges = ScreenEdges(
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), navigationBarHeight: 44)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (navigation, window)
  }

  private func heights(_ navigation: UINavigationController) -> [CGFloat] {
    navigation.view.window?.layoutIfNeeded()
    let view = navigation.topViewController?.view
    return [
      navigation.navigationBar.frame.height, (view?.safeAreaInsets.top ?? 0) - 47,
      (view as? UIScrollView)?.contentOffset.y ?? 0,
    ]
  }

  @Test func theBarIs96PointsHighAndContentRestsBelow() {
    let (navigation, _) = shown(list())
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 96))
    #expect(heights(navigation) == [96, 96, -143])
  }

  @Test func aBarThatDoesNotPreferItHasNone() {
    let (navigation, window) = shown(list(.always), prefers: false)
    #expect(heights(navigation) == [44, 44, -91])
    navigation.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    #expect(heights(navigation) == [96, 96, -143])
    navigation.topViewController?.navigationItem.largeTitleDisplayMode = .never
    #expect(heights(navigation) == [44, 44, -91])
  }

  @Test func theRowDisappearsAsContentIsScrolledAndReturnsAtTheTop() {
    let root = list()
    let (navigation, window) = shown(root)
    defer { withExtendedLifetime(window) {} }
    root.tableView.contentOffset.y = -143 + 20
    #expect(heights(navigation) == [76, 76, -123])
    root.tableView.contentOffset.y = 300
    #expect(heights(navigation) == [44, 44, 300])
    root.tableView.contentOffset.y = -143
    #expect(heights(navigation) == [96, 96, -143])
    // Content that is pulled down moves the title along, and springs back.
    root.tableView.contentOffset.y = -173
    #expect(heights(navigation) == [126, 96, -173])
  }

  /// A finger drags content down past the middle of the large title's row. Content never comes to
  /// rest between the row's ends.
  @Test func aFingerBringsTheRowBack() {
    let root = list()
    let (navigation, window) = shown(root)
    root.tableView.contentOffset.y = -91
    #expect(heights(navigation) == [44, 44, -91])
    let finger = Finger(over: window)
    finger.down(at: CGPoint(x: 200, y: 400))
    finger.move(to: CGPoint(x: 200, y: 410))
    finger.move(to: CGPoint(x: 200, y: 445))
    #expect(
      root.tableView.contentOffset.y < -125,
      "the content follows the finger as in the middle of its range")
    window.clock.advance(by: 1)
    finger.up()
    window.clock.advance(by: 3)
    #expect(heights(navigation) == [96, 96, -143])
    finger.down(at: CGPoint(x: 200, y: 400))
    finger.move(to: CGPoint(x: 200, y: 390))
    finger.move(to: CGPoint(x: 200, y: 352))
    window.clock.advance(by: 1)
    finger.up()
    window.clock.advance(by: 3)
    #expect(heights(navigation) == [44, 44, -91])
  }

  @Test func anAutomaticItemIsAsTheOneBefore() {
    let (navigation, window) = shown(list())
    navigation.pushViewController(list(), animated: false)
    #expect(heights(navigation) == [96, 96, -143])
    navigation.pushViewController(list(.never), animated: false)
    #expect(heights(navigation) == [44, 44, -91])
    navigation.pushViewController(list(), animated: false)
    #expect(heights(navigation) == [44, 44, -91])
    navigation.popToRootViewController(animated: false)
    #expect(heights(navigation) == [96, 96, -143])
    // Animated, the bar grows and shrinks on the way.
    navigation.pushViewController(list(.never), animated: true)
    window.layoutIfNeeded()
    window.clock.advance(by: 5)
    #expect(heights(navigation) == [44, 44, -91])
  }

  @Test func contentThatDoesNotScrollKeepsIt() {
    let root = UIViewController()
    let (navigation, _) = shown(root)
    #expect(heights(navigation) == [96, 96, 0])
  }

  @Test func phonesHeldSidewaysHaveNone() {
    let (navigation, window) = shown(list())
    window.turn(animated: false)
    window.edges.navigationBarHeight = 32
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 32)
  }

  @Test func theTitleIs34PointsBoldAndTheSmallOneFadesIn() {
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    #expect(LargeTitle.font(under: traits) == UIFont.systemFont(ofSize: 34, weight: .bold))
    #expect(LargeTitle.height(under: traits) == 52)
    let whole = LargeTitle(
      fullHeight: 52, row: CGRect(x: 0, y: 44, width: 390, height: 52))
    #expect(whole.smallTitleAlpha == 0)
    #expect(whole.titleRect(lineHeight: 41, in: .zero).minX == 16)
    let gone = LargeTitle(fullHeight: 52, row: CGRect(x: 0, y: 44, width: 430, height: 0))
    #expect(gone.smallTitleAlpha == 1)
    #expect(gone.titleRect(lineHeight: 41, in: .zero).minX == 20)
  }
}
