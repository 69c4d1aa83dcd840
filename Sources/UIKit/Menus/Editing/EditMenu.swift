/// An edit menu on the screen.
@MainActor
final class EditMenu {
  private let overlay: MenuOverlay
  private var bar: EditMenuBar?

  /// Shows commands at a rectangle of a window.
  init(_ commands: [EditMenuBar.Command], at target: CGRect, in window: UIWindow) {
    overlay = MenuOverlay(over: window)
    let bar = EditMenuBar(commands) { [self] command in
      close()
      command.perform()
    }
    self.bar = bar
    overlay.whenTouchedBeside = { [self] in close() }
    bar.place(at: target, in: window)
    overlay.addSubview(bar)
    window.addSubview(overlay)
    bar.alpha = 0
    UIView.animate(withDuration: EditMenuBar.fading) { bar.alpha = 1 }
  }

  /// Takes the menu away.
  func close() {
    guard let bar else { return }
    self.bar = nil
    overlay.isUserInteractionEnabled = false
    overlay.whenTouchedBeside = {}
    UIView.animate(
      withDuration: EditMenuBar.fading, animations: { bar.alpha = 0 },
      completion: { [overlay] _ in
        bar.removeFromSuperview()
        overlay.removeFromSuperview()
      })
  }
}
