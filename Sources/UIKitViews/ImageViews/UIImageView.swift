/// A view that shows an image, placed by its content mode.
///
/// The mode applies to the image's size in points: aspect modes scale it, the others except
/// `scaleToFill` place it unscaled; parts outside the bounds are visible unless clipped. A template
/// image or a symbol is drawn in the tint colour. Of an image with variants the one for the view's
/// traits is shown. Source: Apple, UIImageView.
@preconcurrency @MainActor
open class UIImageView: UIView, TextMetrics {
  /// The image. Default nil.
  open var image: UIImage? { didSet { imageChanged(from: oldValue) } }

  /// The image while highlighted; nil, the default, for ``image``.
  open var highlightedImage: UIImage? { didSet { imageChanged(from: oldValue) } }

  /// Whether ``highlightedImage`` is shown; an enclosing cell sets it with its own highlight.
  /// Default false.
  open var isHighlighted = false {
    didSet {
      // Without a highlighted image the picture would not change.
      if isHighlighted != oldValue, highlightedImage != nil { imageChanged() }
    }
  }

  /// The configuration of symbols that have none of their own. Default nil.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { imageChanged() } }
  }

  /// The preferred range of brightness. Ignored: images have the standard range. Default
  /// `.unspecified`.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
  /// The range of brightness of the shown image: the standard one.
  open var imageDynamicRange: UIImage.DynamicRange { .standard }

  /// The images that are shown in sequence instead of ``image`` after ``startAnimating()``. Default
  /// nil.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The images of the sequence while highlighted; nil, the default, for ``animationImages``.
  open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The duration of the sequence, in seconds; 0, the default, for 1/30 per image.
  open var animationDuration: TimeInterval = 0
  /// The repeat count of the sequence; 0, the default, for endless repetition.
  open var animationRepeatCount = 0

  /// The variant of an image that is shown, and that image.
  private var known: UIImage?
  private var lastOrigin: UIImage?
  /// The size for which a size-dependent image was last drawn.
  private var drawnSize = CGSize.zero

  // MARK: Lifecycle

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.describe(self, as: UIImageView.self)
  }

  /// Creates a view of the image's size, at the origin.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepare()
    begin(image, nil)
  }

  /// Creates a view of the image's size, at the origin.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepare()
    begin(image, highlightedImage)
  }

  private func begin(_ image: UIImage?, _ highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
  }

  private func prepare() {
    textMetrics = self
    isUserInteractionEnabled = false
    // The contents have their own scale.
    layer.adoptsRenderingScale = false
  }

  // MARK: UIView

  /// The insets of the shown image. Source: Apple, UIImage.alignmentRectInsets.
  open override var alignmentRectInsets: UIEdgeInsets {
    displayedImage?.alignmentRectInsets ?? .zero
  }

  /// The size of the shown image in points without its alignment insets; no size without an image.
  open override var intrinsicContentSize: CGSize {
    guard let displayedImage else {
      return Self.noIntrinsicSize
    }
    let (size, insets) = (displayedImage.size, displayedImage.alignmentRectInsets)
    return CGSize(
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    displayedImage?.size ?? .zero
  }

  @_spi(UIKit) open override func cellHighlightDidChange(to isHighlighted: Bool) {
    self.isHighlighted = isHighlighted
    super.cellHighlightDidChange(to: isHighlighted)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if displayedImage?.isTemplate == true { updateContents() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != drawnSize, let displayedImage else { return }
    if displayedImage.isResizable || displayedImage.vector != nil { updateContents() }
  }

  @_spi(UIKit) open override func adapt(from old: UITraitCollection, to new: UITraitCollection) {
    let before = known?.size
    known = nil
    super.adapt(from: old, to: new)
    guard image?.imageAsset != nil || highlightedImage?.imageAsset != nil else { return }
    updateContents()
    if before != displayedImage?.size { invalidateIntrinsicContentSize() }
  }

  open override var contentMode: ContentMode {
    didSet { if displayedImage?.vector != nil, contentMode != oldValue { updateContents() } }
  }

  package final func baselineDistances(in size: CGSize?) -> BaselineDistances {
    guard let image = displayedImage, let offset = image.baselineOffsetFromBottom else {
      return BaselineDistances()
    }
    // Symbols are centred in a higher view.
    let room = ((size?.height ?? image.size.height) - image.size.height) / 2
    return BaselineDistances(
      fromTopToFirst: room + image.size.height - offset, fromLastToBottom: room + offset)
  }

  // MARK: Private

  /// The image that is shown: the variant for the traits, in the preferred configuration.
  private var displayedImage: UIImage? {
    let chosen = isHighlighted ? highlightedImage ?? image : image
    guard let chosen, chosen.imageAsset != nil else { return chosen }
    if let known, chosen === lastOrigin { return known }
    let configured =
      preferredSymbolConfiguration.map { chosen.preferring($0) } ?? chosen
    (known, lastOrigin) = (configured.variant(for: traitCollection), chosen)
    return known
  }

  private func imageChanged(from old: UIImage?) {
    MainThreadChecker.check("UIImageView", "image")
    updateContents()
    // All images have alpha here. Source: views of iOS 16 to 26 in getsentry/sentry-cocoa,
    // SentryUIRedactBuilderTests.
    if (image ?? highlightedImage == nil) != isOpaque { isOpaque.toggle() }
    showAnimatedImage(insteadOf: old)
    let insets = old?.alignmentRectInsets ?? .zero
    if old?.size != displayedImage?.size || insets != alignmentRectInsets {
      invalidateIntrinsicContentSize()
    }
  }

  private func imageChanged() {
    known = nil
    updateContents()
    invalidateIntrinsicContentSize()
  }

  private func updateContents() {
    guard var shown = displayedImage, shown.cgImage != nil else {
      layer.contents = nil
      return
    }
    if shown.flipsForRightToLeftLayoutDirection, traitCollection.layoutDirection == .rightToLeft {
      shown = shown.withHorizontallyFlippedOrientation()
    }
    drawnSize = bounds.size
    if shown.vector != nil, !shown.isResizable, let size = sizeOfScaledImage(shown.size) {
      shown = shown.drawn(size: size, color: shown.isTemplate ? tintColor : nil) ?? shown
    } else if shown.isTemplate {
      shown = shown.withTintColor(tintColor, renderingMode: .alwaysOriginal)
    }
    if shown.isResizable, let drawn = shown.drawn(size: bounds.size) { shown = drawn }
    layer.contentsScale = shown.scale
    layer.contents = shown.upright
  }

  /// Returns the size to which the content mode scales an image; nil if it is unscaled.
  private func sizeOfScaledImage(_ size: CGSize) -> CGSize? {
    guard size.width > 0, size.height > 0, bounds.width > 0, bounds.height > 0 else { return nil }
    let (x, y) = (bounds.width / size.width, bounds.height / size.height)
    switch contentMode {
    case .scaleToFill, .redraw: return x == 1 && y == 1 ? nil : bounds.size
    case .scaleAspectFit:
      let factor = min(x, y)
      return factor == 1 ? nil : CGSize(width: size.width * factor, height: size.height * factor)
    case .scaleAspectFill:
      let factor = max(x, y)
      return factor == 1 ? nil : CGSize(width: size.width * factor, height: size.height * factor)
    default: return nil
    }
  }

  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults {
    var standard = super.accessibilityDefaults
    (standard.label, standard.traits) = (image?.accessibilityLabel, .image)
    return standard
  }
}

extension UIImage {
  /// Returns the image drawn at another size; nil for a size without pixels, or one that is too
  /// large.
  ///
  /// - Parameter color: the colour of a template; nil for the image's own colours.
  fileprivate func drawn(size: CGSize, color: UIColor? = nil) -> UIImage? {
    let scale = max(self.scale, ScreenSettings.current.scale)
    guard let bitmap = Bitmap(size: size, scale: scale) else { return nil }
    let context = bitmap.makeContext(scale: scale)
    let fullRect = CGRect(origin: .zero, size: size)
    if let color {
      context.setFillColor(color.cgColor)
      withRenderingMode(.alwaysTemplate).draw(in: fullRect, of: context)
    } else {
      draw(in: fullRect, of: context)
    }
    return UIImage(cgImage: CGImage(ofLayers: bitmap), scale: scale, orientation: .up)
  }
}
