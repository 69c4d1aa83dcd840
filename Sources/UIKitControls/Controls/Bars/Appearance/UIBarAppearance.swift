/// The background of a bar: a blur, a colour over it, an image over that, and the shadow line at
/// its edge.
///
/// A bar copies the appearance when it is set; later changes of the object have no effect, as on
/// iOS. Source: Apple, UIBarAppearance.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  /// The blur effect. Default that of ``configureWithDefaultBackground()``.
  open var backgroundEffect: UIBlurEffect? { didSet { isDefaultBackground = false } }
  /// The colour over the effect; nil for none.
  open var backgroundColor: UIColor?
  /// The image over the colour; nil for none.
  open var backgroundImage: UIImage? {
    didSet { if backgroundImage != nil { isDefaultBackground = false } }
  }
  /// The content mode of the image. Default `.scaleToFill`.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the shadow line; clear and nil for none.
  open var shadowColor: UIColor?
  /// The image of the shadow line, stretched along the edge; a template has ``shadowColor``.
  /// Default nil: a line one pixel thick.
  open var shadowImage: UIImage?
  /// The idiom of the appearance. Ignored.
  public let idiom: UIUserInterfaceIdiom

  /// Creates a default appearance for an idiom.
  public required init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates a default appearance.
  public override convenience init() { self.init(idiom: .unspecified) }

  /// Creates an appearance with the background of another one and, if that has the same class, with
  /// all of its properties.
  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    take(barAppearance)
  }

  /// Copies the background of another appearance and, if it has the same class, all properties.
  func take(_ other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
    isDefaultBackground = other.isDefaultBackground
  }

  /// Whether the background is the default one.
  private(set) var isDefaultBackground = false

  /// Whether there is a background, apart from the line.
  final var hasBackground: Bool {
    backgroundEffect != nil || backgroundColor != nil || backgroundImage != nil
  }

  /// Returns a copy with a transparent background and without a line. Source: Apple,
  /// UINavigationBar.scrollEdgeAppearance, «modified to use a transparent background».
  final func transparent() -> Self {
    let copy = copied()
    copy.configureWithTransparentBackground()
    return copy
  }

  // MARK: Backgrounds

  /// Sets the default background: a blur and a line.
  open func configureWithDefaultBackground() {
    reset(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil)
    shadowColor = BarBackground.hairlineColor
    isDefaultBackground = true
  }

  /// Sets an opaque background in the system's colour, and a line.
  open func configureWithOpaqueBackground() {
    reset(effect: nil, color: .systemBackground)
    shadowColor = BarBackground.hairlineColor
  }

  /// Sets a transparent background without a line.
  open func configureWithTransparentBackground() {
    reset(effect: nil, color: nil)
    shadowColor = nil
  }

  private func reset(effect: UIBlurEffect?, color: UIColor?) {
    (backgroundEffect, backgroundColor, backgroundImage) = (effect, color, nil)
    (backgroundImageContentMode, shadowImage, isDefaultBackground) = (.scaleToFill, nil, false)
  }

  // MARK: Copies

  /// Returns a copy of the appearance.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UncheckedBox(value: copied()) }.value as Any
  }

  /// Returns a copy of the appearance, of the same class.
  @_disfavoredOverload
  nonisolated open func copy() -> Self {
    MainActor.assumeIsolated { UncheckedBox(value: copied()) }.value
  }

  /// Returns a copy of the appearance, of the same class.
  final func copied() -> Self { type(of: self).init(barAppearance: self) }
}

/// Passes a copy out of the main actor.
private struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
}
