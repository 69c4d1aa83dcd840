/// A view that shows an image, placed by its content mode.
///
/// The mode acts on the image's size in points: aspect modes scale it, the others but
/// `scaleToFill` place it unscaled; what lies outside the bounds shows unless clipped. A template
/// image, or a symbol, shows as a shape in the tint colour. Of an image with variants the one for
/// the view's traits is shown. Source: Apple, UIImageView.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Default nil, which shows nothing.
  open var image: UIImage? { didSet { imageChanged(from: oldValue) } }

  /// Shown while highlighted; nil leaves the image. Default nil.
  open var highlightedImage: UIImage? { didSet { imageChanged(from: oldValue) } }

  /// Whether ``highlightedImage`` is shown; the cell around the view sets it with its own
  /// highlight. Default false.
  open var isHighlighted = false {
    didSet {
      // Without a highlighted image the same picture would be made anew.
      if isHighlighted != oldValue, highlightedImage != nil { imageChanged() }
    }
  }

  /// How symbols are shown that say nothing about it themselves. Default nil.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { imageChanged() } }
  }

  /// The pictures that are shown one after the other instead of ``image`` once
  /// ``startAnimating()`` was called. Default nil.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The same while highlighted; nil for ``animationImages``. Default nil.
  open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }
  /// How long they take together, in seconds; 0, the default, for a thirtieth each.
  open var animationDuration: TimeInterval = 0
  /// How often they are shown; 0, the default, for without end.
  open var animationRepeatCount = 0

  /// The variant that is shown of an image, and that image.
  private var known: UIImage?
  private var knownOrigin: UIImage?
  /// The size for which an image was last drawn that is drawn for its size.
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

  /// Makes a view as large as the image, at the origin.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepare()
    begin(image, nil)
  }

  /// Makes a view as large as the image, at the origin.
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
    isUserInteractionEnabled = false
    layer.isOpaque = false
    // The contents bring their own scale.
    layer.adoptsRenderingScale = false
  }

  // MARK: UIView

  /// Those of the shown image. Source: Apple, UIImage.alignmentRectInsets.
  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  /// The size of the shown image in points without its alignment insets; none without an image.
  open override var intrinsicContentSize: CGSize {
    guard let shownImage else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let (size, insets) = (shownImage.size, shownImage.alignmentRectInsets)
    return CGSize(
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? .zero
  }

  @_spi(UIKit) open override func cellHighlightDidChange(to isHighlighted: Bool) {
    self.isHighlighted = isHighlighted
    super.cellHighlightDidChange(to: isHighlighted)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shownImage?.isShownAsTemplate == true { updateContents() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != drawnSize, let shownImage else { return }
    if shownImage.isResizable || shownImage.vector != nil { updateContents() }
  }

  @_spi(UIKit) open override func adapt(from old: UITraitCollection, to new: UITraitCollection) {
    let before = known?.size
    known = nil
    super.adapt(from: old, to: new)
    guard image?.imageAsset != nil || highlightedImage?.imageAsset != nil else { return }
    updateContents()
    if before != shownImage?.size { invalidateIntrinsicContentSize() }
  }

  open override var contentMode: ContentMode {
    didSet { if shownImage?.vector != nil, contentMode != oldValue { updateContents() } }
  }

  @_spi(UIKit) open override func baselineDistances(in size: CGSize?) -> BaselineDistances {
    guard let image = shownImage, let offset = image.baselineOffsetFromBottom else {
      return super.baselineDistances(in: size)
    }
    // In the middle of a higher view, as symbols are placed.
    let room = ((size?.height ?? image.size.height) - image.size.height) / 2
    return BaselineDistances(
      fromTopToFirst: room + image.size.height - offset, fromLastToBottom: room + offset)
  }

  // MARK: Private

  /// What is shown: the variant for the traits, in the configuration that the view prefers.
  private var shownImage: UIImage? {
    let chosen = isHighlighted ? highlightedImage ?? image : image
    guard let chosen, chosen.imageAsset != nil else { return chosen }
    if let known, chosen === knownOrigin { return known }
    let configured =
      preferredSymbolConfiguration.map { chosen.preferring($0) } ?? chosen
    (known, knownOrigin) = (configured.variant(for: traitCollection), chosen)
    return known
  }

  private func imageChanged(from old: UIImage?) {
    OffMainCall.check("UIImageView", "image")
    updateContents()
    showAnimatedImage(insteadOf: old)
    let insets = old?.alignmentRectInsets ?? .zero
    if old?.size != shownImage?.size || insets != alignmentRectInsets {
      invalidateIntrinsicContentSize()
    }
  }

  private func imageChanged() {
    known = nil
    updateContents()
    invalidateIntrinsicContentSize()
  }

  private func updateContents() {
    guard var shown = shownImage, shown.cgImage != nil else {
      layer.contents = nil
      return
    }
    if shown.flipsForRightToLeftLayoutDirection, traitCollection.layoutDirection == .rightToLeft {
      shown = shown.withHorizontallyFlippedOrientation()
    }
    drawnSize = bounds.size
    if shown.vector != nil, !shown.isResizable, let size = sizeOfScaledImage(shown.size) {
      shown = shown.drawn(size: size, color: shown.isShownAsTemplate ? tintColor : nil) ?? shown
    } else if shown.isShownAsTemplate {
      shown = shown.withTintColor(tintColor, renderingMode: .alwaysOriginal)
    }
    if shown.isResizable, let drawn = shown.drawn(size: bounds.size) { shown = drawn }
    layer.contentsScale = shown.scale
    layer.contents = shown.upright
  }

  /// How large the content mode shows an image; nil where it is as large as it is.
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

  @_spi(UIKit) open override var accessibilityStandard: AccessibilityStandard {
    var standard = super.accessibilityStandard
    (standard.label, standard.traits) = (image?.accessibilityLabel, .image)
    return standard
  }
}

extension UIImage {
  /// The image drawn at another size; nil for a size without pixels, or too many.
  ///
  /// - Parameter color: that of a shape; nil for the image's own colours.
  fileprivate func drawn(size: CGSize, color: UIColor? = nil) -> UIImage? {
    let scale = max(self.scale, ScreenSettings.current.scale)
    guard let bitmap = Bitmap(size: size, scale: scale) else { return nil }
    let context = bitmap.makeContext(scale: scale)
    let place = CGRect(origin: .zero, size: size)
    if let color {
      context.setFillColor(color.cgColor)
      withRenderingMode(.alwaysTemplate).draw(in: place, of: context)
    } else {
      draw(in: place, of: context)
    }
    return UIImage(cgImage: CGImage(sharing: bitmap), scale: scale, orientation: .up)
  }
}
