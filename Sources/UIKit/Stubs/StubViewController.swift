/// Stands for a controller of a framework that is not here: its view is a grey box with the
/// controller's name. See ``StubView``.
@preconcurrency @MainActor
open class StubViewController: UIViewController, StubMembers {
  /// Makes the grey box.
  open override func loadView() { view = Box(named: "\(type(of: self))") }

  /// The view, which has the controller's name.
  private final class Box: UIView {
    private let name: String

    init(named name: String) {
      self.name = name
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) { StubLook.draw(name, in: bounds) }
  }
}
