/// An immutable image with a scale and an orientation.
///
/// Source: Apple, UIImage.
open class UIImage: NSObject, @unchecked Sendable {
  /// The orientation of the stored pixels.
  public enum Orientation: Int, CaseIterable, Sendable {
    /// Upright, as stored.
    case up
    /// Rotated by 180°.
    case down
    /// Rotated by 90° counter-clockwise.
    case left
    /// Rotated by 90° clockwise.
    case right
    /// Mirrored left to right.
    case upMirrored
    /// Mirrored top to bottom.
    case downMirrored
    /// Mirrored left to right, then rotated by 90° counter-clockwise.
    case leftMirrored
    /// Mirrored left to right, then rotated by 90° clockwise.
    case rightMirrored
  }

  /// Whether the image is shown in its own colours or as a shape in a tint colour.
  public enum RenderingMode: Int, Sendable {
    /// The view that shows the image decides: a bar button uses the shape.
    case automatic
    /// The image's own colours.
    case alwaysOriginal
    /// The shape, in the tint colour.
    case alwaysTemplate
  }

  /// The ways in which the middle of a resizable image fills its area.
  public enum ResizingMode: Int, Sendable {
    /// The middle is tiled.
    case tile
    /// The middle is stretched.
    case stretch
  }

  /// The stored pixels.
  public let cgImage: CGImage?
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The orientation of the stored pixels. Default up.
  public let imageOrientation: Orientation
  /// The rendering mode. Default automatic.
  public private(set) var renderingMode = RenderingMode.automatic
  /// The cap insets of a resizable image, in points.
  public private(set) var capInsets = UIEdgeInsets.zero
  /// The resizing mode of a resizable image. Default tile.
  public private(set) var resizingMode = ResizingMode.tile
  /// The alignment insets, in points.
  public private(set) var alignmentRectInsets = UIEdgeInsets.zero
  /// Whether `resizableImage` created the image.
  package private(set) var isResizable = false
  /// The asset with variants for other traits; nil if there are none.
  public private(set) var imageAsset: UIImageAsset?
  /// Whether image views mirror the image in right-to-left interfaces. Default false.
  public private(set) var flipsForRightToLeftLayoutDirection = false
  /// The distance of the baseline from the bottom edge, in points; nil without one.
  public private(set) var baselineOffsetFromBottom: CGFloat?
  /// An identifier for tests, which is not spoken. Default nil.
  open var accessibilityIdentifier: String?
  /// The frames of an animated image; nil for other images.
  public private(set) var images: [UIImage]?
  /// The duration of all frames, in seconds; 0 for an image that is not animated.
  public private(set) var duration: TimeInterval = 0
  /// The vector image from which other sizes are drawn; nil for other images.
  package private(set) var vector: VectorPicture?
  /// The symbol of the image; nil for other images.
  private(set) var symbol: SymbolFace?

  /// Creates an empty image without pixels, of size zero.
  public override init() {
    cgImage = nil
    scale = 1
    imageOrientation = .up
  }

