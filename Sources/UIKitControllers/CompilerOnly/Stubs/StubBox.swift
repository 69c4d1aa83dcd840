// For the compiler only: a grey box replaces a controller's view.

/// A grey box with a name: the view of an unavailable controller.
final class StubBox: UIView {
  private let name: String

  /// Creates a box with a name in its centre.
  init(named name: String) {
    self.name = name
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) { StubAppearance.draw(name, in: bounds) }
}
