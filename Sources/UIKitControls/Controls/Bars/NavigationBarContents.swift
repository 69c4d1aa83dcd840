/// Draws the title and the buttons of a navigation bar over its background; the bar handles
/// touches.
@MainActor
final class NavigationBarContents: UIView {
  private unowned let bar: UINavigationBar

  init(of bar: UINavigationBar) {
    self.bar = bar
    super.init(frame: bar.bounds)
    contentMode = .redraw
    backgroundColor = nil
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) { bar.drawContents() }
}
