import Sessions
import Testing
import UIKit

/// Tests that content at rest at its start stays there, through all intermediate frames of its
/// view.
@MainActor struct SafeAreaRestTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let scrollView = UIScrollView(frame: .zero)

  init() {
    window.setSafeAreaInsets(UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
    window.addSubview(scrollView)
    scrollView.alwaysBounceVertical = true
    scrollView.contentSize = CGSize(width: 393, height: 2000)
  }

  @Test func aSizeBeforeAPlace() {
    // A view at the origin whose bounds are set before its center first extends above the window.
    scrollView.bounds.size = CGSize(width: 393, height: 715)
    scrollView.layoutIfNeeded()
    scrollView.center = CGPoint(x: 196.5, y: 460.5)
    scrollView.layoutIfNeeded()
    #expect(scrollView.adjustedContentInset == .zero)
    #expect(scrollView.contentOffset == .zero)
  }

  /// In a navigation controller, a scroll view is adjusted that is the first subview at every level
  /// below the controller's view, even with nothing to scroll.
  @Test(arguments: [true, false]) func theFirstViewInTheFirstViewIsTheContent(isFirst: Bool) {
    RenderSession.fresh().run {
      let controller = UIViewController()
      let (around, content) = (UIView(), UIScrollView())
      if !isFirst { around.addSubview(UIView()) }
      around.addSubview(content)
      controller.view.addSubview(around)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.makeKeyAndVisible()
      around.frame = window.bounds
      content.frame = window.bounds
      window.layoutIfNeeded()
      #expect(content.adjustedContentInset.top == (isFirst ? 44 : 0))
    }
  }

  /// A view that inserts a background behind its content when its safe area changes.
  private final class Grounded: UIView {
    override func safeAreaInsetsDidChange() { insertSubview(UIView(), at: 0) }
  }

  @Test func whatIsPutBehindTheContentDoesNotTakeItsPlace() {
    RenderSession.fresh().run {
      let controller = UIViewController()
      let (around, content) = (Grounded(), UIScrollView())
      around.addSubview(content)
      controller.view.addSubview(around)
      let inner = UIScrollView()
      content.addSubview(inner)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.makeKeyAndVisible()
      for view in [around, content] { view.frame = window.bounds }
      inner.frame = CGRect(x: 0, y: -44, width: 393, height: 852)
      window.layoutIfNeeded()
      #expect(around.subviews.first !== content && content.adjustedContentInset.top == 44)
      // The content inset keeps the scrolled content below the bar.
      #expect(inner.safeAreaInsets.top == 0 && inner.adjustedContentInset.top == 0)
    }
  }

  @Test func anInsetBetweenPixels() {
    scrollView.frame = CGRect(x: 0, y: -1.0 / 3 - 357, width: 393, height: 715)
    scrollView.layoutIfNeeded()
    scrollView.frame.origin.y = 0
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentOffset.y == -103)
  }

  @Test func whatArithmeticIsOffByIsNoSafeArea() {
    scrollView.frame = CGRect(x: 0, y: 103 - 6e-14, width: 393, height: 715)
    #expect(scrollView.safeAreaInsets == .zero)
  }

  /// At three pixels per point, half a point is between pixels: no offset is exactly the inset's
  /// negative.
  @Test func aTableThatConstraintsPlaceUnderABar() {
    RenderSession.fresh(scale: 3).run {
      let controller = UIViewController()
      let table = UITableView(frame: .zero, style: .insetGrouped)
      table.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(table)
      let safeArea = controller.view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        table.topAnchor.constraint(equalTo: safeArea.topAnchor),
        table.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
        table.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
        table.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
      ])
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      window.setSafeAreaInsets(UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(table.frame == CGRect(x: 0, y: 103, width: 393, height: 715))
      #expect(table.adjustedContentInset == .zero && table.contentOffset == .zero)
    }
  }
}
