/// A part of a menu that is grey under a finger and does something when it is lifted there.
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
