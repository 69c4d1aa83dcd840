@_spi(UIKit) import UIKitViews

/// A control for selecting a value on a track.
///
/// Source: Apple, UISlider; sizes are measured in pictures drawn by UIKit.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The height of a slider, in points. Source: a picture of iOS 17.5.
  private static let height: CGFloat = 34
  private static let trackHeight: CGFloat = 4
  /// The inset of the track from each side, in points.
  private static let trackInset: CGFloat = 3
  /// The distance from the track's ends to the thumb's end positions, less half the thumb, in
  /// points.
  private static let thumbInset: CGFloat = 1
  /// The distance of the track's centre below the thumb's, in points.
  private static let thumbLift: CGFloat = 3.5 / 3
  /// The gap between an image at an end and the track, in points. Uncertain.
  private static let imageGap: CGFloat = 8
  /// The distance beside the thumb at which a touch still moves it, in points. Uncertain.
  private static let grip: CGFloat = 15

  // MARK: Value

  /// The value, clamped to ``minimumValue`` and ``maximumValue``. Default 0.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// The smallest value. Default 0.
  open var minimumValue: Float = 0 {
    didSet {
      guard minimumValue != oldValue else { return }
      if maximumValue < minimumValue { maximumValue = minimumValue } else { limitValue() }
    }
  }

  /// The largest value. Default 1.
  open var maximumValue: Float = 1 {
    didSet {
      guard maximumValue != oldValue else { return }
      if minimumValue > maximumValue { minimumValue = maximumValue } else { limitValue() }
    }
  }

  /// Whether events are sent during tracking, not only at its end. Default true.
  open var isContinuous = true

  // MARK: Appearance

  /// The image at the end of the smallest value. Default nil.
  open var minimumValueImage: UIImage? {
    didSet { if minimumValueImage != oldValue { imagesChanged() } }
  }
  /// The image at the end of the largest value. Default nil.
  open var maximumValueImage: UIImage? {
    didSet { if maximumValueImage != oldValue { imagesChanged() } }
  }
  /// The colour of the track up to the thumb; nil for the tint colour. Default nil.
  open var minimumTrackTintColor: UIColor? {
    didSet { if minimumTrackTintColor != oldValue { setNeedsLayout() } }
  }
  /// The colour of the track after the thumb; nil for grey. Default nil.
  open var maximumTrackTintColor: UIColor? {
    didSet { if maximumTrackTintColor != oldValue { setNeedsLayout() } }
  }
  /// The colour of the thumb; nil for white. Default nil.
  open var thumbTintColor: UIColor? {
    didSet { if thumbTintColor != oldValue { setNeedsLayout() } }
  }

  private var storedValue: Float = 0
  private var thumbImages = StateImages()
  private var minimumTrackImages = StateImages()
  private var maximumTrackImages = StateImages()
  /// The container of all parts, faded as a whole while the slider is disabled.
  private let body = UIView(frame: .zero)
  private let minimumTrack = UIImageView(frame: .zero)
  private let maximumTrack = UIImageView(frame: .zero)
  private let thumb = ThumbView(shadowOpacity: 0.22, shadowRadius: 5)
  private let thumbPicture = UIImageView(frame: .zero)
  private let minimumPicture = UIImageView(frame: .zero)
  private let maximumPicture = UIImageView(frame: .zero)
  /// The distance from the touch to the thumb's centre, in points.
  private var hold: CGFloat = 0

  // MARK: Lifecycle

  /// Creates a slider with a frame, in points.
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

  /// Creates a slider from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.describe(self, as: UISlider.self)
  }

  private func setUp() {
    // Those that begin on the thumb.
    handledGestures = .horizontalSwipe
    isOpaque = false
    body.isUserInteractionEnabled = false
    addSubview(body)
    for part in [maximumTrack, minimumTrack, minimumPicture, maximumPicture, thumb, thumbPicture] {
      body.addSubview(part)
    }
  }

  /// Sets ``value``; animated on the virtual clock.
  open func setValue(_ value: Float, animated: Bool) {
    let value = min(max(value, minimumValue), maximumValue)
    guard value != storedValue, !value.isNaN else { return }
    if animated { layoutIfNeeded() }
    storedValue = value
    setNeedsLayout()
    if animated { UIView.animate(withDuration: 0.25) { layoutIfNeeded() } }
  }

  /// Sets the thumb image for a state.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    guard thumbImages[state] !== image else { return }
    thumbImages[state] = image
    setNeedsLayout()
  }

  /// Returns the thumb image set for a state.
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }

  /// The thumb image for the current state.
  open var currentThumbImage: UIImage? { thumbImages.effective(in: state) }

  /// Sets the image of the track up to the thumb for a state; resizable images stretch.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    guard minimumTrackImages[state] !== image else { return }
    minimumTrackImages[state] = image
    setNeedsLayout()
  }

  /// Returns the image of the track up to the thumb set for a state.
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }

  /// The image of the track up to the thumb for the current state.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImages.effective(in: state) }

  /// Sets the image of the track after the thumb for a state; resizable images stretch.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    guard maximumTrackImages[state] !== image else { return }
    maximumTrackImages[state] = image
    setNeedsLayout()
  }

  /// Returns the image of the track after the thumb set for a state.
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }

  /// The image of the track after the thumb for the current state.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImages.effective(in: state) }

  // MARK: Rectangles

  /// Returns the rectangle of the smallest value's image.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, in: bounds, isAtLeft: !isMirrored)
  }

  /// Returns the rectangle of the largest value's image.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, in: bounds, isAtLeft: isMirrored)
  }

  /// Returns the rectangle of the track: vertically centred, 4 points high or the height of its
  /// images. It has insets of 3 points, or ends beside the images at the slider's ends.
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

  /// Returns the rectangle of the thumb, or of its image, for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? thumb.bounds.size
    let lift = currentThumbImage == nil ? Self.thumbLift : 0
    let room = rect.insetBy(dx: Self.thumbInset - Self.trackInset, dy: 0)
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let thumbFrame = isMirrored ? 1 - part : part
    return CGRect(
      x: room.minX + (room.width - size.width) * thumbFrame, y: rect.midY - size.height / 2 - lift,
      width: size.width, height: size.height)
  }

  private func imageRect(_ image: UIImage?, in bounds: CGRect, isAtLeft: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(
      x: isAtLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  // MARK: UIView

  /// Excludes two points at each side and one below from the alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  /// No intrinsic width; the height without ``alignmentRectInsets``.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height - 1)
  }

  /// Returns the current width, and a height of 34 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: Self.height)
  }

  /// Lays out track, thumb and images.
  open override func layoutSubviews() {
    super.layoutSubviews()
    body.frame = bounds
    body.alpha = isEnabled ? 1 : 0.5
    let track = trackRect(forBounds: bounds)
    let thumbFrame = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let split = min(max(thumbFrame.midX, track.minX), track.maxX)
    var (low, high) = track.divided(atDistance: split - track.minX, from: .minXEdge)
    if isMirrored { (low, high) = (high, low) }
    (minimumTrack.frame, maximumTrack.frame) = (low, high)
    round()
    fill(minimumTrack, currentMinimumTrackImage, minimumTrackTintColor ?? tintColor)
    fill(maximumTrack, currentMaximumTrackImage, maximumTrackTintColor ?? .systemFill)
    thumb.backgroundColor = thumbTintColor ?? .white
    layOutThumb(thumbFrame)
    minimumPicture.frame = minimumValueImageRect(forBounds: bounds)
    maximumPicture.frame = maximumValueImageRect(forBounds: bounds)
  }

  /// Sets the image of a track, or its colour without an image.
  private func fill(_ track: UIImageView, _ image: UIImage?, _ color: UIColor?) {
    track.image = image
    track.backgroundColor = image == nil ? color : nil
  }

  /// Rounds the outer ends of the track.
  private func round() {
    let (left, right) = isMirrored ? (maximumTrack, minimumTrack) : (minimumTrack, maximumTrack)
    for track in [left, right] { track.layer.cornerRadius = Self.trackHeight / 2 }
    left.layer.maskedCorners = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    right.layer.maskedCorners = [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
  }

  private func layOutThumb(_ thumbFrame: CGRect) {
    let image = currentThumbImage
    thumb.isHidden = image != nil
    thumbPicture.image = image
    (thumb.frame, thumbPicture.frame) = (thumbFrame, thumbFrame)
  }

  /// Updates the colour of the track up to the thumb.
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
    storedValue = min(max(storedValue, minimumValue), maximumValue)
    setNeedsLayout()
  }

  // MARK: Tracking

  /// Begins to track a touch on the thumb or close to it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let thumbFrame = currentThumbRect
    let point = touch.location(in: self)
    hold = thumbFrame.midX - point.x
    return thumbFrame.insetBy(dx: -Self.grip, dy: -Self.grip).contains(point)
  }

  /// Moves the thumb with the touch.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let old = storedValue
    value = value(at: touch.location(in: self).x + hold)
    if isContinuous, storedValue != old { sendValueChanged(event) }
    return true
  }

  /// Sends the final value unless events are continuous.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendValueChanged(event) }
  }

  private func sendValueChanged(_ event: UIEvent?) {
    send([.valueChanged, .primaryActionTriggered], with: event)
  }

  private var currentThumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  /// Returns the value for a horizontal position of the thumb's centre.
  private func value(at x: CGFloat) -> Float {
    let track = trackRect(forBounds: bounds)
    let ends = [minimumValue, maximumValue].map {
      thumbRect(forBounds: bounds, trackRect: track, value: $0).midX
    }
    guard ends[0] != ends[1] else { return minimumValue }
    return minimumValue
      + Float((x - ends[0]) / (ends[1] - ends[0])) * (maximumValue - minimumValue)
  }

  @_spi(UIKit) open override func accessibilityDefaultsOfControl(
    _ standard: AccessibilityDefaults
  ) -> AccessibilityDefaults {
    var standard = standard
    let length = maximumValue - minimumValue
    let part = length > 0 ? (value - minimumValue) / length : 0
    (standard.isElement, standard.traits) = (true, .adjustable)
    standard.value = AccessibilityDefaults.percent(part)
    return standard
  }

  /// The number of accessibility steps. Apple publishes no figure.
  private static let accessibilitySteps: Float = 10

  @_spi(UIKit) open override func accessibilityStep(up: Bool) {
    let step = (maximumValue - minimumValue) / Self.accessibilitySteps
    value += up ? step : -step
    sendActions(for: .valueChanged)
  }
}

// Unsupported: UISlider: images · drawn · A track is as high as its images. Without its alignment
//   inset a slider is 33 points high. · uncertain · test: ControlImageTests
