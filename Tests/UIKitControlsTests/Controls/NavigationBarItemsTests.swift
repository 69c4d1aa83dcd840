import Sessions
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitControls

@MainActor @Suite struct NavigationBarItemsTests {
  private final class Delegate: NSObject, UINavigationBarDelegate {
    var heard: [String] = []
    var mayPop = true
    func navigationBar(_ bar: UINavigationBar, didPush item: UINavigationItem) {
      heard.append("push \(item.title ?? "")")
    }
    func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { mayPop }
    func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) {
      heard.append("pop \(item.title ?? "")")
    }
  }

  @Test func aBarByItselfHasAStackOfItems() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let delegate = Delegate()
    bar.delegate = delegate
    bar.items = [UINavigationItem(title: "a")]
    bar.pushItem(UINavigationItem(title: "b"), animated: false)
    #expect(bar.topItem?.title == "b" && bar.backItem?.title == "a")
    delegate.mayPop = false
    #expect(bar.popItem(animated: false) == nil)
    delegate.mayPop = true
    bar.goBack()
    #expect(bar.topItem?.title == "a" && bar.backItem == nil)
    #expect(delegate.heard == ["push b", "pop b"])
    #expect(bar.barPosition == .topAttached)
  }

  @Test func aControllersBarNotifiesItsItems() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.viewControllers[0].title = "a"
    let window = shownWindow(navigation)
    _ = window
    #expect(navigation.navigationBar.items?.map(\.title) == ["a"])
  }

  /// A bar of 320 by 44 points below the top of a window.
  private func bar(_ item: UINavigationItem) -> (UINavigationBar, UIWindow) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 320, height: 44))
    window.addSubview(bar)
    window.makeKeyAndVisible()
    bar.items = [item]
    bar.layoutIfNeeded()
    return (bar, window)
  }

  @Test(arguments: [0.05, 1.5]) func aMenuOfAButtonDoesNotOpen(_ time: Double) throws {
    var taps = 0
    let item = UINavigationItem(title: "a")
    let button = UIBarButtonItem(primaryAction: UIAction(title: "More") { _ in taps += 1 })
    button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
    item.rightBarButtonItem = button
    let (_, window) = bar(item)
    let count = window.subviews.count
    #expect(button.menu?.children.map(\.title) == ["One"])
    try window.play { $0.longPress(at: CGPoint(x: 290, y: 42), duration: time) }
    window.clock.advance(by: 1)
    #expect(!window.subviews.contains { $0 is MenuOverlay })
    try window.play { $0.lift() }
    window.clock.advance(by: 1)
    #expect(window.subviews.count == count && taps == 1)
  }

  /// In a bar as low as a phone's in landscape, too.
  @Test(arguments: [44, 32] as [CGFloat]) func landscapeImagesAreKept(_ height: CGFloat) {
    let red = UIImage.of(["rrr", "rrr", "rrr"]).withRenderingMode(.alwaysOriginal)
    let green = UIImage.of(["ggg", "ggg", "ggg"]).withRenderingMode(.alwaysOriginal)
    let bounds = CGRect(x: 0, y: 0, width: 852, height: 393)
    let pictures = [nil, green].map { (landscape: UIImage?) -> [UInt8] in
      RenderSession.fresh(bounds: bounds, scale: 1).run {
        let item = UINavigationItem(title: "a")
        let button = UIBarButtonItem(image: red, style: .plain, target: nil, action: nil)
        button.landscapeImagePhone = landscape
        #expect(button.landscapeImagePhone === landscape)
        item.rightBarButtonItem = button
        let (bar, _) = bar(item)
        bar.frame = CGRect(x: 0, y: 0, width: 852, height: height)
        return bar.pictureBytes
      }
    }
    #expect(pictures[0] == pictures[1] && !pictures[0].isEmpty)
  }

  @Test func theBackIndicatorsMaskIsKept() {
    let pictures = [nil, UIImage.of(["rr", "rr"])].map { (mask: UIImage?) -> [UInt8] in
      let (bar, _) = bar(UINavigationItem(title: "a"))
      bar.pushItem(UINavigationItem(title: "b"), animated: false)
      bar.backIndicatorImage = UIImage.of(["kk", "kk", "kk"])
      bar.backIndicatorTransitionMaskImage = mask
      #expect(bar.backIndicatorTransitionMaskImage === mask)
      return bar.pictureBytes
    }
    #expect(pictures[0] == pictures[1] && Set(pictures[0]).count > 2)
  }

  @Test func symbolsInBarsAreLarge() throws {
    let symbol = try #require(UIImage(systemName: "star"))
    let large = symbol.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large))
    let shown = UIBarButtonItem(image: symbol, style: .plain, target: nil, action: nil).picture
    #expect(shown?.size == large?.size && shown?.size != symbol.size)
  }
}
