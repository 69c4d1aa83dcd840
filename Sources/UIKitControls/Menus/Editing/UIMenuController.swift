import Sessions

/// The older edit menu, with the actions of the first responder and the app's own commands.
///
/// It has the appearance of edit menus since iOS 16. Actions are looked up along the responder
/// chain (`canPerformAction(_:withSender:)`). Source: Apple, UIMenuController.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The menu controller of the current screen.
  public static var shared: UIMenuController { MenuControllerHolder.current.controller }

  private typealias Edit = @MainActor (UIResponder, Any?) -> Void

  /// The standard actions.
  private static let known: [(title: String, name: String, edit: Edit)] = [
    ("Cut", "cut:", { $0.cut($1) }), ("Copy", "copy:", { $0.copy($1) }),
    ("Select", "select:", { $0.select($1) }), ("Select All", "selectAll:", { $0.selectAll($1) }),
    ("Paste", "paste:", { $0.paste($1) }), ("Delete", "delete:", { $0.delete($1) }),
  ]

  /// The app's own commands, after the standard ones. Default nil.
  open var menuItems: [UIMenuItem]?
  /// The direction of the arrow before iOS 16. It is stored only. Default `.default`.
  open var arrowDirection = ArrowDirection.default
  /// The frame of the menu in its window, in points; zero while it is hidden.
  open var menuFrame: CGRect { visibleMenu?.frame ?? .zero }

  private weak var targetView: UIView?
  private var targetRect = CGRect.zero
  private var visibleMenu: EditMenu?

  /// The direction of the arrow. Raw values are UIKit's.
  public enum ArrowDirection: Int, Sendable {
    /// Chosen automatically.
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

  /// Whether the menu is visible.
  open var isMenuVisible: Bool {
    get { visibleMenu?.isOpen == true }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// Shows the menu at a rectangle of a view, in the view's coordinates and points.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  /// Hides the menu if it belongs to a view.
  open func hideMenu(from targetView: UIView) {
    if self.targetView === targetView { hideMenu() }
  }

  /// Hides the menu.
  open func hideMenu() { setMenuVisible(false, animated: true) }

  /// Sets the target rectangle of the menu.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    (self.targetRect, self.targetView) = (targetRect, targetView)
  }

  /// Shows or hides the menu, on the virtual clock. It is not shown without a first responder or
  /// without commands.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible != isMenuVisible else { return }
    guard menuVisible else {
      post(Self.willHideMenuNotification)
      visibleMenu?.close()
      visibleMenu = nil
      return post(Self.didHideMenuNotification)
    }
    guard let view = targetView, let window = view.window else { return }
    let commands = commands(of: window.firstResponder)
    guard !commands.isEmpty else { return }
    post(Self.willShowMenuNotification)
    visibleMenu = EditMenu(commands, at: view.convert(targetRect, to: window), in: window)
    post(Self.didShowMenuNotification)
  }

  /// Rebuilds the visible menu with the current commands.
  open func update() {
    guard isMenuVisible else { return }
    visibleMenu?.close()
    visibleMenu = nil
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
  /// Posted after the menu is shown.
  nonisolated public static let didShowMenuNotification = NSNotification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu is hidden.
  nonisolated public static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted after the menu is hidden.
  nonisolated public static let didHideMenuNotification = NSNotification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// Posted on iOS when the frame of the menu changes. Never posted here.
  nonisolated public static let menuFrameDidChangeNotification = NSNotification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}

/// Holds the menu controller of a session.
private final class MenuControllerHolder: SessionState {
  /// Used on the main actor only.
  nonisolated(unsafe) private var instance: UIMenuController?

  @MainActor var controller: UIMenuController {
    if let instance { return instance }
    let new = UIMenuController()
    instance = new
    return new
  }

  init(in session: RenderSession) {}
}

// Unsupported: UIMenuController.arrowDirection · kept · The menu is drawn as since iOS 16, without
//   an arrow. · test: UIMenuControllerTests
