/// Stands for what the system shows in a process of its own, such as its colour picker: a grey box
/// with the controller's name.
final class SystemPanelView: UIView {
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    contentMode = .redraw
    warn("\(name) is the system's: it is a grey box here, in which nothing can be chosen.")
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) { StubLook.draw(name, in: bounds) }
}
