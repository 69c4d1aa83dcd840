/// The bar above a controller: title in the middle, buttons at the ends, a hairline below.
///
/// It is drawn opaque: there is no blur of what lies behind. Source: Apple, UINavigationBar.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// Light or dark. Default `.default`, light.
  open var barStyle = UIBarStyle.default {
    didSet { setNeedsDisplay() }
  }

  /// What the bar shows.
  open internal(set) var topItem: UINavigationItem? {
    didSet {
      oldValue?.changed = nil
      topItem?.changed = { [weak self] in self?.setNeedsDisplay() }
      setNeedsDisplay()
    }
  }

  /// A bar with a rectangle in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  /// A bar as an archive describes it. Archives are not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private static let margin: CGFloat = 16
  private static let plusLength: CGFloat = 17

  /// Draws ground, hairline, title and buttons.
  open override func draw(_ rect: CGRect) {
    let isBlack = barStyle == .black
    (isBlack ? UIColor(white: 0.08, alpha: 1) : UIColor(white: 0.973, alpha: 1)).setFill()
    UIRectFill(bounds)
    let hairline = 1 / UIScreen.main.scale
    (isBlack ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)).setFill()
    UIRectFillUsingBlendMode(
      CGRect(x: 0, y: bounds.maxY - hairline, width: bounds.width, height: hairline), .normal)
    if let title = topItem?.title {
      draw(
        title, font: .systemFont(ofSize: 17, weight: .semibold), color: isBlack ? .white : .black
      ) {
        bounds.midX - $0 / 2
      }
    }
    if let item = topItem?.leftBarButtonItem { draw(item) { _ in Self.margin } }
    if let item = topItem?.rightBarButtonItem { draw(item) { bounds.maxX - Self.margin - $0 } }
  }

  private func draw(_ item: UIBarButtonItem, at x: (CGFloat) -> CGFloat) {
    if item.systemItem == .add { return drawPlus(at: x(Self.plusLength)) }
    let isBold = item.systemItem == .done || item.systemItem == .save
    draw(
      item.title ?? item.systemItem?.word ?? "",
      font: .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular), color: tintColor, at: x)
  }

  private func draw(_ text: String, font: UIFont, color: UIColor, at x: (CGFloat) -> CGFloat) {
    let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    let size = text.size(withAttributes: attributes)
    let origin = UIScreen.main.rounded(
      CGPoint(x: x(size.width), y: bounds.midY - font.lineHeight / 2))
    text.draw(at: origin, withAttributes: attributes)
  }

  private func drawPlus(at x: CGFloat) {
    let length = Self.plusLength
    let top = ((bounds.height - length) / 2).rounded(.down)
    tintColor.setFill()
    UIRectFill(CGRect(x: x + length / 2 - 0.75, y: top, width: 1.5, height: length))
    UIRectFill(CGRect(x: x, y: top + length / 2 - 0.75, width: length, height: 1.5))
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var word: String {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "+"
    }
  }
}
