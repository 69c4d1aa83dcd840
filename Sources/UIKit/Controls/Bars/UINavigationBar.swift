/// The bar above a controller: title in the middle, buttons at the ends, a hairline below.
///
/// It is drawn opaque: there is no blur of what lies behind. Where its frame begins below the top
/// of the screen, its ground reaches up there. Source: Apple, UINavigationBar.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// Light or dark. Default `.default`, light.
  open var barStyle = UIBarStyle.default {
    didSet {
      setNeedsDisplay()
      groundAbove?.backgroundColor = ground
    }
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
  private static let gap: CGFloat = 8
  private static let plusLength: CGFloat = 17

  /// What lies above the bar's frame, where the status bar would be.
  private var groundAbove: UIView?

  /// Gives the bar a frame in its superview and lets its ground begin at the superview's top.
  func place(_ frame: CGRect) {
    self.frame = frame
    guard frame.minY > 0 || groundAbove != nil else { return }
    let above = groundAbove ?? UIView(frame: .zero)
    above.frame = CGRect(x: 0, y: -frame.minY, width: frame.width, height: frame.minY)
    above.backgroundColor = ground
    groundAbove = above
    if above.superview == nil { addSubview(above) }
  }

  /// Draws ground, hairline, title and buttons.
  open override func draw(_ rect: CGRect) {
    drawGround()
    let safe = safeAreaInsets
    let start = bounds.minX + safe.left + Self.margin
    var free = start..<max(start, bounds.maxX - safe.right - Self.margin)
    guard free.lowerBound < free.upperBound else { return }
    if let item = topItem?.leftBarButtonItem {
      let width = width(of: item)
      draw(item, at: free.lowerBound, width)
      free = min(free.lowerBound + width + Self.gap, free.upperBound)..<free.upperBound
    }
    if let item = topItem?.rightBarButtonItem {
      let width = width(of: item)
      draw(item, at: free.upperBound - width, width)
      free = free.lowerBound..<max(free.upperBound - width - Self.gap, free.lowerBound)
    }
    drawTitle(in: free)
  }

  private var isBlack: Bool { barStyle == .black }

  private var ground: UIColor { UIColor(white: isBlack ? 0.08 : 0.973, alpha: 1) }

  private func drawGround() {
    ground.setFill()
    UIRectFill(bounds)
    let hairline = 1 / UIScreen.main.scale
    (isBlack ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)).setFill()
    UIRectFillUsingBlendMode(
      CGRect(x: 0, y: bounds.maxY - hairline, width: bounds.width, height: hairline), .normal)
  }

  /// The title stands in the middle of the bar unless a button is in its way; then it gives way,
  /// and at last it is shortened.
  private func drawTitle(in free: Range<CGFloat>) {
    guard let title = topItem?.title, !title.isEmpty else { return }
    let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    let wanted = title.size(withAttributes: [.font: font]).width
    let width = min(wanted, free.upperBound - free.lowerBound)
    let x = min(max(bounds.midX - width / 2, free.lowerBound), free.upperBound - width)
    draw(title, font: font, color: isBlack ? .white : .black, at: x, width)
  }

  private func draw(_ item: UIBarButtonItem, at x: CGFloat, _ width: CGFloat) {
    if item.systemItem == .add { return drawPlus(at: x) }
    draw(item.word, font: item.font, color: tintColor, at: x, width)
  }

  private func width(of item: UIBarButtonItem) -> CGFloat {
    if item.systemItem == .add { return Self.plusLength }
    return item.word.size(withAttributes: [.font: item.font]).width
  }

  /// Draws one line in the vertical middle of the bar, shortened at its end where it does not fit.
  private func draw(
    _ text: String, font: UIFont, color: UIColor, at x: CGFloat, _ width: CGFloat
  ) {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    let origin = UIScreen.main.rounded(CGPoint(x: x, y: bounds.midY - font.lineHeight / 2))
    // One point more than measured, so that nothing is shortened by rounding.
    text.draw(
      in: CGRect(origin: origin, size: CGSize(width: width + 1, height: font.lineHeight)),
      withAttributes: [.font: font, .foregroundColor: color, .paragraphStyle: style])
  }

  private func drawPlus(at x: CGFloat) {
    let length = Self.plusLength
    let top = ((bounds.height - length) / 2).rounded(.down)
    tintColor.setFill()
    UIRectFill(CGRect(x: x + length / 2 - 0.75, y: top, width: 1.5, height: length))
    UIRectFill(CGRect(x: x, y: top + length / 2 - 0.75, width: length, height: 1.5))
  }
}
