import Testing
import UIKit

@testable import UIKitLists

@MainActor @Suite struct UINavigationControllerTests {
  private func shown(_ root: UIViewController) -> (UINavigationController, UIWindow) {
    let navigation = UINavigationController(rootViewController: root)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (navigation, window)
  }

  @Test func theBarIsOverTheTopOfTheContent() {
    let root = UIViewController()
    let (navigation, _) = shown(root)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(root.view.safeAreaInsets.top == 44)
    #expect(root.navigationController === navigation)
  }

  @Test func aHiddenBarTakesNoRoom() {
    let root = UIViewController()
    let (navigation, window) = shown(root)
    navigation.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.top == 0 && navigation.navigationBar.isHidden)
  }

  @Test func collectionsRestBelowTheBar() {
    let root = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let (_, _) = shown(root)
    #expect(root.collectionView.adjustedContentInset.top == 44)
    #expect(root.collectionView.contentOffset == CGPoint(x: 0, y: -44))
  }

  @Test func controllersArePushedAndPopped() {
    let (first, second) = (UIViewController(), UIViewController())
    let (navigation, window) = shown(first)
    navigation.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.topViewController === second && first.view.superview == nil)
    #expect(second.view.safeAreaInsets.top == 44)
    #expect(navigation.popViewController(animated: false) === second)
    #expect(navigation.topViewController === first && first.view.superview != nil)
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(second.navigationController == nil)
  }

  /// In a navigation controller a shown controller is pushed, by the navigation controller's own
  /// method; elsewhere it is presented.
  @Test func controllersAreShownByWhatIsAround() {
    final class Navigation: UINavigationController {
      var shown: [UIViewController] = []
      override func show(_ vc: UIViewController, sender: Any?) {
        shown.append(vc)
        super.show(vc, sender: sender)
      }
    }
    let (root, second, third) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = Navigation(rootViewController: root)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    root.show(second, sender: nil)
    #expect(navigation.shown == [second] && navigation.topViewController === second)
    #expect(second.presentingViewController == nil)
    let alone = UIViewController()
    window.rootViewController = alone
    alone.show(third, sender: nil)
    #expect(alone.presentedViewController === third)
  }

  @Test func theTitleIsTheControllers() {
    let root = UIViewController()
    let (navigation, window) = shown(root)
    let bar = navigation.navigationBar
    _ = window.snapshotBitmap(scale: 1)
    let drawn = bar.subviews.map(\.layer.displayCount).reduce(0, +)
    root.title = "Our Time Machine"
    _ = window.snapshotBitmap(scale: 1)
    #expect(bar.topItem?.title == "Our Time Machine")
    #expect(bar.subviews.map(\.layer.displayCount).reduce(0, +) == drawn + 1)
  }

  @Test func aButtonPerformsItsAction() {
    var count = 0
    let item = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in count += 1 })
    item.primaryAction?.performWithSender(item, target: nil)
    #expect(count == 1)
  }

  /// The title shrinks to the room between the buttons; nothing overlaps.
  @Test func theTitleNeverRunsIntoTheButtons() throws {
    for width in stride(from: CGFloat(120), through: 320, by: 40) {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
      bar.tintColor = .red
      let item = UINavigationItem(title: "Our Time Machine")
      item.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
      bar.topItem = item
      let bitmap = try #require(bar.snapshotBitmap(scale: 1))
      let columns = (0..<Int(width)).filter { x in
        (5..<40).contains { y in
          let pixel = bitmap.pixels.load(
            fromByteOffset: y * bitmap.bytesPerRow + 4 * x, as: UInt32.self)
          return pixel & 0x00FF_0000 < 0x0040_0000
        }
      }
      #expect(!columns.isEmpty)
      #expect((columns.max() ?? 0) < Int(width) - 16 - 17 - 7)
    }
  }

  @Test func theBarFollowsTheAppearance() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    bar.isTranslucent = false
    bar.place(CGRect(x: 0, y: 20, width: 100, height: 44), backgroundAbove: 20)
    func ground(_ style: UIUserInterfaceStyle) throws -> UInt32 {
      var picture: Bitmap?
      UITraitCollection(userInterfaceStyle: style).performAsCurrent {
        bar.updateForCurrentTraits()
        picture = bar.snapshotBitmap(scale: 1)
      }
      let bitmap = try #require(picture)
      return bitmap.pixels.load(fromByteOffset: 5 * bitmap.bytesPerRow + 20, as: UInt32.self)
    }
    #expect(try ground(.light) == 0xFFF8_F8F8)
    #expect(try ground(.dark) == 0xFF14_1414)
    bar.barStyle = .black
    #expect(try ground(.light) == 0xFF14_1414)
  }
}
