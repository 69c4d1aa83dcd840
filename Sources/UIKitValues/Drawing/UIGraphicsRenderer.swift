/// What a renderer draws into: the area in points.
///
/// Source: Apple, UIGraphicsRendererFormat.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The area drawn, in points.
  public internal(set) var bounds = CGRect.zero

  public override required init() {}

  /// The format of the main screen.
  open class func `default`() -> Self { self.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.bounds = bounds
    return copy
  }
}

/// The format of an image to be drawn.
///
/// Source: Apple, UIGraphicsImageRendererFormat.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The gamut of the pixels; sRGB whatever is chosen.
  public enum Range: Int, Sendable {
    /// Whatever an image had.
    case unspecified = -1
    /// As the main screen has it.
    case automatic
    /// More than sRGB.
    case extended
    /// sRGB.
    case standard
  }

  /// Pixels per point; the main screen's by default.
  open var scale: CGFloat = ScreenSettings.current.scale
  /// Whether the image has no transparency and starts out black; false by default.
  open var opaque = false
  /// The gamut asked for. Default standard.
  open var preferredRange = Range.standard

  /// The format of the main screen.
  public required init() { super.init() }

  /// The best format for some traits; what they do not say is the main screen's.
  ///
  /// Source: Apple, UIGraphicsImageRendererFormat.init(for:).
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// The best format for the main screen.
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

/// What the closure of a renderer draws with.
///
/// Source: Apple, UIGraphicsRendererContext.
open class UIGraphicsRendererContext: NSObject {
  /// Where drawing goes; its origin is at the top left, and its unit is a point.
  public let cgContext: CGContext
  fileprivate let anyFormat: UIGraphicsRendererFormat

  fileprivate init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    anyFormat = format
  }

  /// What the renderer was made with.
  open var format: UIGraphicsRendererFormat { anyFormat }

  /// Fills a rectangle with the fill colour, replacing what is there.
  open func fill(_ rect: CGRect) { UIRectFill(rect) }

  /// Fills a rectangle with the fill colour under a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    UIRectFillUsingBlendMode(rect, blendMode)
  }

  /// Draws a frame one unit wide inside a rectangle, with the stroke colour.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Draws a frame one unit wide inside a rectangle, with the stroke colour, under a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.standardized.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  /// Limits drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The context of an image renderer.
///
/// Source: Apple, UIGraphicsImageRendererContext.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The image drawn so far. Complexity: O(pixels).
  open var currentImage: UIImage {
    guard let picture = cgContext.makeImage() else { return UIImage() }
    return UIImage(cgImage: picture, scale: cgContext.scale, orientation: .up)
  }

  fileprivate init(cgContext: CGContext, imageFormat: UIGraphicsImageRendererFormat) {
    super.init(cgContext: cgContext, format: imageFormat)
  }
}

/// Draws an image in a closure.
///
/// Source: Apple, UIGraphicsImageRenderer.
open class UIGraphicsImageRenderer: NSObject {
  /// What `image(actions:)` calls.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// What the renderer was made with.
  public let format: UIGraphicsRendererFormat
  private let imageFormat: UIGraphicsImageRendererFormat

  /// Makes a renderer for `bounds` points; the origin of the bounds is the image's top left.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    let copy = format.copy() as? UIGraphicsImageRendererFormat ?? format
    copy.bounds = bounds
    imageFormat = copy
    self.format = copy
  }

  /// Draws `bounds`, in points, in the format that is best for the main screen.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// Draws from zero to `size`, in points, in the format that is best for the main screen.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .preferred())
  }

  /// Draws from zero to `size`, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Draws an image; an empty one when the size has no pixels or too many.
  open func image(actions: DrawingActions) -> UIImage {
    let scale =
      imageFormat.scale.isFinite && imageFormat.scale > 0
      ? imageFormat.scale : ScreenSettings.current.scale
    guard let bitmap = Bitmap(size: imageFormat.bounds.size, scale: scale) else {
      return UIImage()
    }
    let context = bitmap.makeContext(scale: scale)
    if imageFormat.opaque {
      context.setFillColor(.black)
      context.fill(.infinite)
    }
    context.translateBy(x: -imageFormat.bounds.minX, y: -imageFormat.bounds.minY)
    let drawing = UIGraphicsImageRendererContext(cgContext: context, imageFormat: imageFormat)
    withCurrentContext(context) { actions(drawing) }
    context.flush()
    // A copy: whoever kept the context may go on drawing, and images do not change.
    guard let picture = context.makeImage() else { return UIImage() }
    return UIImage(cgImage: picture, scale: scale, orientation: .up)
  }

  /// Draws an image and gives it as a PNG; no bytes when it has no pixels.
  open func pngData(actions: DrawingActions) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Draws an image and gives it as a JPEG, quality from 0 to 1; no bytes when it has no pixels.
  open func jpegData(withCompressionQuality quality: CGFloat, actions: DrawingActions) -> Data {
    image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
  }
}
