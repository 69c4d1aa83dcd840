/// A view that shows an image, placed by its content mode.
///
/// The mode acts on the image's size in points: aspect modes scale it, the others but
/// `scaleToFill` place it unscaled; what lies outside the bounds shows unless clipped. A template
/// image shows as a shape in the tint colour. Source: Apple, UIImageView.
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

  /// The size for which a resizable image was last drawn.
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
  public convenience init(image: UIImage?) {
    self.init(image: image, highlightedImage: nil)
  }

  /// Makes a view as large as the image, at the origin.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    // Observers do not run during initialisation.
    updateContents()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    layer.isOpaque = false
    // The contents bring their own scale.
    layer.adoptsRenderingScale = false
  }

  // MARK: UIView

  /// The size of the shown image in points; none without an image.
  open override var intrinsicContentSize: CGSize {
    shownImage?.size
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? .zero
  }

  package override func cellHighlightDidChange(to isHighlighted: Bool) {
    self.isHighlighted = isHighlighted
    super.cellHighlightDidChange(to: isHighlighted)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shownImage?.renderingMode == .alwaysTemplate { updateContents() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if shownImage?.isResizable == true, bounds.size != drawnSize { updateContents() }
  }

  // MARK: Private

  private var shownImage: UIImage? {
    isHighlighted ? highlightedImage ?? image : image
  }

  private func imageChanged(from old: UIImage?) {
    updateContents()
    if old?.size != shownImage?.size { invalidateIntrinsicContentSize() }
  }

  private func imageChanged() {
    updateContents()
    invalidateIntrinsicContentSize()
  }

  private func updateContents() {
    guard var shown = shownImage, shown.cgImage != nil else {
      layer.contents = nil
      return
    }
    if shown.renderingMode == .alwaysTemplate {
      shown = shown.withTintColor(tintColor, renderingMode: .alwaysOriginal)
    }
    drawnSize = bounds.size
    if shown.isResizable, let drawn = shown.drawn(size: bounds.size) { shown = drawn }
    layer.contentsScale = shown.scale
    layer.contents = shown.upright
  }
}

extension UIImage {
  /// The image drawn at another size; nil for a size without pixels, or too many.
  fileprivate func drawn(size: CGSize) -> UIImage? {
    let scale = max(self.scale, ScreenSettings.current.scale)
    guard let bitmap = Bitmap(size: size, scale: scale) else { return nil }
    draw(in: CGRect(origin: .zero, size: size), of: bitmap.makeContext(scale: scale))
    return UIImage(cgImage: CGImage(sharing: bitmap), scale: scale, orientation: .up)
  }
}
