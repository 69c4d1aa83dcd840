import Sessions

/// The menu for editing, of older code: what the first responder offers, and an app's own commands.
///
/// It is drawn as menus for editing are since iOS 16. The first responder is asked
/// (`canPerformAction(_:withSender:)`), and those after it. Source: Apple, UIMenuController.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The menu of the screen that the calling code belongs to.
  public static var shared: UIMenuController { MenuControllerHolder.current.controller }

  private typealias Edit = @MainActor (UIResponder, Any?) -> Void

  /// What the system offers, where the responder does.
  private static let known: [(title: String, name: String, edit: Edit)] = [
    ("Cut", "cut:", { $0.cut($1) }), ("Copy", "copy:", { $0.copy($1) }),
    ("Select", "select:", { $0.select($1) }), ("Select All", "selectAll:", { $0.selectAll($1) }),
    ("Paste", "paste:", { $0.paste($1) }), ("Delete", "delete:", { $0.delete($1) }),
  ]

  /// The app's own commands, behind the system's. Default nil.
  open var menuItems: [UIMenuItem]?
  /// Where an arrow pointed before iOS 16. Kept; the menu has none. Default `.default`.
  open var arrowDirection = ArrowDirection.default
  /// The menu's rectangle in its window, in points; zero while there is none.
  open var menuFrame: CGRect { shown?.frame ?? .zero }

  private weak var targetView: UIView?
  private var targetRect = CGRect.zero
  private var shown: EditMenu?

  /// Where an arrow points. Raw values are UIKit's.
  public enum ArrowDirection: Int, Sendable {
    /// Where there is room.
    case `default` = 0
    /// Up.
    case up = 1
    /// Down.
    case down = 2
    /// To the left.
    case left = 3
    /// To the right.
    case right = 4
  }

  /// Whether the menu is shown.
  open var isMenuVisible: Bool {
    get { shown?.isOpen == true }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// Shows the menu at a rectangle of a view, in the view's coordinates and points.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  /// Takes the menu away, where a view's, or anybody's.
  open func hideMenu(from targetView: UIView) {
    if self.targetView === targetView { hideMenu() }
  }

  /// Takes the menu away.
  open func hideMenu() { setMenuVisible(false, animated: true) }

  /// Says where the menu will be shown.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    (self.targetRect, self.targetView) = (targetRect, targetView)
  }

  /// Shows the menu or takes it away, along the virtual clock. There is none where nothing is
  /// offered or nobody is the first responder.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible != isMenuVisible else { return }
    guard menuVisible else {
      post(Self.willHideMenuNotification)
      shown?.close()
      shown = nil
      return post(Self.didHideMenuNotification)
    }
    guard let view = targetView, let window = view.window else { return }
    let commands = commands(of: window.firstResponder)
    guard !commands.isEmpty else { return }
    post(Self.willShowMenuNotification)
    shown = EditMenu(commands, at: view.convert(targetRect, to: window), in: window)
    post(Self.didShowMenuNotification)
  }

  /// The menu is made anew, with what is offered now.
  open func update() {
    guard isMenuVisible else { return }
    shown?.close()
    shown = nil
    setMenuVisible(true, animated: false)
  }

  private func commands(of responder: UIResponder?) -> [EditMenuBar.Command] {
    standardCommands(of: responder) + ownCommands(of: responder)
  }

  private func standardCommands(of responder: UIResponder?) -> [EditMenuBar.Command] {
    Self.known.compactMap { title, name, edit in
      let target = responder?.target(forAction: Selector(name), withSender: self)
      guard let target = target as? UIResponder else { return nil }
      return EditMenuBar.Command(title: title) { [weak self] in edit(target, self) }
    }
  }

  private func ownCommands(of responder: UIResponder?) -> [EditMenuBar.Command] {
    (menuItems ?? []).compactMap { item in
      guard let target = responder?.target(forAction: item.action, withSender: self) else {
        return nil
      }
      return EditMenuBar.Command(title: item.title) { [weak self] in
        ResponderAction.send(item.action, to: target, from: self, for: nil)
      }
    }
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Posted before the menu is shown.
  nonisolated public static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted when the menu is shown.
  nonisolated public static let didShowMenuNotification = NSNotification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu is taken away.
  nonisolated public static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted when the menu was taken away.
  nonisolated public static let didHideMenuNotification = NSNotification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// Posted on iOS when the menu has another rectangle.
  nonisolated public static let menuFrameDidChangeNotification = NSNotification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}

/// Holds the menu of a session.
private final class MenuControllerHolder: SessionState {
  /// Made and read on the main actor only.
  nonisolated(unsafe) private var made: UIMenuController?

  @MainActor var controller: UIMenuController {
    if let made { return made }
    let new = UIMenuController()
    made = new
    return new
  }

  init(in session: RenderSession) {}
}

// Unsupported: UIMenuController.arrowDirection · kept · The menu is drawn as since iOS 16, without
//   an arrow. · test: UIMenuControllerTests
