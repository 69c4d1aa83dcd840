/// The badge of a drag: a plus for copying, a bar for a forbidden drop, or the number of several
/// items.
@MainActor
final class DragBadge: UIView {
  private static let diameter: CGFloat = 22

  enum Sign: Equatable {
    case none
    case plus
    case forbidden
    case count(Int)
  }

  private let label = UILabel()
  private let lines = CAShapeLayer()

  var sign = Sign.none { didSet { if sign != oldValue { show() } } }

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.diameter, height: Self.diameter))
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.diameter / 2
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    label.frame = bounds
    addSubview(label)
    lines.fillColor = nil
    lines.strokeColor = UIColor.white.cgColor
    lines.lineWidth = 2
    lines.lineCap = .round
    layer.addSublayer(lines)
    show()
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the sign for an operation and a number of items.
  static func sign(_ operation: UIDropOperation?, count: Int) -> Sign {
    switch operation {
    case .copy: .plus
    case .forbidden: .forbidden
    default: count > 1 ? .count(count) : .none
    }
  }

  private func show() {
    isHidden = sign == .none
    label.text = nil
    lines.path = nil
    let path = CGMutablePath()
    switch sign {
    case .none: break
    case .count(let count):
      backgroundColor = .systemRed
      label.text = "\(count)"
    case .plus:
      backgroundColor = .systemGreen
      path.move(to: CGPoint(x: 6, y: 11))
      path.addLine(to: CGPoint(x: 16, y: 11))
      path.move(to: CGPoint(x: 11, y: 6))
      path.addLine(to: CGPoint(x: 11, y: 16))
      lines.path = path
    case .forbidden:
      backgroundColor = .systemGray
      path.addEllipse(in: CGRect(x: 5, y: 5, width: 12, height: 12))
      path.move(to: CGPoint(x: 7, y: 7))
      path.addLine(to: CGPoint(x: 15, y: 15))
      lines.path = path
    }
  }
}
