/// The bar of entries above what is chosen. It is not drawn: what shows it finds out who would
/// answer, and that it is visible. Source: Apple, UIMenuController.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The only one.
  public static let shared = UIMenuController()

  /// The app's own entries, beside those for texts. Default nil.
  open var menuItems: [UIMenuItem]?
  /// Whether the menu is there.
  public private(set) var isMenuVisible = false
  /// Where its arrow points. Default `.default`.
  open var arrowDirection = ArrowDirection.default
  /// Where the menu is, in the window: nowhere.
  open var menuFrame: CGRect { .zero }

  /// Where an arrow points. Raw values are UIKit's.
  public enum ArrowDirection: Int, Sendable {
    /// Wherever there is room.
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

  /// Shows the menu beside a rectangle of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: false)
  }

  /// Takes the menu away.
  open func hideMenu(from targetView: UIView) { hideMenu() }

  /// Takes the menu away.
  open func hideMenu() { setMenuVisible(false, animated: false) }

  /// What the menu is beside.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { target = targetView }

  /// Shows the menu, or takes it away, and posts that it did.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible != isMenuVisible else { return }
    let center = NotificationCenter.default
    center.post(
      name: menuVisible ? Self.willShowMenuNotification : Self.willHideMenuNotification,
      object: self)
    isMenuVisible = menuVisible
    center.post(
      name: menuVisible ? Self.didShowMenuNotification : Self.didHideMenuNotification, object: self)
  }

  /// Asks the responders again what they do. Nothing is drawn.
  open func update() {}

  private weak var target: UIView?

  /// The menu will be shown.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// The menu was shown.
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// The menu will be taken away.
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// The menu was taken away.
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
}

/// An entry of an app's own in the bar above what is chosen. Source: Apple, UIMenuItem.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// What it says.
  open var title: String
  /// The method that is called of whoever answers.
  open var action: Selector

  /// An entry.
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}
