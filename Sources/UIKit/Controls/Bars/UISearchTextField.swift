/// The field of a search bar: a magnifying glass and a text on grey with round corners.
///
/// Source: Apple, UISearchTextField.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// In points.
  private static let cornerRadius: CGFloat = 10
  static let height: CGFloat = 36
  /// The box that the glass stands in, and from the edge to it, in points.
  private static let glass: (side: CGFloat, margin: CGFloat) = (20, 6)
  /// Between the glass and the text, and from the text to the far edge, in points. Uncertain.
  private static let textMargin: CGFloat = 5

  /// A field with a rectangle in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A field as a nib describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.describe(self, as: UISearchTextField.self)
  }

  private func setUp() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = Self.cornerRadius
    leftView = SymbolView(.magnifyingGlass, color: .secondaryLabel)
    leftViewMode = .always
    clearButtonMode = .always
  }

  override var placeholderColor: UIColor { .secondaryLabel }

  /// The glass, 6 points from where lines begin.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let (side, margin) = Self.glass
    return CGRect(
      x: isMirrored ? bounds.maxX - margin - side : bounds.minX + margin,
      y: bounds.midY - side / 2, width: side, height: side)
  }

  /// Between the glass and the far edge.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).insetBy(dx: Self.textMargin, dy: 0)
  }

  /// As wide as the text with the glass, 36 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: super.intrinsicContentSize.width + Self.glass.side + 2 * Self.textMargin,
      height: Self.height)
  }

  /// As wide as the text with the glass, 36 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
