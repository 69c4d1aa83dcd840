@_spi(UIKit) import UIKitViews

/// A control for increasing or decreasing a value. 94×32 points.
///
/// Source: Apple, UIStepper; sizes and colours are measured in pictures drawn by UIKit.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)
  private static let cornerRadius: CGFloat = 8
  /// The centre of the minus, from the left, and of the plus, from the right.
  private static let minusCenter = CGPoint(x: 23.18, y: 15.92)
  private static let plusCenter = CGPoint(x: 23.31, y: 16.14)
  /// The intervals of repetition, in seconds: the first, the following, and those after ten steps.
  /// Uncertain: Apple only documents that it accelerates.
  private static let repetition: (first: TimeInterval, next: TimeInterval, fast: TimeInterval) =
    (0.5, 0.15, 0.05)
  private static let slowSteps = 10

  // MARK: Value

  /// The value, clamped to ``minimumValue`` and ``maximumValue``. Default 0.
  open var value: Double = 0 {
    didSet {
      value = min(max(value, minimumValue), maximumValue)
      if value != oldValue { setNeedsLayout() }
    }
  }

  /// The smallest value. A value above ``maximumValue`` sets both. Default 0.
  open var minimumValue: Double = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      limitValue()
    }
  }

  /// The largest value. A value below ``minimumValue`` sets both. Default 100.
  open var maximumValue: Double = 100 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      limitValue()
    }
  }

  /// The size of a step. Default 1.
  open var stepValue: Double = 1 {
    didSet {
      if stepValue <= 0 {
        stop("stepValue must be positive", exception: "NSInvalidArgumentException")
      }
    }
  }

  /// Whether an event is sent for each step, not only for the last. Default true.
  open var isContinuous = true
  /// Whether steps are repeated while touched. Default true.
  open var autorepeat = true
  /// Whether the value wraps at the limits. Default false.
  open var wraps = false

  private let divider = SymbolView(.stepperDivider, color: UIStepper.dividerColor)
  private let minus = SymbolView(.minus, color: .label)
  private let plus = SymbolView(.plus, color: .label)
  var images = StepperImages()
  private let background = UIImageView(frame: .zero)
  private let minusPicture = UIImageView(frame: .zero)
  private let plusPicture = UIImageView(frame: .zero)
  private let dividerPicture = UIImageView(frame: .zero)
  private var direction: Double = 0
  private var waiting: ScheduledEvent?

  // MARK: Lifecycle

  /// Creates a stepper at a frame's origin.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  /// Creates a stepper from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = Self.size
    setUp()
    coder.describe(self, as: UIStepper.self)
  }

  private func setUp() {
    handledGestures = .singleTap
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = Self.cornerRadius
    for part in [divider, minus, plus] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
  }

  /// Grey 214 where the fill on white is 238, as in the picture.
  private static let dividerColor = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.1)
  }

  // MARK: UIView

  /// 94×32 points.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Returns 94×32 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Lays out the symbols, and fades one at the limit to half.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    place(minus, Self.minusCenter, fromRight: isMirrored)
    place(plus, Self.plusCenter, fromRight: !isMirrored)
    let line = ControlSymbol.stepperDivider.size
    divider.frame = CGRect(
      x: bounds.midX - line.width / 2, y: bounds.midY - line.height / 2, width: line.width,
      height: line.height)
    minus.alpha = isEnabled && (wraps || value > minimumValue) ? 1 : 0.5
    plus.alpha = isEnabled && (wraps || value < maximumValue) ? 1 : 0.5
    if images.hasAny { layOutImages(isMirrored: isMirrored) }
  }

  /// Lays out the images in place of background, symbols and divider.
  private func layOutImages(isMirrored: Bool) {
    if background.superview == nil { adoptImageViews() }
    let isPlusTouched = isTracking && direction > 0
    let isMinusTouched = isTracking && direction < 0
    let states = [isMinusTouched, isPlusTouched].map { partState(isTouched: $0) }
    (background.frame, background.image) = (bounds, images.backgrounds.effective(in: state))
    backgroundColor = background.image == nil ? .tertiarySystemFill : nil
    let (left, right) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
    (minusPicture.frame, plusPicture.frame) = isMirrored ? (right, left) : (left, right)
    show(images.decrement.effective(in: states[0]), on: minusPicture, insteadOf: minus)
    show(images.increment.effective(in: states[1]), on: plusPicture, insteadOf: plus)
    let sides = isMirrored ? (states[1], states[0]) : (states[0], states[1])
    show(images.dividers.effective(sides.0, sides.1), on: dividerPicture, insteadOf: divider)
    let width = dividerPicture.image?.size.width ?? 0
    dividerPicture.frame = CGRect(
      x: bounds.midX - width / 2, y: bounds.minY, width: width, height: bounds.height)
  }

  private func adoptImageViews() {
    insertSubview(background, at: 0)
    for picture in [dividerPicture, minusPicture, plusPicture] { addSubview(picture) }
    for picture in [minusPicture, plusPicture] {
      (picture.contentMode, picture.tintColor) = (.center, .label)
    }
  }

  private func partState(isTouched: Bool) -> State {
    isEnabled ? isTouched ? .highlighted : .normal : .disabled
  }

  private func show(_ image: UIImage?, on picture: UIImageView, insteadOf sign: SymbolView) {
    let isSign = sign !== divider && image?.renderingMode == .automatic
    picture.image = isSign ? image?.withRenderingMode(.alwaysTemplate) : image
    picture.alpha = sign.alpha
    sign.isHidden = image != nil
  }

  private func place(_ sign: SymbolView, _ middle: CGPoint, fromRight: Bool) {
    let size = ControlSymbol.minus.size
    let x = fromRight ? bounds.width - middle.x : middle.x
    let y = middle.y + (bounds.height - Self.size.height) / 2
    sign.frame = CGRect(
      x: x - size.width / 2, y: y - size.height / 2, width: size.width, height: size.height)
  }

  private func limitValue() { value = min(max(value, minimumValue), maximumValue) }

  // MARK: Tracking

  /// Steps, and repeats while touched.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isAtRight = touch.location(in: self).x >= bounds.midX
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    direction = isAtRight != isMirrored ? 1 : -1
    step(tells: isContinuous)
    if autorepeat { repeatStep(after: Self.repetition.first, slowly: Self.slowSteps) }
    return true
  }

  /// Ends repetition, and sends the final value unless events are continuous.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    waiting?.cancel()
    if !isContinuous { send([.valueChanged, .primaryActionTriggered], with: event) }
  }

  /// Ends repetition.
  open override func cancelTracking(with event: UIEvent?) { waiting?.cancel() }

  private func repeatStep(after delay: TimeInterval, slowly count: Int) {
    waiting = layer.clock.schedule(after: delay) { [weak self] in
      guard let self, isTracking else { return }
      if isTouchInside { step(tells: isContinuous) }
      let next = count > 0 ? Self.repetition.next : Self.repetition.fast
      repeatStep(after: next, slowly: max(count - 1, 0))
    }
  }

  private func step(tells: Bool) {
    let old = value
    let proposed = value + direction * stepValue
    if wraps, proposed > maximumValue {
      value = minimumValue
    } else if wraps, proposed < minimumValue {
      value = maximumValue
    } else {
      value = proposed
    }
    if tells, value != old { send([.valueChanged, .primaryActionTriggered], with: nil) }
  }

  @_spi(UIKit) open override func accessibilityStep(up: Bool) {
    value += up ? stepValue : -stepValue
    sendActions(for: .valueChanged)
  }
}

// Unsupported: UIStepper: images · drawn · Signs of steppers are in the label colour. · uncertain ·
//   test: ControlImageTests
