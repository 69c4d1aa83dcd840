// For the compiler only: it is the grey box in place of a controller's view.

/// A grey box with a name: the view of a controller that cannot be here.
final class StubBox: UIView {
  private let name: String

  /// A box with a name in its middle.
  init(named name: String) {
    self.name = name
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) { StubLook.draw(name, in: bounds) }
}
