/// A visible edit menu. It is retained by the overlay, so that it is released with the window.
@MainActor
package final class EditMenu {
  private weak var overlay: MenuOverlay?
  private weak var bar: EditMenuBar?

  /// Whether the menu is visible.
  var isOpen: Bool { bar != nil }
  /// The frame of the menu in the window, in points.
  var frame: CGRect { bar?.frame ?? .zero }

  /// Shows commands at a rectangle of a window.
  package init(_ commands: [EditMenuBar.Command], at target: CGRect, in window: UIWindow) {
    let overlay = MenuOverlay(over: window)
    let bar = EditMenuBar(commands) { [weak self] command in
      self?.close()
      command.perform()
    }
    (self.overlay, self.bar) = (overlay, bar)
    overlay.onTapOutside = { [self] in close() }
    bar.place(at: target, in: window)
    overlay.addSubview(bar)
    window.addSubview(overlay)
    bar.alpha = 0
    UIView.animate(withDuration: EditMenuBar.fading) { bar.alpha = 1 }
  }

  /// Closes the menu.
  func close() {
    guard let bar, let overlay else { return }
    self.bar = nil
    overlay.isUserInteractionEnabled = false
    overlay.onTapOutside = {}
    UIView.animate(
      withDuration: EditMenuBar.fading, animations: { bar.alpha = 0 },
      completion: { [overlay] _ in
        bar.removeFromSuperview()
        overlay.removeFromSuperview()
      })
  }
}
