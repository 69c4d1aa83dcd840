extension UIImage {
  /// The range of an image's brightness. Raw values are UIKit's. Source: Apple,
  /// UIImage.DynamicRange.
  public enum DynamicRange: Int, Sendable {
    /// The range is unspecified.
    case unspecified = -1
    /// The standard range, which all pictures have.
    case standard = 0
    /// The high range within limits.
    case constrainedHigh = 1
    /// The high range.
    case high = 2
  }

  /// Whether the image has a high dynamic range. Always false: images are in sRGB.
  public var isHighDynamicRange: Bool { false }

  /// Returns the image itself, which has the standard range.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }

  /// The format of a renderer for similar images: with the image's scale, and not opaque, because
  /// every image has an alpha channel. Source: Apple, UIImage.imageRendererFormat.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  /// The traits of the image's configuration; unspecified ones without them. Source: Apple,
  /// UIImage.traitCollection.
  public var traitCollection: UITraitCollection {
    configuration?.traitCollection ?? UITraitCollection()
  }

  /// Returns an animated image of the images whose names end with numbers from 0, each resizable by
  /// tiling its middle. Nil without any.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(
      name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  /// Returns an animated image of the images whose names end with numbers from 0, each resizable by
  /// tiling or stretching its middle. Nil without any.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode,
    duration: TimeInterval
  ) -> UIImage? {
    guard let animated = animatedImageNamed(name, duration: duration), let images = animated.images
    else { return nil }
    return animatedImage(
      with: images.map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) },
      duration: animated.duration)
  }
}

extension UIGraphicsImageRendererFormat {
  /// Whether colours wider than sRGB are preferred; replaced by ``preferredRange``.
  @available(*, deprecated, message: "use preferredRange")
  public var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }

  /// Whether images have a high dynamic range. Always false.
  public var supportsHighDynamicRange: Bool { false }
}

// Unsupported: UIImage.isHighDynamicRange · works · Images are in sRGB: it is false. · test:
//   NewNamesTests
