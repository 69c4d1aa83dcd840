/// A visible context menu: the preview over a blurred window, and the menu beside it. It is
/// retained by the overlay, so that it is released with the window.
@MainActor
package final class ContextMenu {
  /// The duration of opening and closing, in seconds. Apple publishes no figure.
  static let duration: TimeInterval = 0.3
  /// The scale of the menu at the start of opening.
  private static let firstScale: CGFloat = 0.2

  private weak var overlay: MenuOverlay?
  private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
  private let target: UITargetedPreview
  private let preview: PreviewView
  private let list: MenuList?
  private let layout: ContextMenuLayout
  private let controller: (any RootViewOwner)?
  private let events: ContextMenuEvents
  private var sourceCenter: CGPoint
  private let chooser = MenuChooser()
  private var isOpen = true
  private var wasHidden = false

  package init(
    _ configuration: UIContextMenuConfiguration, _ target: UITargetedPreview, in window: UIWindow,
    _ events: ContextMenuEvents
  ) {
    (self.target, self.events) = (target, events)
    let overlay = MenuOverlay(over: window)
    self.overlay = overlay
    controller = configuration.makePreviewOwner?()
    sourceCenter = target.target.centerInWindow
    preview = Self.preview(of: controller, target)
    list = configuration.actionProvider?([]).map { [chooser] menu in
      MenuList(menu) { chooser.choose($0) }
    }
    let room = window.bounds.inset(by: window.safeAreaInsets)
      .insetBy(dx: ContextMenuLayout.margin, dy: ContextMenuLayout.margin)
    let size = preview.bounds.size
    layout = ContextMenuLayout(
      of: CGRect(
        x: sourceCenter.x - size.width / 2, y: sourceCenter.y - size.height / 2, width: size.width,
        height: size.height),
      menu: list?.bounds.size ?? .zero, in: room)
    chooser.choose = { [weak self] in self?.choose($0) }
    list?.whenChanged = { [weak self] in self?.placeAgain() }
    overlay.onTapOutside = { [self] in close() }
    install(overlay, in: window)
    let animator = MenuAnimator(previewing: controller)
    events.willOpen(animator)
    animator.run(duration: Self.duration) { [self] in showOpen() }
  }

  /// Forwards selected elements to a menu that is created later.
  private final class MenuChooser {
    var choose: @MainActor (UIMenuElement) -> Void = { _ in }
  }

  private static func preview(
    of controller: (any RootViewOwner)?, _ target: UITargetedPreview
  ) -> PreviewView {
    guard let controller else { return PreviewView(of: target.view, target.parameters) }
    let view: UIView = controller.view
    if controller.preferredContentSize != .zero {
      view.bounds.size = controller.preferredContentSize
    }
    let parameters = UIPreviewParameters()
    parameters.visiblePath = UIBezierPath(
      roundedRect: view.bounds, cornerRadius: MenuList.cornerRadius)
    return PreviewView(of: view, parameters)
  }

  private func install(_ overlay: MenuOverlay, in window: UIWindow) {
    blur.isUserInteractionEnabled = false
    blur.frame = overlay.bounds
    blur.alpha = 0
    overlay.addSubview(blur)
    preview.center = sourceCenter
    if controller != nil {
      preview.transform = CGAffineTransform(scaleX: Self.firstScale, y: Self.firstScale)
    }
    overlay.addSubview(preview)
    let surface = UIControl(frame: layout.preview)
    surface.addAction(UIAction { [weak self] _ in self?.commit() }, for: .touchUpInside)
    overlay.addSubview(surface)
    if let list {
      shrink(list)
      overlay.addSubview(list)
    }
    window.addSubview(overlay)
    wasHidden = target.view.layer.isHidden
    if controller == nil { target.view.layer.isHidden = true }
  }

  private func showOpen() {
    blur.alpha = 1
    preview.transform = .identity
    preview.center = CGPoint(x: layout.preview.midX, y: layout.preview.midY)
    preview.layer.shadowOpacity = PreviewMetrics.shadowOpacity
    list?.transform = .identity
    list?.center = CGPoint(x: layout.menu.midX, y: layout.menu.midY)
    list?.alpha = 1
  }

  private func shrink(_ list: MenuList) {
    let menu = layout.menu
    list.transform = CGAffineTransform(scaleX: Self.firstScale, y: Self.firstScale)
    let shift = (1 - Self.firstScale) / 2
    list.center = CGPoint(
      x: menu.midX + (layout.anchor.x * 2 - 1) * shift * menu.width,
      y: menu.midY + (layout.anchor.y * 2 - 1) * shift * menu.height)
    list.alpha = 0
  }

  // MARK: Choosing

  private func choose(_ element: UIMenuElement) {
    if let menu = element as? UIMenu {
      list?.open(menu)
      return
    }
    if let command = element as? UICommand {
      if !command.attributes.contains(.keepsMenuPresented) { close() }
      return command.perform(from: target.view)
    }
    guard let action = element as? UIAction else { return }
    if !action.attributes.contains(.keepsMenuPresented) { close() }
    action.performWithSender(nil, target: nil)
  }

  /// Repositions the list at the anchor after another menu was opened in it.
  private func placeAgain() {
    guard let list else { return }
    let top = layout.anchor.y == 0 ? layout.menu.minY : layout.menu.maxY - list.bounds.height
    list.frame.origin = CGPoint(x: layout.menu.minX, y: top)
  }

  // MARK: The end

  /// Closes the menu; the preview moves back to its place.
  package func close() { close(with: MenuAnimator(previewing: controller)) }

  /// Called after the preview was tapped.
  private func commit() {
    guard isOpen else { return }
    let animator = MenuAnimator(previewing: controller)
    events.willCommit(animator)
    close(with: animator)
  }

  private func close(with animator: MenuAnimator) {
    guard isOpen, let overlay else { return }
    isOpen = false
    overlay.isUserInteractionEnabled = false
    overlay.onTapOutside = {}
    chooser.choose = { _ in }
    if let destination = events.returnDestination() {
      sourceCenter = destination.target.centerInWindow
    }
    events.willClose(animator)
    animator.run(duration: Self.duration) { [self] in
      blur.alpha = 0
      if animator.preferredCommitStyle == .pop {
        preview.grow(over: overlay.bounds)
      } else {
        preview.center = sourceCenter
        preview.rest()
        if controller != nil { preview.alpha = 0 }
      }
      if let list { shrink(list) }
    } completion: { [self] in
      overlay.removeFromSuperview()
      if controller == nil { target.view.layer.isHidden = wasHidden }
    }
  }
}
