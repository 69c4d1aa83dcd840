@_spi(UIKit) import UIKitViews

/// A view that shows the progress of a task. 4 points high.
///
/// Source: Apple, UIProgressView.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The style of a progress view. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// The standard style.
    case `default` = 0
    /// The style for bars: without a track, thinner.
    case bar = 1
  }

  // MARK: Properties

  /// The progress, clamped to 0 to 1. Default 0.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// The style of the view. Default `.default`.
  open var progressViewStyle: Style {
    didSet {
      guard progressViewStyle != oldValue else { return }
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// The colour of the completed part; nil for the tint colour. Default nil.
  open var progressTintColor: UIColor? {
    didSet { if progressTintColor != oldValue { setNeedsLayout() } }
  }
  /// The colour of the track; nil for grey. Default nil.
  open var trackTintColor: UIColor? {
    didSet { if trackTintColor != oldValue { setNeedsLayout() } }
  }

  /// The image of the completed part, in place of a colour; resizable images stretch. Default nil.
  open var progressImage: UIImage? { didSet { if progressImage != oldValue { setNeedsLayout() } } }
  /// The image of the track, in place of a colour; resizable images stretch. Default nil.
  open var trackImage: UIImage? { didSet { if trackImage != oldValue { setNeedsLayout() } } }

  private var storedProgress: Float = 0
  // Apps change the layers of these two subviews, in this order.
  private let track = UIImageView(frame: .zero)
  private let bar = UIImageView(frame: .zero)
  /// The radius that the view gave to the parts' corners; another one is the app's.
  private var ownRadius: CGFloat = 0

  // MARK: Lifecycle

  /// Creates a progress view with a frame, in points.
  public override init(frame: CGRect) {
    progressViewStyle = .default
    super.init(frame: frame)
    setUp()
  }

  /// Creates a progress view of a style, in its height.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    frame.size.height = height
  }

  @_spi(UIKit) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .value(\UIProgressView.progressTintColor),
      .value(\UIProgressView.trackTintColor),
      .value(\UIProgressView.progressImage),
      .value(\UIProgressView.trackImage),
    ]
  }

  /// Creates a progress view from a nib.
  public required init?(coder: NSCoder) {
    progressViewStyle = .default
    super.init(coder: coder)
    setUp()
    coder.describe(self, as: UIProgressView.self)
  }

  private func setUp() {
    for part in [track, bar] {
      part.clipsToBounds = true
      addSubview(part)
    }
  }

  /// Sets ``progress``; animated on the virtual clock.
  open func setProgress(_ progress: Float, animated: Bool) {
    let progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    guard progress != storedProgress else { return }
    if animated { layoutIfNeeded() }
    storedProgress = progress
    setNeedsLayout()
    if animated { UIView.animate(withDuration: 0.25) { layoutIfNeeded() } }
  }

  private var height: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }

  // MARK: UIView

  /// No intrinsic width, 4 points high; 2.5 in a bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  /// Returns the current width, and a height of 4 points; 2.5 in a bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: height)
  }

  /// Lays out the bar from the leading edge.
  open override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = bounds
    let isRound = progressViewStyle == .default
    let radius = isRound ? bounds.height / 2 : 0
    for part in [track, bar] where part.layer.cornerRadius == ownRadius {
      part.layer.cornerRadius = radius
    }
    ownRadius = radius
    let width = bounds.width * CGFloat(progress)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    bar.frame = CGRect(
      x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    (bar.image, track.image) = (progressImage, trackImage)
    bar.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    let background = trackTintColor ?? (isRound ? .systemFill : .clear)
    track.backgroundColor = trackImage == nil ? background : nil
  }

  /// Updates the completed part for the tint colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults {
    var standard = super.accessibilityDefaults
    standard.isElement = true
    standard.value = AccessibilityDefaults.percent(progress)
    standard.traits = .updatesFrequently
    return standard
  }
}

// Unsupported: UIProgressView.observedProgress · absent · It is absent.
