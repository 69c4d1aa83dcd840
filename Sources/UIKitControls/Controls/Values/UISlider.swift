@_spi(UIKit) import UIKitViews

/// A control that chooses a number on a line.
///
/// Source: Apple, UISlider; sizes are those of pictures UIKit drew.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// What a slider is high, in points. Source: a picture of iOS 17.5.
  private static let height: CGFloat = 34
  private static let trackHeight: CGFloat = 4
  /// From each side to the track, in points.
  private static let trackInset: CGFloat = 3
  /// From the track's ends to where the disc's middle goes, less half the disc, in points.
  private static let thumbInset: CGFloat = 1
  /// How far below the disc's middle the track's is, in points.
  private static let thumbLift: CGFloat = 3.5 / 3
  /// Between an image at an end and the track, in points. Uncertain.
  private static let imageGap: CGFloat = 8
  /// How far beside the disc a finger still takes hold of it, in points. Uncertain.
  private static let grip: CGFloat = 15

  // MARK: Value

  /// From ``minimumValue`` to ``maximumValue``; other numbers are brought into that range. Default
  /// 0.
  open var value: Float {
    get { ownValue }
    set { setValue(newValue, animated: false) }
  }

  /// Default 0.
  open var minimumValue: Float = 0 {
    didSet {
      guard minimumValue != oldValue else { return }
      if maximumValue < minimumValue { maximumValue = minimumValue } else { limitValue() }
    }
  }

  /// Default 1.
  open var maximumValue: Float = 1 {
    didSet {
      guard maximumValue != oldValue else { return }
      if minimumValue > maximumValue { minimumValue = maximumValue } else { limitValue() }
    }
  }

  /// Whether every move of a finger is told, not only its end. Default true.
  open var isContinuous = true

  // MARK: Looks

  /// The image at the end of the smallest value. Default nil.
  open var minimumValueImage: UIImage? {
    didSet { if minimumValueImage != oldValue { imagesChanged() } }
  }
  /// The image at the end of the largest value. Default nil.
  open var maximumValueImage: UIImage? {
    didSet { if maximumValueImage != oldValue { imagesChanged() } }
  }
  /// The track up to the disc; nil for the tint colour. Default nil.
  open var minimumTrackTintColor: UIColor? {
    didSet { if minimumTrackTintColor != oldValue { setNeedsLayout() } }
  }
  /// The track from the disc on; nil for grey. Default nil.
  open var maximumTrackTintColor: UIColor? {
    didSet { if maximumTrackTintColor != oldValue { setNeedsLayout() } }
  }
  /// The disc; nil for white. Default nil.
  open var thumbTintColor: UIColor? {
    didSet { if thumbTintColor != oldValue { setNeedsLayout() } }
  }

  private var ownValue: Float = 0
  private var thumbImages = StateImages()
  private var minimumTrackImages = StateImages()
  private var maximumTrackImages = StateImages()
  /// Everything that is seen: as one it is pale while the slider is not enabled.
  private let body = UIView(frame: .zero)
  private let minimumTrack = UIImageView(frame: .zero)
  private let maximumTrack = UIImageView(frame: .zero)
  private let thumb = ThumbView(shadowOpacity: 0.22, shadowRadius: 5)
  private let thumbPicture = UIImageView(frame: .zero)
  private let minimumPicture = UIImageView(frame: .zero)
  private let maximumPicture = UIImageView(frame: .zero)
  /// From the finger to the disc's middle, in points.
  private var hold: CGFloat = 0

  // MARK: Lifecycle

  /// A slider with a rectangle in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  @_spi(UIKit) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .value(\UISlider.minimumTrackTintColor),
      .value(\UISlider.maximumTrackTintColor),
      .value(\UISlider.thumbTintColor),
      .value(\UISlider.minimumValueImage),
      .value(\UISlider.maximumValueImage),
    ]
  }

  /// A slider as a nib describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.describe(self, as: UISlider.self)
  }

  private func setUp() {
    body.isUserInteractionEnabled = false
    addSubview(body)
    for part in [maximumTrack, minimumTrack, minimumPicture, maximumPicture, thumb, thumbPicture] {
      body.addSubview(part)
    }
  }

  /// Sets ``value``; animated on the virtual clock.
  open func setValue(_ value: Float, animated: Bool) {
    let value = min(max(value, minimumValue), maximumValue)
    guard value != ownValue, !value.isNaN else { return }
    if animated { layoutIfNeeded() }
    ownValue = value
    setNeedsLayout()
    if animated { UIView.animate(withDuration: 0.25) { layoutIfNeeded() } }
  }

  /// Sets the image that stands in the disc's place in a state.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    guard thumbImages[state] !== image else { return }
    thumbImages[state] = image
    setNeedsLayout()
  }

  /// The image that stands in the disc's place in a state.
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }

  /// The image that stands in the disc's place now.
  open var currentThumbImage: UIImage? { thumbImages.shown(in: state) }

  /// Sets the image of the track up to the disc in a state; resizable images stretch.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    guard minimumTrackImages[state] !== image else { return }
    minimumTrackImages[state] = image
    setNeedsLayout()
  }

  /// The image of the track up to the disc in a state.
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }

  /// The image of the track up to the disc now.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImages.shown(in: state) }

  /// Sets the image of the track from the disc on in a state; resizable images stretch.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    guard maximumTrackImages[state] !== image else { return }
    maximumTrackImages[state] = image
    setNeedsLayout()
  }

  /// The image of the track from the disc on in a state.
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }

  /// The image of the track from the disc on now.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImages.shown(in: state) }

  // MARK: Rectangles

  /// Where the image of the smallest value stands.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, in: bounds, isAtLeft: !isMirrored)
  }

  /// Where the image of the largest value stands.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, in: bounds, isAtLeft: isMirrored)
  }

  /// Where the track lies: 4 points high in the middle, or as high as its images, 3 from the sides,
  /// or between the images there.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let images = [minimumValueImage, maximumValueImage]
    let widths = images.map { $0.map { $0.size.width + Self.imageGap } ?? Self.trackInset }
    let (left, right) = isMirrored ? (widths[1], widths[0]) : (widths[0], widths[1])
    let tracks = [currentMinimumTrackImage, currentMaximumTrackImage].compactMap(\.?.size.height)
    let height = tracks.max() ?? Self.trackHeight
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - height / 2,
      width: max(0, bounds.width - left - right), height: height)
  }

  /// Where the disc, or the image in its place, stands for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? thumb.bounds.size
    let lift = currentThumbImage == nil ? Self.thumbLift : 0
    let room = rect.insetBy(dx: Self.thumbInset - Self.trackInset, dy: 0)
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let place = isMirrored ? 1 - part : part
    return CGRect(
      x: room.minX + (room.width - size.width) * place, y: rect.midY - size.height / 2 - lift,
      width: size.width, height: size.height)
  }

  private func imageRect(_ image: UIImage?, in bounds: CGRect, isAtLeft: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(
      x: isAtLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  // MARK: UIView

  /// Two points at each side and one below do not count for alignment.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  /// No width; the height without ``alignmentRectInsets``.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height - 1)
  }

  /// The width it has, 34 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: Self.height)
  }

  /// Places the track, the disc and the images.
  open override func layoutSubviews() {
    super.layoutSubviews()
    body.frame = bounds
    body.alpha = isEnabled ? 1 : 0.5
    let track = trackRect(forBounds: bounds)
    let place = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let split = min(max(place.midX, track.minX), track.maxX)
    var (low, high) = track.divided(atDistance: split - track.minX, from: .minXEdge)
    if isMirrored { (low, high) = (high, low) }
    (minimumTrack.frame, maximumTrack.frame) = (low, high)
    round()
    fill(minimumTrack, currentMinimumTrackImage, minimumTrackTintColor ?? tintColor)
    fill(maximumTrack, currentMaximumTrackImage, maximumTrackTintColor ?? .systemFill)
    thumb.backgroundColor = thumbTintColor ?? .white
    layOutThumb(place)
    minimumPicture.frame = minimumValueImageRect(forBounds: bounds)
    maximumPicture.frame = maximumValueImageRect(forBounds: bounds)
  }

  /// An image stands in a colour's place.
  private func fill(_ track: UIImageView, _ image: UIImage?, _ color: UIColor?) {
    track.image = image
    track.backgroundColor = image == nil ? color : nil
  }

  /// The outer ends are round.
  private func round() {
    let (left, right) = isMirrored ? (maximumTrack, minimumTrack) : (minimumTrack, maximumTrack)
    for track in [left, right] { track.layer.cornerRadius = Self.trackHeight / 2 }
    left.layer.maskedCorners = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    right.layer.maskedCorners = [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
  }

  private func layOutThumb(_ place: CGRect) {
    let image = currentThumbImage
    thumb.isHidden = image != nil
    thumbPicture.image = image
    (thumb.frame, thumbPicture.frame) = (place, place)
  }

  /// The track up to the disc follows the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  private func imagesChanged() {
    minimumPicture.image = minimumValueImage
    maximumPicture.image = maximumValueImage
    setNeedsLayout()
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func limitValue() {
    ownValue = min(max(ownValue, minimumValue), maximumValue)
    setNeedsLayout()
  }

  // MARK: Tracking

  /// A swipe along the slider that begins on its thumb.
  @_spi(UIKit) open override func answersItself(
    to gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard isTracking, let swipe = gestureRecognizer as? UISwipeGestureRecognizer else {
      return false
    }
    return !swipe.direction.isDisjoint(with: [.left, .right])
  }

  /// Follows a finger that came down on the disc or close to it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = currentThumbRect
    let point = touch.location(in: self)
    hold = place.midX - point.x
    return place.insetBy(dx: -Self.grip, dy: -Self.grip).contains(point)
  }

  /// The disc goes with the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let old = ownValue
    value = value(at: touch.location(in: self).x + hold)
    if isContinuous, ownValue != old { tell(event) }
    return true
  }

  /// The last value is told where not every one was.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { tell(event) }
  }

  private func tell(_ event: UIEvent?) {
    send([.valueChanged, .primaryActionTriggered], with: event)
  }

  private var currentThumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  /// The value for which the disc's middle is at a distance from the left.
  private func value(at x: CGFloat) -> Float {
    let track = trackRect(forBounds: bounds)
    let ends = [minimumValue, maximumValue].map {
      thumbRect(forBounds: bounds, trackRect: track, value: $0).midX
    }
    guard ends[0] != ends[1] else { return minimumValue }
    return minimumValue
      + Float((x - ends[0]) / (ends[1] - ends[0])) * (maximumValue - minimumValue)
  }

  @_spi(UIKit) open override func accessibilityOfKind(
    _ standard: AccessibilityStandard
  ) -> AccessibilityStandard {
    var standard = standard
    let length = maximumValue - minimumValue
    let part = length > 0 ? (value - minimumValue) / length : 0
    (standard.isElement, standard.traits) = (true, .adjustable)
    standard.value = AccessibilityStandard.percent(part)
    return standard
  }

  /// Apple publishes no figure for how far a slider goes.
  private static let accessibilitySteps: Float = 10

  @_spi(UIKit) open override func accessibilityStep(up: Bool) {
    let step = (maximumValue - minimumValue) / Self.accessibilitySteps
    value += up ? step : -step
    sendActions(for: .valueChanged)
  }
}

// Unsupported: UISlider: images · drawn · A track is as high as its images. Without its alignment
//   inset a slider is 33 points high. · uncertain · test: ControlImageTests