  /// Creates an image of pixels, `scale` of them per point.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.cgImage = cgImage
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    imageOrientation = orientation
  }

  /// Creates an image with one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates a copy of an image.
  convenience init(copying other: UIImage) {
    if let pixels = other.cgImage {
      self.init(cgImage: pixels, scale: other.scale, orientation: other.imageOrientation)
    } else {
      self.init()
    }
    take(other)
  }

  private func take(_ other: UIImage) {
    renderingMode = other.renderingMode
    capInsets = other.capInsets
    resizingMode = other.resizingMode
    isResizable = other.isResizable
    alignmentRectInsets = other.alignmentRectInsets
    imageAsset = other.imageAsset
    flipsForRightToLeftLayoutDirection = other.flipsForRightToLeftLayoutDirection
    baselineOffsetFromBottom = other.baselineOffsetFromBottom
    vector = other.vector
    symbol = other.symbol
    (images, duration) = (other.images, other.duration)
  }

  /// Returns an animated image of frames; its first frame is used for single pictures. Nil without
  /// frames.
  ///
  /// - Parameter duration: The total duration, in seconds; 0 for 1/30 per frame.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let animated = UIImage(copying: first)
    animated.images = images
    animated.duration = duration > 0 ? duration : Double(images.count) / 30
    return animated
  }

  /// Returns an animated image of the images whose names end with numbers from 0, up to 1024. Nil
  /// without any.
  open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let numbered = (0..<1024).lazy.map { UIImage(named: "\(name)\($0)") }
    let images = numbered.prefix { $0 != nil }.compactMap { $0 }
    return animatedImage(with: Array(images), duration: duration)
  }

  /// Creates an image of shapes, in pixels at its own size; nil for too many pixels.
  ///
  /// - Parameter staysVector: Whether other sizes are drawn from the shapes.
  convenience init?(_ picture: VectorPicture, scale: CGFloat, staysVector: Bool) {
    guard let pixels = picture.pixels(scale: scale) else { return nil }
    self.init(cgImage: pixels, scale: scale, orientation: .up)
    vector = staysVector ? picture : nil
  }

  /// Creates the image of a symbol; nil for too many pixels.
  convenience init?(
    _ picture: VectorPicture, scale: CGFloat, symbol: SymbolFace, baseline: CGFloat
  ) {
    self.init(picture, scale: scale, staysVector: true)
    self.symbol = symbol
    baselineOffsetFromBottom = baseline
  }

  /// The size in points, in upright orientation.
  public var size: CGSize {
    guard let cgImage else { return .zero }
    let width = CGFloat(cgImage.width) / scale
    let height = CGFloat(cgImage.height) / scale
    return imageOrientation.swapsSides
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  // MARK: Variants

  private func copy(
    pixels: CGImage? = nil, orientation: Orientation? = nil,
    _ change: (UIImage) -> Void = { _ in }
  ) -> UIImage {
    guard let cgImage = pixels ?? cgImage else { return self }
    let copy = UIImage(
      cgImage: cgImage, scale: scale, orientation: orientation ?? imageOrientation)
    copy.take(self)
    change(copy)
    return copy
  }

  /// Returns the image with other pixels and without variants.
  package func replacingPixels(with pixels: CGImage) -> UIImage {
    copy(pixels: pixels) {
      $0.vector = nil
      $0.imageAsset = nil
    }
  }

  /// Returns the image as a variant of an asset.
  func belonging(to asset: UIImageAsset?) -> UIImage {
    imageAsset === asset ? self : copy { $0.imageAsset = asset }
  }

  /// Returns the variant for some traits with this image's rendering properties.
  package func variant(for traits: UITraitCollection) -> UIImage {
    guard let imageAsset else { return self }
    let found = imageAsset.image(with: traits)
    guard let pixels = found.cgImage, pixels !== cgImage else { return self }
    let variant = UIImage(cgImage: pixels, scale: found.scale, orientation: imageOrientation)
    variant.take(self)
    (variant.vector, variant.symbol) = (found.vector, found.symbol)
    variant.baselineOffsetFromBottom = found.baselineOffsetFromBottom
    return variant
  }

  /// Returns the pixels in one colour; the vector image is kept.
  func inked(_ color: CGColor) -> UIImage {
    guard let cgImage, let bitmap = Bitmap(width: cgImage.width, height: cgImage.height) else {
      return self
    }
    let context = bitmap.makeContext(scale: 1)
    context.setFillColor(color)
    context.drawUpright(
      cgImage.asMask, in: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
    return copy(pixels: CGImage(sharing: bitmap))
  }

  /// Returns this image with another one's rendering properties.
  func rendered(as other: UIImage) -> UIImage {
    copy(orientation: other.imageOrientation) {
      $0.renderingMode = other.renderingMode
      $0.alignmentRectInsets = other.alignmentRectInsets
      $0.flipsForRightToLeftLayoutDirection = other.flipsForRightToLeftLayoutDirection
    }
  }

  /// Whether image views show only the shape, in the tint colour. True for templates and, by
  /// default, for symbols.
  package var isTemplate: Bool {
    renderingMode == .alwaysTemplate || (renderingMode == .automatic && symbol?.hasColor == false)
  }

  /// Returns the image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy { $0.renderingMode = renderingMode }
  }

  /// Returns a resizable image that tiles the middle between the cap insets.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns a resizable image that tiles or stretches the middle between the cap insets.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    copy {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
      $0.isResizable = true
    }
  }

  /// Returns the image, mirrored in right-to-left interfaces.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    copy { $0.flipsForRightToLeftLayoutDirection = true }
  }

  /// Returns the image with a baseline at a distance from the bottom edge.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    copy { $0.baselineOffsetFromBottom = baselineOffset }
  }

  /// Returns the image without a baseline.
  open func imageWithoutBaseline() -> UIImage { copy { $0.baselineOffsetFromBottom = nil } }

  /// Returns the image with other alignment insets.
  open func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    copy { $0.alignmentRectInsets = insets }
  }

  /// Returns the mirror image, with left and right swapped.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    copy(orientation: imageOrientation.mirrored)
  }

  // MARK: NSObject

  /// Returns whether pixels, scale, orientation and rendering properties are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other
      || (cgImage == other.cgImage && cgImage != nil && scale == other.scale
        && imageOrientation == other.imageOrientation && renderingMode == other.renderingMode
        && capInsets == other.capInsets && resizingMode == other.resizingMode)
  }

  open override var hash: Int { cgImage?.hashValue ?? 0 }
}
