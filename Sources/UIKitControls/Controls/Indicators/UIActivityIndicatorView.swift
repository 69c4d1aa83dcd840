@_spi(UIKit) import UIKitViews

/// A view that shows ongoing activity: eight petals, one turn a second of the virtual clock.
///
/// Source: Apple, UIActivityIndicatorView; the lengths and opacities of the petals are those of
/// published measurements.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size and colour of an indicator. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// 20 points, grey.
    case medium = 100
    /// 37 points, grey.
    case large = 101
    /// 37 points, white. Deprecated.
    case whiteLarge = 0
    /// 20 points, white. Deprecated.
    case white = 1
    /// 20 points, grey. Deprecated.
    case gray = 2
  }

  // MARK: Properties

  /// The style of the indicator. Default `.medium`.
  open var style: Style { didSet { if style != oldValue { styleChanged() } } }
  /// Whether the indicator is hidden while stopped. Default true.
  open var hidesWhenStopped = true { didSet { if hidesWhenStopped != oldValue { showOrHide() } } }
  /// The colour of the petals, to which their opacities are applied. Default: the style's.
  open var color: UIColor! {
    get { explicitColor ?? styleColor }
    set {
      explicitColor = newValue
      applyColor()
    }
  }
  /// Whether the indicator is animating.
  open private(set) var isAnimating = false

  private var explicitColor: UIColor?
  private var petals: [CAShapeLayer] = []

  // MARK: Lifecycle

  /// Creates an indicator of a style, in its size.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    frame.size = side
    setUp()
  }

  /// Creates a medium indicator with a frame, in points.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  @_spi(UIKit) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .value(\UIActivityIndicatorView.color)
    ]
  }

  /// Creates a medium indicator from a nib.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)!
    setUp()
    coder.describe(self, as: UIActivityIndicatorView.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    petals = ActivityPetals.makeLayers()
    for petal in petals { layer.addSublayer(petal) }
    applyColor()
    showOrHide()
  }

  /// Starts the animation, from the petal at the top.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    showOrHide()
    for (index, petal) in petals.enumerated() {
      petal.add(ActivityPetals.turning(index), forKey: "turn")
    }
  }

  /// Stops the animation, and hides the indicator with ``hidesWhenStopped``.
  open func stopAnimating() {
    isAnimating = false
    for petal in petals { petal.removeAnimation(forKey: "turn") }
    showOrHide()
  }

  // MARK: UIView

  private var isLarge: Bool { style == .large || style == .whiteLarge }

  private var side: CGSize {
    isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  /// 20×20 points, or 37×37 for large styles.
  open override var intrinsicContentSize: CGSize { side }

  /// Returns 20×20 points, or 37×37 for large styles.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { side }

  /// Lays out the petals around the centre.
  open override func layoutSubviews() {
    super.layoutSubviews()
    ActivityPetals.place(
      petals, around: CGPoint(x: bounds.midX, y: bounds.midY), diameter: side.width)
    for (index, petal) in petals.enumerated() {
      petal.opacity = Float(ActivityPetals.strength(of: index, leader: 0))
    }
  }

  @_spi(UIKit) open override func adapt(from old: UITraitCollection, to new: UITraitCollection) {
    super.adapt(from: old, to: new)
    applyColor()
  }

  private var styleColor: UIColor {
    switch style {
    case .white, .whiteLarge: .white
    default: ActivityPetals.gray
    }
  }

  private func applyColor() {
    performWithEffectiveTraits {
      for petal in petals { petal.fillColor = color.cgColor }
    }
  }

  private func styleChanged() {
    bounds.size = side
    applyColor()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func showOrHide() { isHidden = hidesWhenStopped && !isAnimating }

  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults {
    var standard = super.accessibilityDefaults
    standard.isElement = true
    standard.label = isAnimating ? "In progress" : "Progress halted"
    return standard
  }
}
