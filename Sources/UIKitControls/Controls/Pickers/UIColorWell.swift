/// A control that shows a colour inside a ring of all hues. 28×28 points.
///
/// It does not open a colour picker, as it does on iOS. Source: Apple, UIColorWell; Apple publishes
/// no figures.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  private static let size = CGSize(width: 28, height: 28)
  /// The width of the ring of hues, and the gap between it and the colour, in points.
  private static let ringWidth: CGFloat = 3
  private static let gap: CGFloat = 2
  private static let hues = 12

  /// The title of the colour picker. It is stored only. Default nil.
  open var title: String?
  /// Whether colours may be translucent. It is stored only. Default true.
  open var supportsAlpha = true
  /// The selected colour; nil for none, which shows as an empty ring. Default nil.
  open var selectedColor: UIColor? {
    didSet {
      disc.backgroundColor = selectedColor
      disc.isHidden = selectedColor == nil
    }
  }

  private let ring = HueRing(frame: .zero)
  private let disc = UIView(frame: .zero)

  /// Creates a well with a frame, in points; 28×28 for a size of zero.
  public override init(frame: CGRect) {
    let size = frame.size == .zero ? Self.size : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
    setUp()
  }

  /// Creates a well from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.describe(self, as: UIColorWell.self)
  }

  private func setUp() {
    for part in [ring, disc] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    disc.isHidden = true
  }

  /// 28×28 points.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Returns 28×28 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Lays out ring and colour in the centre.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    ring.frame = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    let inset = Self.ringWidth + Self.gap
    disc.frame = ring.frame.insetBy(dx: inset, dy: inset)
    disc.layer.cornerRadius = disc.bounds.width / 2
    alpha = isEnabled ? 1 : 0.5
  }

  /// A ring of all hues, from red at the right, in the order of a colour wheel.
  private final class HueRing: UIView {
    package override class var layerClass: AnyClass { CAGradientLayer.self }

    private let cut = CAShapeLayer()

    package override init(frame: CGRect) {
      super.init(frame: frame)
      guard let gradient = layer as? CAGradientLayer else { return }
      gradient.type = .conic
      gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
      gradient.endPoint = CGPoint(x: 1, y: 0.5)
      gradient.colors = (0...UIColorWell.hues).map {
        UIColor(
          hue: CGFloat($0) / CGFloat(UIColorWell.hues), saturation: 1, brightness: 1, alpha: 1
        ).cgColor
      }
      cut.fillColor = nil
      cut.strokeColor = UIColor.black.cgColor
      cut.lineWidth = UIColorWell.ringWidth
      gradient.mask = cut
    }

    package required init?(coder: NSCoder) { nil }

    package override func layoutSubviews() {
      super.layoutSubviews()
      cut.frame = bounds
      let inset = UIColorWell.ringWidth / 2
      cut.path = UIBezierPath(ovalIn: bounds.insetBy(dx: inset, dy: inset)).cgPath
    }
  }
}

// Unsupported: UIColorWell · drawn · It opens nothing. · test: DatePickerTests
// Unsupported: UIColorWell: ring · drawn · The ring of a colour well. · uncertain
//   · test: PickerGoldens
