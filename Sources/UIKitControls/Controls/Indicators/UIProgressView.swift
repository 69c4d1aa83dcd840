@_spi(UIKit) import UIKitViews

/// Shows how much of a task is done. 4 points high.
///
/// Source: Apple, UIProgressView.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// Where a progress view stands. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// Anywhere.
    case `default` = 0
    /// In a bar: without a track, thinner.
    case bar = 1
  }

  // MARK: Properties

  /// From 0 to 1; other numbers are brought into that range. Default 0.
  open var progress: Float {
    get { ownProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// Default `.default`.
  open var progressViewStyle: Style {
    didSet {
      guard progressViewStyle != oldValue else { return }
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// What is done; nil for the tint colour. Default nil.
  open var progressTintColor: UIColor? {
    didSet { if progressTintColor != oldValue { setNeedsLayout() } }
  }
  /// What is not; nil for grey. Default nil.
  open var trackTintColor: UIColor? {
    didSet { if trackTintColor != oldValue { setNeedsLayout() } }
  }

  /// An image of what is done, in the colour's place; resizable images stretch. Default nil.
  open var progressImage: UIImage? { didSet { if progressImage != oldValue { setNeedsLayout() } } }
  /// An image of the whole, in the colour's place; resizable images stretch. Default nil.
  open var trackImage: UIImage? { didSet { if trackImage != oldValue { setNeedsLayout() } } }

  private var ownProgress: Float = 0
  private let track = UIImageView(frame: .zero)
  private let bar = UIImageView(frame: .zero)

  // MARK: Lifecycle

  /// A progress view with a rectangle in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    progressViewStyle = .default
    super.init(frame: frame)
    setUp()
  }

  /// A progress view of a style, as high as that is.
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

  /// A progress view as a nib describes it.
  public required init?(coder: NSCoder) {
    progressViewStyle = .default
    super.init(coder: coder)
    setUp()
    coder.describe(self, as: UIProgressView.self)
  }

  private func setUp() {
    track.addSubview(bar)
    track.clipsToBounds = true
    addSubview(track)
  }

  /// Sets ``progress``; animated on the virtual clock.
  open func setProgress(_ progress: Float, animated: Bool) {
    let progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    guard progress != ownProgress else { return }
    if animated { layoutIfNeeded() }
    ownProgress = progress
    setNeedsLayout()
    if animated { UIView.animate(withDuration: 0.25) { layoutIfNeeded() } }
  }

  private var height: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }

  // MARK: UIView

  /// No width, 4 points high; 2.5 in a bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  /// The width it has, 4 points high; 2.5 in a bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: height)
  }

  /// Places the bar from where lines begin.
  open override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = bounds
    let isRound = progressViewStyle == .default
    track.layer.cornerRadius = isRound ? bounds.height / 2 : 0
    bar.layer.cornerRadius = isRound ? bounds.height / 2 : 0
    let width = bounds.width * CGFloat(progress)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    bar.frame = CGRect(
      x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    (bar.image, track.image) = (progressImage, trackImage)
    bar.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    let ground = trackTintColor ?? (isRound ? .systemFill : .clear)
    track.backgroundColor = trackImage == nil ? ground : nil
  }

  /// What is done follows the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  @_spi(UIKit) open override var accessibilityStandard: AccessibilityStandard {
    var standard = super.accessibilityStandard
    standard.isElement = true
    standard.value = AccessibilityStandard.percent(progress)
    standard.traits = .updatesFrequently
    return standard
  }
}

// Unsupported: UIProgressView.observedProgress · absent · It is absent.
