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

  /// A bar as a nib describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.describe(self, as: UINavigationBar.self)
  }

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
    var free = room
    guard free.lowerBound < free.upperBound else { return }
    for (item, place) in places {
      draw(item, at: place.lowerBound, place.upperBound - place.lowerBound)
      free =
        item === topItem?.leftBarButtonItem
        ? min(place.upperBound + Self.gap, free.upperBound)..<free.upperBound
        : free.lowerBound..<max(place.lowerBound - Self.gap, free.lowerBound)
    }
    drawTitle(in: free)
  }

  /// From where to where there is room for buttons and title.
  private var room: Range<CGFloat> {
    let safe = safeAreaInsets
    let start = bounds.minX + safe.left + Self.margin
    return start..<max(start, bounds.maxX - safe.right - Self.margin)
  }

  /// The buttons, from where to where they are drawn.
  private var places: [(item: UIBarButtonItem, place: Range<CGFloat>)] {
    let room = room
    guard room.lowerBound < room.upperBound else { return [] }
    let left = topItem?.leftBarButtonItem.map { item in
      (item, room.lowerBound..<room.lowerBound + width(of: item))
    }
    let right = topItem?.rightBarButtonItem.map { item in
      (item, room.upperBound - width(of: item)..<room.upperBound)
    }
    return [left, right].compactMap { $0 }
  }

  // MARK: Touches

  /// How far from a button's drawing a finger still presses it, in points. Apple publishes no
  /// figure; with it a sign of 17 points takes the 44 that Apple asks of anything touched.
  private static let reach: CGFloat = 13.5

  /// The button under the finger that came down on it.
  private var pressed: (item: UIBarButtonItem, touch: UITouch, isInside: Bool)? {
    didSet { setNeedsDisplay() }
  }

  /// Where each button is touched, in the bar's coordinates.
  var buttonFrames: [(item: UIBarButtonItem, frame: CGRect)] {
    places.map { item, place in
      let frame = CGRect(
        x: place.lowerBound, y: bounds.minY, width: place.upperBound - place.lowerBound,
        height: bounds.height)
      return (item, frame.insetBy(dx: -Self.reach, dy: 0))
    }
  }

  /// A finger that comes down on a button presses it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard pressed == nil, let touch = touches.first else { return }
    let point = touch.location(in: self)
    pressed = buttonFrames.first { $0.item.isEnabled && $0.frame.contains(point) }
      .map { ($0.item, touch, true) }
  }

  /// A finger that leaves its button by more than a control's margin does not press it any more.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let pressed, touches.contains(pressed.touch) else { return }
    let isInside = isOverButton(pressed)
    if isInside != pressed.isInside { self.pressed?.isInside = isInside }
  }

  /// A finger that is lifted from its button has the button do what it does.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let pressed, touches.contains(pressed.touch) else { return }
    let isInside = isOverButton(pressed)
    self.pressed = nil
    if isInside { pressed.item.primaryAction?.performWithSender(pressed.item, target: nil) }
  }

  /// A finger that is taken away presses nothing.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let pressed, touches.contains(pressed.touch) { self.pressed = nil }
  }

  private func isOverButton(
    _ pressed: (item: UIBarButtonItem, touch: UITouch, isInside: Bool)
  ) -> Bool {
    let margin = UIControl.trackingMargin
    return buttonFrames.contains {
      $0.item === pressed.item
        && $0.frame.insetBy(dx: -margin, dy: -margin).contains(pressed.touch.location(in: self))
    }
  }

  private func color(of item: UIBarButtonItem) -> UIColor {
    let isPressed = pressed?.item === item && pressed?.isInside == true
    return isPressed ? tintColor.withAlphaComponent(Self.pressedAlpha) : tintColor
  }

  /// How much of its colour a button keeps under a finger. Apple publishes no figure.
  private static let pressedAlpha: CGFloat = 0.2

  // MARK: Drawing

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
    if item.systemItem == .add { return drawPlus(at: x, color(of: item)) }
    draw(item.word, font: item.font, color: color(of: item), at: x, width)
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

  private func drawPlus(at x: CGFloat, _ color: UIColor) {
    let length = Self.plusLength
    let top = ((bounds.height - length) / 2).rounded(.down)
    let upright = CGRect(x: x + length / 2 - 0.75, y: top, width: 1.5, height: length)
    let across = CGRect(x: x, y: top + length / 2 - 0.75, width: length, height: 1.5)
    color.setFill()
    for bar in [upright, across] { UIRectFillUsingBlendMode(bar, .normal) }
  }
}
