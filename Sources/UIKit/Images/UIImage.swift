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

  /// The same image with other pixels.
  package func replacingPixels(with pixels: CGImage) -> UIImage {
    copy(pixels: pixels)
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
