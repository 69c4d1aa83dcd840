/// A picture with a scale and an orientation. Immutable.
///
/// Source: Apple, UIImage.
open class UIImage: NSObject, @unchecked Sendable {
  /// How the stored pixels are turned to be seen.
  public enum Orientation: Int, CaseIterable, Sendable {
    /// As stored.
    case up
    /// Turned by 180°.
    case down
    /// Turned by 90° counter-clockwise.
    case left
    /// Turned by 90° clockwise.
    case right
    /// Mirrored left to right.
    case upMirrored
    /// Mirrored top to bottom.
    case downMirrored
    /// Mirrored left to right, then turned by 90° counter-clockwise.
    case leftMirrored
    /// Mirrored left to right, then turned by 90° clockwise.
    case rightMirrored
  }

  /// Whether the image shows its own colours or only its shape, in a tint colour.
  public enum RenderingMode: Int, Sendable {
    /// As the view that shows it thinks right: a bar's button takes the shape.
    case automatic
    /// The image's own colours.
    case alwaysOriginal
    /// The shape, in the tint colour.
    case alwaysTemplate
  }

  /// How the middle of a resizable image fills its place.
  public enum ResizingMode: Int, Sendable {
    /// Repeated.
    case tile
    /// Stretched.
    case stretch
  }

  /// The stored pixels.
  public let cgImage: CGImage?
  /// Pixels per point.
  public let scale: CGFloat
  /// How the stored pixels are turned to be seen. Default up.
  public let imageOrientation: Orientation
  /// Own colours or shape. Default automatic.
  public private(set) var renderingMode = RenderingMode.automatic
  /// The parts next to the sides that a resizable image does not stretch, in points.
  public private(set) var capInsets = UIEdgeInsets.zero
  /// How a resizable image's middle fills its place. Default tile.
  public private(set) var resizingMode = ResizingMode.tile
  /// What alignment of the image leaves out, in points.
  public private(set) var alignmentRectInsets = UIEdgeInsets.zero
  /// Whether `resizableImage` made this image.
  package private(set) var isResizable = false
  /// The image's variants for other traits; nil for an image that is the same everywhere.
  public private(set) var imageAsset: UIImageAsset?
  /// Whether image views mirror the image where the interface runs from right to left. Default
  /// false.
  public private(set) var flipsForRightToLeftLayoutDirection = false
  /// How far the line that text stands on lies above the bottom edge, in points; nil without one.
  public private(set) var baselineOffsetFromBottom: CGFloat?
  /// A name to find the image by, never said. Default nil.
  open var accessibilityIdentifier: String?
  /// The pictures of an animated image, which image views show one after the other; nil for others.
  public private(set) var images: [UIImage]?
  /// How long they take together, in seconds; 0 for an image that is not animated.
  public private(set) var duration: TimeInterval = 0
  /// The shapes that the pixels were made of, where the image is drawn from them at other sizes.
  package private(set) var vector: VectorPicture?
  /// What symbol the image is; nil for others.
  private(set) var symbol: SymbolFace?

  /// Makes an empty image: no pixels, size zero.
  public override init() {
    cgImage = nil
    scale = 1
    imageOrientation = .up
  }

  /// Makes an image of pixels, `scale` of them to the point.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.cgImage = cgImage
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    imageOrientation = orientation
  }

  /// Makes an image with one pixel to the point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// The same image again.
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

  /// An image that image views show as pictures, one after the other; where one picture is shown it
  /// is the first. Nil without pictures.
  ///
  /// - Parameter duration: of all of them, in seconds; 0 for a thirtieth each.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let animated = UIImage(copying: first)
    animated.images = images
    animated.duration = duration > 0 ? duration : Double(images.count) / 30
    return animated
  }

  /// An animated image of pictures named with a number at their end, from 0 on, as many as there
  /// are, to 1024. Nil without any.
  open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let numbered = (0..<1024).lazy.map { UIImage(named: "\(name)\($0)") }
    let images = numbered.prefix { $0 != nil }.compactMap { $0 }
    return animatedImage(with: Array(images), duration: duration)
  }

  /// Makes an image of shapes, in pixels at its own size; nil for one with too many of them.
  ///
  /// - Parameter staysVector: whether other sizes are drawn from the shapes.
  convenience init?(_ picture: VectorPicture, scale: CGFloat, staysVector: Bool) {
    guard let pixels = picture.pixels(scale: scale) else { return nil }
    self.init(cgImage: pixels, scale: scale, orientation: .up)
    vector = staysVector ? picture : nil
  }

  /// Makes the image of a symbol; nil for one with too many pixels.
  convenience init?(
    _ picture: VectorPicture, scale: CGFloat, symbol: SymbolFace, baseline: CGFloat
  ) {
    self.init(picture, scale: scale, staysVector: true)
    self.symbol = symbol
    baselineOffsetFromBottom = baseline
  }

  /// In points, after turning.
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

  /// The same image with other pixels, and no variants.
  package func replacingPixels(with pixels: CGImage) -> UIImage {
    copy(pixels: pixels) {
      $0.vector = nil
      $0.imageAsset = nil
    }
  }

  /// The same image as a variant of an asset.
  func belonging(to asset: UIImageAsset?) -> UIImage {
    imageAsset === asset ? self : copy { $0.imageAsset = asset }
  }

  /// The variant for some traits, shown in the way that was chosen for this one.
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

  /// The same pixels in one colour, the shapes as they were.
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

  /// This image, shown in the way that was chosen for another one.
  func shown(as other: UIImage) -> UIImage {
    copy(orientation: other.imageOrientation) {
      $0.renderingMode = other.renderingMode
      $0.alignmentRectInsets = other.alignmentRectInsets
      $0.flipsForRightToLeftLayoutDirection = other.flipsForRightToLeftLayoutDirection
    }
  }

  /// Whether image views show the shape alone: templates, and symbols unless told otherwise.
  package var isShownAsTemplate: Bool {
    renderingMode == .alwaysTemplate || (renderingMode == .automatic && symbol?.hasColor == false)
  }

  /// The same pixels, to be shown as they are or as a shape in a tint colour.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy { $0.renderingMode = renderingMode }
  }

  /// The same pixels, larger sizes made by tiling the middle between the insets.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same pixels, larger sizes made by tiling or stretching the middle between the insets.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    copy {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
      $0.isResizable = true
    }
  }

  /// The same image, mirrored in interfaces that run from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    copy { $0.flipsForRightToLeftLayoutDirection = true }
  }

  /// The same image with a line that text stands on, so far above the bottom edge.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    copy { $0.baselineOffsetFromBottom = baselineOffset }
  }

  /// The same image without a line that text stands on.
  open func imageWithoutBaseline() -> UIImage { copy { $0.baselineOffsetFromBottom = nil } }

  /// The same pixels with other alignment insets.
  open func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    copy { $0.alignmentRectInsets = insets }
  }

  /// The mirror image, left and right swapped.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    copy(orientation: imageOrientation.mirrored)
  }

  // MARK: NSObject

  /// Equal when pixels, scale, orientation and the way of showing them are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other
      || (cgImage == other.cgImage && cgImage != nil && scale == other.scale
        && imageOrientation == other.imageOrientation && renderingMode == other.renderingMode
        && capInsets == other.capInsets && resizingMode == other.resizingMode)
  }

  open override var hash: Int { cgImage?.hashValue ?? 0 }
}
