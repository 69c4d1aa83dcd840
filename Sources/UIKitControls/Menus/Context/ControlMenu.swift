/// A visible menu of a control, beside it and in front of all other views. It is retained by the
/// overlay, so that it is released with the window.
@MainActor
final class ControlMenu {
  /// The scale of the menu at the start of opening. Apple publishes no figure.
  private static let firstScale: CGFloat = 0.2

  private weak var overlay: MenuOverlay?
  private weak var control: UIControl?
  private let list: MenuList
  private let layout: ContextMenuLayout
  private let chosen: @MainActor (UIAction) -> Void
  private var isOpen = true

  /// Opens a menu beside a control.
  ///
  /// - Parameter chosen: Called with each selected action.
  static func open(
    _ menu: UIMenu, of control: UIControl, in window: UIWindow,
    chosen: @escaping @MainActor (UIAction) -> Void
  ) {
    _ = ControlMenu(menu, of: control, in: window, chosen: chosen)
  }

  private init(
    _ menu: UIMenu, of control: UIControl, in window: UIWindow,
    chosen: @escaping @MainActor (UIAction) -> Void
  ) {
    (self.chosen, self.control) = (chosen, control)
    let overlay = MenuOverlay(over: window)
    self.overlay = overlay
    let chooser = Chooser()
    list = MenuList(menu) { chooser.choose($0) }
    let room = window.bounds.inset(by: window.safeAreaInsets)
      .insetBy(dx: ContextMenuLayout.margin, dy: ContextMenuLayout.margin)
    layout = ContextMenuLayout(
      of: control.convert(control.bounds, to: window), menu: list.bounds.size, in: room,
      distance: ContextMenuLayout.distanceFromControl)
    chooser.choose = { [weak self] in self?.choose($0) }
    list.whenChanged = { [weak self] in self?.placeAgain() }
    // The overlay retains the menu.
    overlay.onTapOutside = { [self] in close() }
    shrink()
    overlay.addSubview(list)
    window.addSubview(overlay)
    UIView.animate(withDuration: ContextMenu.duration) { [self] in showOpen() }
  }

  /// Forwards selected elements to a menu that is created later.
  private final class Chooser {
    var choose: @MainActor (UIMenuElement) -> Void = { _ in }
  }

  private func choose(_ element: UIMenuElement) {
    if let menu = element as? UIMenu { return list.open(menu) }
    if let command = element as? UICommand {
      if !command.attributes.contains(.keepsMenuPresented) { close() }
      return command.perform(from: control)
    }
    guard let action = element as? UIAction else { return }
    if !action.attributes.contains(.keepsMenuPresented) { close() }
    chosen(action)
  }

  private func showOpen() {
    list.transform = .identity
    list.center = CGPoint(x: layout.menu.midX, y: layout.menu.midY)
    list.alpha = 1
  }

  private func shrink() {
    let menu = layout.menu
    list.transform = CGAffineTransform(scaleX: Self.firstScale, y: Self.firstScale)
    let shift = (1 - Self.firstScale) / 2
    list.center = CGPoint(
      x: menu.midX + (layout.anchor.x * 2 - 1) * shift * menu.width,
      y: menu.midY + (layout.anchor.y * 2 - 1) * shift * menu.height)
    list.alpha = 0
  }

  /// Repositions the list at the anchor after another menu was opened in it.
  private func placeAgain() {
    let top = layout.anchor.y == 0 ? layout.menu.minY : layout.menu.maxY - list.bounds.height
    list.frame.origin = CGPoint(x: layout.menu.minX, y: top)
  }

  /// Closes the menu.
  func close() {
    guard isOpen, let overlay else { return }
    isOpen = false
    overlay.isUserInteractionEnabled = false
    overlay.onTapOutside = {}
    UIView.animate(
      withDuration: ContextMenu.duration, animations: { [self] in shrink() },
      completion: { _ in overlay.removeFromSuperview() })
  }
}
