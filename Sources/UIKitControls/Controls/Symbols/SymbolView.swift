/// A view that shows a control symbol in a colour, scaled to its bounds.
@MainActor
package final class SymbolView: UIView {
  package override class var layerClass: AnyClass { CAShapeLayer.self }

  /// The symbol; nil for none.
  var symbol: ControlSymbol? {
    didSet {
      shape?.fillRule = symbol?.hasHoles == true ? .evenOdd : .nonZero
      setNeedsLayout()
    }
  }

  /// The colour of the symbol; nil for the tint colour.
  var color: UIColor? { didSet { if color != oldValue { applyColor() } } }

  private var shape: CAShapeLayer? { layer as? CAShapeLayer }

  package init(_ symbol: ControlSymbol? = nil, color: UIColor? = nil) {
    self.symbol = symbol
    self.color = color
    super.init(frame: CGRect(origin: .zero, size: symbol?.size ?? .zero))
    isUserInteractionEnabled = false
    shape?.fillRule = symbol?.hasHoles == true ? .evenOdd : .nonZero
    applyColor()
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    guard let symbol else {
      shape?.path = nil
      return
    }
    var map = CGAffineTransform(
      scaleX: bounds.width / symbol.size.width, y: bounds.height / symbol.size.height)
    shape?.path = symbol.path.copy(using: &map)
  }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    applyColor()
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize { symbol?.size ?? .zero }

  private func applyColor() {
    performWithEffectiveTraits { shape?.fillColor = (color ?? tintColor).cgColor }
  }
}
