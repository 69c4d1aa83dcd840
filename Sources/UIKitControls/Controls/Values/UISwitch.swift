@_spi(UIKit) import UIKitViews

/// A control that is on or off, always 51×31 points.
///
/// Source: Apple, UISwitch; sizes and colours are measured in pictures drawn by UIKit.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// The style of a switch; all switches are drawn as sliding ones.
  public enum Style: Int, Sendable {
    /// The standard style of the device.
    case automatic = 0
    /// A checkbox, on the Mac only.
    case checkbox = 1
    /// A sliding switch.
    case sliding = 2
  }

  private static let size = CGSize(width: 51, height: 31)
  private static let inset: CGFloat = 2
  /// The additional width of the thumb while touched, in points. Uncertain.
  private static let stretch: CGFloat = 7
  /// The distance after which a touch is a drag, not a tap, in points. Uncertain.
  private static let dragDistance: CGFloat = 10

  // MARK: Properties

  /// Whether the switch is on. Default false.
  open var isOn = false { didSet { if isOn != oldValue { stateDidChange() } } }
  /// The background while on; nil for green. Default nil.
  open var onTintColor: UIColor? { didSet { if onTintColor != oldValue { applyColors() } } }
  /// The colour of the thumb; nil for white. Default nil.
  open var thumbTintColor: UIColor? { didSet { if thumbTintColor != oldValue { applyColors() } } }
  /// Ignored, as on iOS since 7.
  open var onImage: UIImage?
  /// Ignored, as on iOS since 7.
  open var offImage: UIImage?
  /// The preferred style. Ignored: all switches are sliding ones.
  open var preferredStyle = Style.automatic
  /// The style of the switch.
  open var style: Style { .sliding }
  /// The title of a checkbox on the Mac. Ignored.
  open var title: String?

  private let track = UIView(frame: .zero)
  private let thumb = ThumbView(shadowOpacity: 0.15, shadowRadius: 4)
  private var start = CGPoint.zero
  private var isDragged = false
  private var wasOn = false

  // MARK: Lifecycle

  /// Creates a switch that is off, at a frame's origin.
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

  /// Creates a switch from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.frame = CGRect(origin: .zero, size: Self.size)
    setUp()
    coder.describe(self, as: UISwitch.self)
  }

  private func setUp() {
    handledGestures = [.singleTap, .horizontalPan]
    track.isUserInteractionEnabled = false
    track.clipsToBounds = true
    track.layer.cornerRadius = Self.size.height / 2
    track.addSubview(thumb)
    addSubview(track)
    applyColors()
  }

  /// Sets the switch on or off; animated on the virtual clock.
  open func setOn(_ on: Bool, animated: Bool) {
    guard animated, on != isOn else { return isOn = on }
    layoutIfNeeded()
    UIView.animate(withDuration: 0.25) {
      isOn = on
      layoutIfNeeded()
    }
  }

  // MARK: UIView

  /// The frame; its size is always 51×31.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  /// The bounds; their size is always 51×31.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }

  /// Excludes two points on the right from the alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  /// 49×31: the frame without ``alignmentRectInsets``.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.size.width - 2, height: Self.size.height)
  }

  /// Returns 51×31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Lays out the thumb.
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

  /// Stores where the touch begins.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    (start, isDragged, wasOn) = (touch.location(in: self), false, isOn)
    return true
  }

  /// Moves the thumb to the side of a dragging touch.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    if abs(point.x - start.x) > Self.dragDistance { isDragged = true }
    guard isDragged else { return true }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    setOn((point.x > bounds.midX) != isMirrored, animated: true)
    return true
  }

  /// Toggles the switch after a tap; sends events if it has changed.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isDragged { setOn(!isOn, animated: true) }
    if isOn != wasOn { send([.valueChanged, .primaryActionTriggered], with: event) }
  }

  /// Restores the switch.
  open override func cancelTracking(with event: UIEvent?) { setOn(wasOn, animated: true) }

  @_spi(UIKit) open override func accessibilityDefaultsOfControl(
    _ standard: AccessibilityDefaults
  ) -> AccessibilityDefaults {
    var standard = standard
    (standard.isElement, standard.value) = (true, isOn ? "1" : "0")
    standard.traits = [.button, .toggleButton]
    return standard
  }
}
