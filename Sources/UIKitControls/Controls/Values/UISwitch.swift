@_spi(UIKit) import UIKitViews

/// A control that is on or off. Its size is always 51×31 points.
///
/// Source: Apple, UISwitch; sizes and colours are those of pictures UIKit drew.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// What a switch looks like; here every one is a sliding switch.
  public enum Style: Int, Sendable {
    /// The device's.
    case automatic = 0
    /// A box with a check mark; only on a Mac.
    case checkbox = 1
    /// A disc that slides.
    case sliding = 2
  }

  private static let size = CGSize(width: 51, height: 31)
  private static let inset: CGFloat = 2
  /// How much longer the disc is under a finger, in points. Uncertain.
  private static let stretch: CGFloat = 7
  /// How far a finger moves before it drags instead of tapping, in points. Uncertain.
  private static let dragDistance: CGFloat = 10

  // MARK: Properties

  /// Whether the switch is on. Default false.
  open var isOn = false { didSet { if isOn != oldValue { stateDidChange() } } }
  /// The background colour of a switch that is on; nil for green. Default nil.
  open var onTintColor: UIColor? { didSet { if onTintColor != oldValue { applyColors() } } }
  /// The disc's colour; nil for white. Default nil.
  open var thumbTintColor: UIColor? { didSet { if thumbTintColor != oldValue { applyColors() } } }
  /// Kept and without effect, as on iOS since 7.
  open var onImage: UIImage?
  /// Kept and without effect, as on iOS since 7.
  open var offImage: UIImage?
  /// What the switch should look like. Kept: every one is a sliding switch.
  open var preferredStyle = Style.automatic
  /// What the switch looks like.
  open var style: Style { .sliding }
  /// A text beside the box on a Mac. Kept and without effect.
  open var title: String?

  private let track = UIView(frame: .zero)
  private let thumb = ThumbView(shadowOpacity: 0.15, shadowRadius: 4)
  private var start = CGPoint.zero
  private var isDragged = false
  private var wasOn = false

  // MARK: Lifecycle

  /// A switch that is off, at a rectangle's origin.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  @_spi(UIKit) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .value(\UISwitch.onTintColor),
      .value(\UISwitch.thumbTintColor),
      .value(\UISwitch.onImage),
      .value(\UISwitch.offImage),
    ]
  }

  /// A switch as a nib describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.frame = CGRect(origin: .zero, size: Self.size)
    setUp()
    coder.describe(self, as: UISwitch.self)
  }

  private func setUp() {
    track.isUserInteractionEnabled = false
    track.clipsToBounds = true
    track.layer.cornerRadius = Self.size.height / 2
    track.addSubview(thumb)
    addSubview(track)
    applyColors()
  }

  /// Turns the switch on or off; animated on the virtual clock.
  open func setOn(_ on: Bool, animated: Bool) {
    guard animated, on != isOn else { return isOn = on }
    layoutIfNeeded()
    UIView.animate(withDuration: 0.25) {
      isOn = on
      layoutIfNeeded()
    }
  }

  // MARK: UIView

  /// The rectangle; its size stays 51×31.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  /// The own rectangle; its size stays 51×31.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }

  /// Two points on the right do not count for alignment.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  /// 49×31: the frame without ``alignmentRectInsets``.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.size.width - 2, height: Self.size.height)
  }

  /// 51×31.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Places the disc.
  open override func layoutSubviews() {
    super.layoutSubviews()
    applyColors()
    track.frame = bounds
    let width = ThumbView.diameter + (isHighlighted ? Self.stretch : 0)
    let isAtRight = isOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    thumb.frame = CGRect(
      x: isAtRight ? bounds.width - Self.inset - width : Self.inset, y: Self.inset, width: width,
      height: ThumbView.diameter)
    track.alpha = isEnabled ? 1 : 0.5
  }

  private func applyColors() {
    track.backgroundColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    thumb.backgroundColor = thumbTintColor ?? .white
  }

  // MARK: Tracking

  /// A tap, and a finger that goes along the switch.
  @_spi(UIKit) open override func answersItself(
    to gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard isTracking, let pan = gestureRecognizer as? UIPanGestureRecognizer else {
      return gestureRecognizer.isSingleTap
    }
    return abs(pan.firstWay.dx) > abs(pan.firstWay.dy)
  }

  /// Remembers where the finger came down.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    (start, isDragged, wasOn) = (touch.location(in: self), false, isOn)
    return true
  }

  /// A finger that drags has the disc follow from side to side.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    if abs(place.x - start.x) > Self.dragDistance { isDragged = true }
    guard isDragged else { return true }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    setOn((place.x > bounds.midX) != isMirrored, animated: true)
    return true
  }

  /// A tap turns the switch; what has changed is told.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isDragged { setOn(!isOn, animated: true) }
    if isOn != wasOn { send([.valueChanged, .primaryActionTriggered], with: event) }
  }

  /// Turns the switch back.
  open override func cancelTracking(with event: UIEvent?) { setOn(wasOn, animated: true) }

  @_spi(UIKit) open override func accessibilityOfKind(
    _ standard: AccessibilityStandard
  ) -> AccessibilityStandard {
    var standard = standard
    (standard.isElement, standard.value) = (true, isOn ? "1" : "0")
    standard.traits = [.button, .toggleButton]
    return standard
  }
}
