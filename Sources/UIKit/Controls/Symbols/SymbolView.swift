/// Shows a control's sign in a colour, as large as the view.
@MainActor
final class SymbolView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  /// What is shown; nil for nothing.
  var symbol: ControlSymbol? {
    didSet {
      shape?.fillRule = symbol?.hasHoles == true ? .evenOdd : .nonZero
      setNeedsLayout()
    }
  }

  /// The sign's colour; nil for the tint colour.
  var color: UIColor? { didSet { applyColor() } }

  private var shape: CAShapeLayer? { layer as? CAShapeLayer }

  init(_ symbol: ControlSymbol? = nil, color: UIColor? = nil) {
    self.symbol = symbol
    self.color = color
    super.init(frame: CGRect(origin: .zero, size: symbol?.size ?? .zero))
    isUserInteractionEnabled = false
    shape?.fillRule = symbol?.hasHoles == true ? .evenOdd : .nonZero
    applyColor()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let symbol else {
      shape?.path = nil
      return
    }
    var map = CGAffineTransform(
      scaleX: bounds.width / symbol.size.width, y: bounds.height / symbol.size.height)
    shape?.path = symbol.path.copy(using: &map)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    applyColor()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { symbol?.size ?? .zero }

  private func applyColor() {
    withOwnTraits { shape?.fillColor = (color ?? tintColor).cgColor }
  }
}
