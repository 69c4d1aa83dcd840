import Sessions
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct BarTests {
  private final class Delegate: UITabBarDelegate {
    var chosen: [String] = []
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      chosen.append(item.title ?? "")
    }
  }

  private func tabBar() -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 393, height: 49))
    bar.items = ["A", "B", "C", "D"].enumerated().map {
      UITabBarItem(title: $1, image: nil, tag: $0)
    }
    return bar
  }

  /// The items begin at 6, 300, 597 and 891 pixels, with a badge of 54 pixels at 180 in the first.
  /// Source: a picture of iOS 17.5 at 3 pixels per point, 393 points wide.
  @Test func itemsStandWhereThePictureHasThem() {
    RenderSession.fresh(scale: 3).run {
      let bar = tabBar()
      bar.items?[0].badgeValue = "3"
      bar.layoutIfNeeded()
      let items = bar.subviews.dropFirst()
      #expect(items.map { ($0.frame.minX * 3).rounded() } == [6, 300, 597, 891])
      #expect(items.map(\.frame.width) == [94, 95, 94, 94])
      #expect(items.allSatisfy { $0.frame.minY == 1 && $0.frame.height == 48 })
      let first = bar.subviews[1]
      let badge = first.convert(first.subviews[2].frame, to: bar)
      #expect(badge.size == CGSize(width: 18, height: 18) && badge.minY == 3)
      #expect(badge.minX * 3 == 180)
    }
  }

  @Test func aTapChoosesAnItem() {
    let (bar, delegate) = (tabBar(), Delegate())
    bar.delegate = delegate
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
    window.addSubview(bar)
    let finger = Finger(over: window)
    finger.down(at: CGPoint(x: 150, y: 20))
    finger.up()
    #expect(bar.selectedItem === bar.items?[1] && delegate.chosen == ["B"])
    bar.items?[2].isEnabled = false
    bar.layoutIfNeeded()
    finger.down(at: CGPoint(x: 250, y: 20))
    finger.up()
    #expect(delegate.chosen == ["B"])
    bar.items = []
    #expect(bar.selectedItem == nil)
  }

  @Test func flexibleSpacesShareWhatIsLeft() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    func view() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30)) }
    let views = [view(), view(), view()]
    bar.items = [
      UIBarButtonItem(customView: views[0]), .flexibleSpace(),
      UIBarButtonItem(customView: views[1]), .flexibleSpace(),
      UIBarButtonItem(customView: views[2]),
    ]
    bar.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [16, 140, 264])
    bar.items = [
      UIBarButtonItem(customView: views[0]), UIBarButtonItem(customView: views[1]),
      .fixedSpace(50), UIBarButtonItem(customView: views[2]),
    ]
    bar.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [16, 64, 154])
    bar.semanticContentAttribute = .forceRightToLeft
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    #expect(views.map(\.frame.maxX) == [304, 256, 166])
  }

  @Test func aToolBarsButtonDoesItsAction() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    var count = 0
    bar.items = [UIBarButtonItem(title: "Go", primaryAction: UIAction { _ in count += 1 })]
    let window = UIWindow(frame: bar.frame)
    window.addSubview(bar)
    let finger = Finger(over: window)
    finger.down(at: CGPoint(x: 20, y: 22))
    finger.up()
    #expect(count == 1)
  }

  @Test func aToolBarHasAnImageForItsGround() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    bar.setBackgroundImage(image, forToolbarPosition: .bottom, barMetrics: .default)
    bar.layoutIfNeeded()
    #expect(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) === image)
    func pictures(_ view: UIView) -> [UIImage] {
      view.subviews.flatMap { [($0 as? UIImageView)?.image].compactMap(\.self) + pictures($0) }
    }
    #expect(pictures(bar) == [image])
    bar.setBackgroundImage(nil, forToolbarPosition: .bottom, barMetrics: .default)
    #expect(pictures(bar) == [])
  }

  /// The background of a bar that ends at the safe area extends to the edge of the screen.
  @Test func aToolBarsBackgroundReachesTheEdge() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.bottom = 34
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.rootViewController = controller
    window.isHidden = false
    let bar = UIToolbar(frame: CGRect(x: 0, y: 322, width: 320, height: 44))
    controller.view.addSubview(bar)
    window.layoutIfNeeded()
    #expect(bar.subviews.map(\.frame.height) == [78])
    bar.frame.origin.y = 100
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    #expect(bar.subviews.map(\.frame.height) == [44])
  }
}
