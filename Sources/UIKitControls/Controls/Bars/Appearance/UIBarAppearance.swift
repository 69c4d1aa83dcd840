/// What a bar stands on: a blur, a colour over it, an image over that, and the line at its edge.
///
/// A bar takes the appearance as it is when it is set; later changes of the object do nothing, as
/// on iOS. Source: Apple, UIBarAppearance.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  /// What is done to what lies behind. Default that of ``configureWithDefaultBackground()``.
  open var backgroundEffect: UIBlurEffect? { didSet { isDefaultGround = false } }
  /// The colour over the effect; nil for none.
  open var backgroundColor: UIColor?
  /// The image over the colour; nil for none.
  open var backgroundImage: UIImage? {
    didSet { if backgroundImage != nil { isDefaultGround = false } }
  }
  /// How the image fills the bar. Default `.scaleToFill`.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The line's colour; clear and nil for none.
  open var shadowColor: UIColor?
  /// The line's image, stretched along the edge; a template in ``shadowColor``. Default nil: a line
  /// one pixel thick.
  open var shadowImage: UIImage?
  /// What kind of device it is for. Kept.
  public let idiom: UIUserInterfaceIdiom

  /// The standard look, for a kind of device.
  public required init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// The standard look.
  public override convenience init() { self.init(idiom: .unspecified) }

  /// The background of another appearance, and all else of one of the same class.
  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    take(barAppearance)
  }

  /// Takes over another appearance's ground, and all else of one of the same class.
  func take(_ other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
    isDefaultGround = other.isDefaultGround
  }

  /// Whether the background is the one that bars have by themselves.
  private(set) var isDefaultGround = false

  /// Whether there is anything to stand on, but for the line.
  final var hasGround: Bool {
    backgroundEffect != nil || backgroundColor != nil || backgroundImage != nil
  }

  /// The same in all but its background: without that, and without a line. Source: Apple,
  /// UINavigationBar.scrollEdgeAppearance, «modified to use a transparent background».
  final func transparent() -> Self {
    let copy = copied()
    copy.configureWithTransparentBackground()
    return copy
  }

  // MARK: Grounds

  /// The system's ground, a blur and a line.
  open func configureWithDefaultBackground() {
    reset(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil)
    shadowColor = BarGround.hairlineColor
    isDefaultGround = true
  }

  /// An opaque ground in the system's colour, and a line.
  open func configureWithOpaqueBackground() {
    reset(effect: nil, color: .systemBackground)
    shadowColor = BarGround.hairlineColor
  }

  /// No ground and no line.
  open func configureWithTransparentBackground() {
    reset(effect: nil, color: nil)
    shadowColor = nil
  }

  private func reset(effect: UIBlurEffect?, color: UIColor?) {
    (backgroundEffect, backgroundColor, backgroundImage) = (effect, color, nil)
    (backgroundImageContentMode, shadowImage, isDefaultGround) = (.scaleToFill, nil, false)
  }

  // MARK: Copies

  /// An appearance with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UncheckedBox(value: copied()) }.value as Any
  }

  /// An appearance of the same class with the same values.
  @_disfavoredOverload
  nonisolated open func copy() -> Self {
    MainActor.assumeIsolated { UncheckedBox(value: copied()) }.value
  }

  /// An appearance of the same class with the same values.
  final func copied() -> Self { type(of: self).init(barAppearance: self) }
}

/// Takes a copy out of the main actor, where it was made.
private struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
}
