/// A row of a menu, grey while touched, that calls a closure when tapped.
@MainActor
package final class MenuRow: UIControl {
  private let background = UIView()

  package init(chosen: @escaping @MainActor () -> Void) {
    super.init(frame: .zero)
    background.backgroundColor = .systemFill
    background.isUserInteractionEnabled = false
    background.isHidden = true
    background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(background)
    addAction(UIAction { _ in chosen() }, for: .touchUpInside)
  }

  package required init?(coder: NSCoder) { nil }

  package override var isHighlighted: Bool { didSet { background.isHidden = !isHighlighted } }
}
