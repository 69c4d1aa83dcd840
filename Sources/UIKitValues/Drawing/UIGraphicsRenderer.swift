/// The format of a renderer, with its bounds in points.
///
/// Source: Apple, UIGraphicsRendererFormat.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The drawn area, in points.
  public internal(set) var bounds = CGRect.zero

  public override required init() {}

  /// Returns the format of the main screen.
  open class func `default`() -> Self { self.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.bounds = bounds
    return copy
  }
}

/// The format of an image renderer.
///
/// Source: Apple, UIGraphicsImageRendererFormat.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The colour range of the pixels; always sRGB, whatever the value.
  public enum Range: Int, Sendable {
    /// The range is unspecified.
    case unspecified = -1
    /// The main screen's range.
    case automatic
    /// A range wider than sRGB.
    case extended
    /// The sRGB range.
    case standard
  }

  /// The number of pixels per point; the main screen's by default.
  open var scale: CGFloat = ScreenSettings.current.scale
  /// Whether the image is opaque and black at first; false by default.
  open var opaque = false
  /// The preferred colour range. Default standard.
  open var preferredRange = Range.standard

  /// Creates the format of the main screen.
  public required init() { super.init() }

  /// Creates the best format for some traits; unspecified traits are the main screen's.
  ///
  /// Source: Apple, UIGraphicsImageRendererFormat.init(for:).
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Returns the best format for the main screen.
  open class func preferred() -> Self { self.init() }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let format = copy as? UIGraphicsImageRendererFormat else { return copy }
    format.scale = scale
    format.opaque = opaque
    format.preferredRange = preferredRange
    return format
  }
}

/// The context of a renderer's closure.
///
/// Source: Apple, UIGraphicsRendererContext.
open class UIGraphicsRendererContext: NSObject {
  /// The drawing context; its origin is at the top left, and its unit is a point.
  public let cgContext: CGContext
  fileprivate let anyFormat: UIGraphicsRendererFormat

  fileprivate init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    anyFormat = format
  }

  /// The renderer's format.
  open var format: UIGraphicsRendererFormat { anyFormat }

  /// Fills a rectangle with the fill colour, replacing its content.
  open func fill(_ rect: CGRect) { UIRectFill(rect) }

  /// Fills a rectangle with the fill colour and a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    UIRectFillUsingBlendMode(rect, blendMode)
  }

  /// Strokes a frame one unit wide inside a rectangle.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Strokes a frame one unit wide inside a rectangle with a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.standardized.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  /// Clips drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The context of an image renderer.
///
/// Source: Apple, UIGraphicsImageRendererContext.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The current image. Complexity: O(pixels).
  open var currentImage: UIImage {
    guard let picture = cgContext.makeImage() else { return UIImage() }
    return UIImage(cgImage: picture, scale: cgContext.scale, orientation: .up)
  }

  fileprivate init(cgContext: CGContext, imageFormat: UIGraphicsImageRendererFormat) {
    super.init(cgContext: cgContext, format: imageFormat)
  }
}

/// A renderer that draws images in a closure.
///
/// Source: Apple, UIGraphicsImageRenderer.
open class UIGraphicsImageRenderer: NSObject {
  /// The closure of `image(actions:)`.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// The renderer's format.
  public let format: UIGraphicsRendererFormat
  private let imageFormat: UIGraphicsImageRendererFormat

  /// Creates a renderer of `bounds` points, whose origin is the image's top left.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    let copy = format.copy() as? UIGraphicsImageRendererFormat ?? format
    copy.bounds = bounds
    imageFormat = copy
    self.format = copy
  }

  /// Creates a renderer of `bounds`, in points, in the best format for the main screen.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// Creates a renderer of `size`, in points, in the best format for the main screen.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .preferred())
  }

  /// Creates a renderer of `size`, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Returns the drawn image; an empty one if the size has no pixels or too many.
  open func image(actions: DrawingActions) -> UIImage {
    let scale =
      imageFormat.scale.isFinite && imageFormat.scale > 0
      ? imageFormat.scale : ScreenSettings.current.scale
    guard let bitmap = Bitmap(size: imageFormat.bounds.size, scale: scale) else {
      return UIImage()
    }
    let context = bitmap.makeContext(scale: scale)
    context.describesTexts = LayerDescriptions.areOn
    if imageFormat.opaque {
      context.setFillColor(.black)
      context.fill(.infinite)
    }
    context.translateBy(x: -imageFormat.bounds.minX, y: -imageFormat.bounds.minY)
    let drawing = UIGraphicsImageRendererContext(cgContext: context, imageFormat: imageFormat)
    withCurrentContext(context) { actions(drawing) }
    context.flush()
    // A copy: a retained context may draw on, and images do not change.
    guard let picture = context.makeImage() else { return UIImage() }
    return UIImage(cgImage: picture, scale: scale, orientation: .up)
  }

  /// Returns the drawn image as a PNG; empty data if it has no pixels.
  open func pngData(actions: DrawingActions) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns the drawn image as a JPEG, quality from 0 to 1; empty data if it has no pixels.
  open func jpegData(withCompressionQuality quality: CGFloat, actions: DrawingActions) -> Data {
    image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
  }
}
