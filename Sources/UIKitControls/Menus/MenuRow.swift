/// A row of a menu, grey while touched, that calls a closure when tapped.
@MainActor
package final class MenuRow: UIControl {
  private let ground = UIView()

  package init(chosen: @escaping @MainActor () -> Void) {
    super.init(frame: .zero)
    ground.backgroundColor = .systemFill
    ground.isUserInteractionEnabled = false
    ground.isHidden = true
    ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(ground)
    addAction(UIAction { _ in chosen() }, for: .touchUpInside)
  }

  package required init?(coder: NSCoder) { nil }

  package override var isHighlighted: Bool { didSet { ground.isHidden = !isHighlighted } }
}
