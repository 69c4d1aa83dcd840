import Testing
import UIKit

@Suite struct UIWindowBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  private static func page(_ name: String) -> Source { .apple("uikit/uiwindow/" + name) }

  @MainActor private static func window(_ screen: UIViewController? = nil) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  /// Overrides its traits with a dark style and a compact width.
  private final class Dark: UIWindow {
    override var traitCollection: UITraitCollection {
      UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: .dark),
        UITraitCollection(horizontalSizeClass: .regular),
      ])
    }
  }

  private final class Page: UIViewController {
    let label = UILabel()
    override func viewDidLoad() {
      view.translatesAutoresizingMaskIntoConstraints = false
      label.translatesAutoresizingMaskIntoConstraints = false
      label.text = "A"
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.leftAnchor.constraint(equalTo: view.leftAnchor),
        label.rightAnchor.constraint(equalTo: view.rightAnchor),
        label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
  }

  static let rows: Behaviours = Behaviours(of: "UIWindow") {
    $0.row("the root view fills the window", page("rootviewcontroller")) {
      let screen = UIViewController()
      let window = window(screen)
      #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
      #expect(screen.view.superview === window)
    }
    $0.row(
      "a root view without mask constraints also fills the window",
      page("rootviewcontroller")
    ) {
      let screen = Page()
      let window = window(screen)
      #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
      #expect(screen.label.frame.width == 320 && screen.label.frame.maxY == 480)
      window.frame.size = CGSize(width: 400, height: 300)
      window.layoutIfNeeded()
      #expect(screen.view.frame.size == CGSize(width: 400, height: 300))
      #expect(screen.label.frame.width == 400 && screen.label.frame.maxY == 300)
    }
    $0.row("the root view follows the window's size", page("rootviewcontroller")) {
      let screen = UIViewController()
      let window = window(screen)
      window.frame.size = CGSize(width: 480, height: 320)
      #expect(screen.view.frame.size == CGSize(width: 480, height: 320))
    }
    $0.row("another root controller replaces the first", page("rootviewcontroller")) {
      let (first, second) = (UIViewController(), UIViewController())
      let window = window(first)
      window.rootViewController = second
      #expect(first.view.superview == nil && second.view.superview === window)
      #expect(window.subviews == [second.view])
    }
    $0.row(
      "an override of traitCollection in a subclass applies to descendants",
      .suite(
        "essentialdevelopercom/essential-feed-case-study, SnapshotWindow", license: "MIT")
    ) {
      let window = Dark(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let (screen, inside) = (UIViewController(), UIView())
      screen.view.addSubview(inside)
      window.rootViewController = screen
      window.makeKeyAndVisible()
      #expect(inside.traitCollection.userInterfaceStyle == .dark)
      #expect(screen.traitCollection.horizontalSizeClass == .regular)
    }
    $0.row(
      "makeKeyAndVisible() shows the window and makes it the key window",
      page("makekeyandvisible()")
    ) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.isHidden = true
      window.makeKeyAndVisible()
      #expect(!window.isHidden && window.isKeyWindow)
    }
    $0.row(
      "there is one key window, and windows are called when they become it", page("becomekey()")
    ) {
      final class Heard: UIWindow {
        var heard: [String] = []
        override func becomeKey() { heard.append("become") }
        override func resignKey() { heard.append("resign") }
      }
      let (a, b) = (Heard(frame: .zero), Heard(frame: .zero))
      a.makeKey()
      b.makeKey()
      #expect(a.heard == ["become", "resign"] && b.heard == ["become"])
      #expect(!a.isKeyWindow && b.isKeyWindow)
    }
    $0.row("a window is its own window and has no superview", .apple("uikit/uiview/window")) {
      let window = window()
      #expect(window.window === window && window.superview == nil)
    }
    $0.row("a window is at the normal level", page("windowlevel")) {
      #expect(UIWindow().windowLevel == .normal)
      #expect(UIWindow.Level.normal.rawValue == 0)
      #expect(UIWindow.Level.normal < .statusBar && UIWindow.Level.statusBar < .alert)
    }
    $0.row("UIWindow() is as large as the screen", .apple("uikit/uiwindow")) {
      #expect(UIWindow().frame == UIScreen.main.bounds)
    }
    $0.row("points are converted from and to a window", page("convert(_:to:)-687rw")) {
      let window = window()
      #expect(window.convert(CGPoint(x: 3, y: 4), to: nil) == CGPoint(x: 3, y: 4))
    }
    $0.row(
      "a window is hidden until it is shown", .apple("uikit/uiwindow"),
      differs:
        "it is visible initially, so that a test can lay out and touch a window without showing it"
    ) { #expect(UIWindow(frame: .zero).isHidden) }
  }
}
