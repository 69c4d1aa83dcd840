import Testing
import UIKit

/// Tests several buttons, and views, in a navigation bar of 320 by 44 points.
@MainActor @Suite struct NavigationItemTests {
  private final class Log { var heard: [String] = [] }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let root = UIViewController(nibName: nil, bundle: nil)
  private let log = Log()
  private let navigation: UINavigationController

  init() {
    root.title = "Garden"
    navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.layoutIfNeeded()
  }

  private var item: UINavigationItem { root.navigationItem }

  private func plus(_ name: String) -> UIBarButtonItem {
    let item = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [log] _ in log.heard.append(name) })
    item.accessibilityIdentifier = name
    return item
  }

  private func box(_ width: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: 30))
  }

  private var names: [String?] { window.barItems.map(\.item.names.first) }

  /// The plus signs are in boxes of 21.667 points, 16 from the edges and 30 from each other: touch
  /// areas are 44 points wide.
  @Test func buttonsStandSideBySide() throws {
    item.rightBarButtonItems = [plus("a"), plus("b")]
    item.leftBarButtonItems = [plus("c"), plus("d")]
    #expect(names == ["c", "d", "a", "b"])
    let frames = window.barItems.map(\.frame)
    for (frame, start) in zip(frames, [4.833, 56.5, 271.167, 219.5] as [CGFloat]) {
      #expect(abs(frame.minX - start) < 0.01 && abs(frame.width - 44) < 0.01)
      #expect(frame.minY == 0 && frame.height == 44)
    }
    for x in [273, 262, 58, 47] as [CGFloat] {
      try window.play { $0.tap(at: CGPoint(x: x, y: 22)) }
    }
    #expect(log.heard == ["a", "b", "d", "c"])
  }

  /// The single-button property is the first of several buttons.
  @Test func theFirstButtonIsTheOne() {
    #expect(item.rightBarButtonItem == nil && item.rightBarButtonItems == nil)
    let (a, b) = (plus("a"), plus("b"))
    item.rightBarButtonItem = a
    #expect(item.rightBarButtonItems == [a])
    item.setRightBarButtonItems([a, b], animated: true)
    item.rightBarButtonItem = plus("c")
    #expect(item.rightBarButtonItems?.map(\.accessibilityIdentifier) == ["c", "b"])
    item.rightBarButtonItem = nil
    #expect(item.rightBarButtonItem === b)
    item.setRightBarButton(nil, animated: false)
    #expect(item.rightBarButtonItems == nil)
  }

  @Test func buttonsAreSpaced() {
    item.rightBarButtonItems = [plus("a"), .fixedSpace(20), plus("b"), .flexibleSpace()]
    #expect(names == ["a", "b"])
    let starts = window.barItems.map(\.frame.minX)
    #expect(abs(starts[0] - 271.167) < 0.01 && abs(starts[1] - 207.5) < 0.01)
  }

  /// The item's own buttons replace the back button, or are beside it.
  @Test func buttonsBesideTheWayBack() throws {
    let second = UIViewController(nibName: nil, bundle: nil)
    second.navigationItem.leftBarButtonItem = plus("a")
    navigation.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    #expect(names == ["a"])
    second.navigationItem.leftItemsSupplementBackButton = true
    #expect(names == ["Garden", "a"])
    let frames = window.barItems.map(\.frame)
    #expect(abs(frames[1].minX - frames[0].maxX) < 1e-9)
    try window.play { $0.tap(at: CGPoint(x: frames[1].midX, y: 22)) }
    #expect(log.heard == ["a"] && navigation.topViewController === second)
    try window.play { $0.tap(at: CGPoint(x: 30, y: 22)) }
    #expect(navigation.topViewController === root)
  }

  // MARK: Views

  /// A view of 100 by 30 points is in the middle; another view of 120 points at the right pushes it
  /// to the left.
  @Test func aViewInPlaceOfTheTitle() {
    let view = box(100)
    item.titleView = view
    window.layoutIfNeeded()
    #expect(view.superview === navigation.navigationBar)
    #expect(view.frame == CGRect(x: 110, y: 7, width: 100, height: 30))
    let other = box(120)
    item.rightBarButtonItem = UIBarButtonItem(customView: other)
    window.layoutIfNeeded()
    #expect(other.frame == CGRect(x: 184, y: 7, width: 120, height: 30))
    #expect(view.frame == CGRect(x: 78, y: 7, width: 100, height: 30))
    other.bounds.size.width = 240
    item.title = "Changed"
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 7, width: 42, height: 30))
    item.titleView = nil
    window.layoutIfNeeded()
    #expect(view.superview == nil && other.superview != nil)
  }

  /// A view without a size is as large as its contents.
  @Test func aLabelInPlaceOfTheTitle() {
    let label = UILabel()
    label.text = "Garden"
    item.titleView = label
    window.layoutIfNeeded()
    #expect(label.frame.size == label.intrinsicContentSize)
    #expect(abs(label.frame.midX - 160) <= 0.5 && abs(label.frame.midY - 22) <= 0.5)
  }

  @Test func viewsAreTouchedByThemselves() throws {
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Go") { [log] _ in log.heard.append("go") })
    button.frame.size = CGSize(width: 40, height: 30)
    item.rightBarButtonItems = [plus("a"), UIBarButtonItem(customView: button)]
    window.layoutIfNeeded()
    #expect(button.frame.size == CGSize(width: 40, height: 30) && names == ["a"])
    #expect(abs(button.frame.minX - 223.333) < 0.5 && button.frame.minY == 7)
    try window.play { $0.tap(at: CGPoint(x: 250, y: 22)) }
    #expect(log.heard == ["go"])
  }

  /// A pushed controller's views replace the earlier ones.
  @Test func viewsGoWithTheirController() {
    let (first, other) = (box(100), box(60))
    item.titleView = first
    let second = UIViewController(nibName: nil, bundle: nil)
    second.navigationItem.titleView = other
    window.layoutIfNeeded()
    navigation.pushViewController(second, animated: true)
    window.clock.settle()
    window.layoutIfNeeded()
    #expect(first.superview == nil && other.superview === navigation.navigationBar)
    navigation.popViewController(animated: true)
    window.clock.settle()
    window.layoutIfNeeded()
    #expect(first.superview === navigation.navigationBar && other.superview == nil)
  }

  /// A button that changes is drawn again.
  @Test func aButtonReportsWhatChanged() {
    let button = plus("a")
    item.rightBarButtonItem = button
    _ = window.snapshotBitmap(scale: 1)
    let bar = navigation.navigationBar
    let drawn = bar.subviews.map(\.layer.displayCount).reduce(0, +)
    button.isEnabled = false
    _ = window.snapshotBitmap(scale: 1)
    #expect(bar.subviews.map(\.layer.displayCount).reduce(0, +) == drawn + 1)
  }
}
