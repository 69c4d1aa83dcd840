import Testing
import UIKit

@Suite struct UIResponderBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  private static func page(_ name: String) -> Source { .apple("uikit/uiresponder/" + name) }

  /// A view that accepts text input and records its calls.
  private final class Typed: UIView {
    var heard: [String] = []
    var gives = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { gives }
    override func becomeFirstResponder() -> Bool {
      heard.append("become")
      return super.becomeFirstResponder()
    }
    override func resignFirstResponder() -> Bool {
      heard.append("resign")
      return super.resignFirstResponder()
    }
  }

  private final class Ear: UIView {
    var touched = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touched += 1 }
  }

  @MainActor private static func window(_ views: UIView...) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    for view in views { window.addSubview(view) }
    window.makeKeyAndVisible()
    return window
  }

  static let rows: Behaviours = Behaviours(of: "UIResponder") {
    editing(&$0)
    $0.row("a responder cannot become first responder by default", page("canbecomefirstresponder"))
    {
      #expect(!UIView().canBecomeFirstResponder && !UIView().becomeFirstResponder())
      #expect(!UIView().isFirstResponder && UIView().canResignFirstResponder)
    }
    $0.row("becomeFirstResponder() succeeds in a window", page("becomefirstresponder()")) {
      let field = Typed()
      let window = window(field)
      #expect(field.becomeFirstResponder() && field.isFirstResponder)
      _ = window
    }
    $0.row(
      "a view outside of a window does not become first responder", page("becomefirstresponder()")
    ) { #expect(!Typed().becomeFirstResponder()) }
    $0.row("a new first responder makes the old one resign", page("becomefirstresponder()")) {
      let (a, b) = (Typed(), Typed())
      let window = window(a, b)
      _ = a.becomeFirstResponder()
      _ = b.becomeFirstResponder()
      #expect(!a.isFirstResponder && b.isFirstResponder && a.heard == ["become", "resign"])
      _ = window
    }
    $0.row(
      "a responder that refuses to resign prevents another first responder",
      page("canresignfirstresponder")
    ) {
      let (a, b) = (Typed(), Typed())
      let window = window(a, b)
      _ = a.becomeFirstResponder()
      a.gives = false
      #expect(!b.becomeFirstResponder() && a.isFirstResponder)
      _ = window
    }
    $0.row(
      "a view that leaves its window is no longer first responder",
      page("becomefirstresponder()")
    ) {
      let field = Typed()
      let window = window(field)
      _ = field.becomeFirstResponder()
      field.removeFromSuperview()
      #expect(!field.isFirstResponder)
      _ = window
    }
    $0.row(
      "a view that is moved to another window is first responder in neither",
      page("becomefirstresponder()"),
      uncertain: "the page says that a first responder lies in an active view hierarchy"
    ) {
      let (outer, field) = (UIView(), Typed())
      outer.addSubview(field)
      let first = window(outer)
      let second = window()
      _ = field.becomeFirstResponder()
      second.addSubview(outer)
      #expect(!field.isFirstResponder && field.heard == ["become", "resign"])
      _ = first
    }
    $0.row(
      "endEditing(_:) makes a first responder among the descendants resign",
      .apple("uikit/uiview/endediting(_:)")
    ) {
      let (outer, field) = (UIView(), Typed())
      outer.addSubview(field)
      let window = window(outer)
      _ = field.becomeFirstResponder()
      #expect(window.endEditing(false) && !field.isFirstResponder)
    }
    $0.row("a view's next responder is its superview", page("next")) {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      #expect(inner.next === outer && outer.next == nil)
    }
    $0.row("a root view's next responder is its controller, whose next is the window", page("next"))
    {
      let screen = UIViewController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.rootViewController = screen
      #expect(screen.view.next === screen && screen.next === window)
    }
    $0.row(
      "a presented controller's next responder is its presenting controller",
      .apple("uikit/using-responders-and-the-responder-chain-to-handle-events")
    ) {
      let (screen, sheet) = (UIViewController(), UIViewController())
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.rootViewController = screen
      window.makeKeyAndVisible()
      screen.present(sheet, animated: false)
      #expect(sheet.view.next === sheet && sheet.next === screen && screen.next === window)
      sheet.dismiss(animated: false)
      #expect(sheet.next == nil)
    }
    $0.row(
      "touches that a responder does not handle go to the next one",
      page("touchesbegan(_:with:)")
    ) {
      let (outer, inner) = (Ear(), UIView())
      outer.addSubview(inner)
      inner.touchesBegan([], with: nil)
      #expect(outer.touched == 1)
    }
    $0.row("the undo manager is the next responder's by default", page("undomanager")) {
      let view = UIView()
      let window = window(view)
      #expect(view.undoManager === window.undoManager && window.undoManager != nil)
    }
    $0.row("a responder has no input view by default", page("inputview")) {
      #expect(UIView().inputView == nil && UIView().inputAccessoryView == nil)
    }
  }
}
