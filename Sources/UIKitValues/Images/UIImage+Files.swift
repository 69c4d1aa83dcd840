import ImageIO

extension UIImage {
  /// Decodes a PNG or JPEG, with one pixel per point; nil for other or damaged data.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Decodes a PNG or JPEG with `scale` pixels per point; a JPEG's EXIF orientation is kept.
  ///
  /// Complexity: O(pixels), immediately.
  public convenience init?(data: Data, scale: CGFloat) {
    switch ImageFormat.sniff(data) {
    case .image(.png):
      guard let picture = try? PNGDecoder().decodeImage(data) else { return nil }
      self.init(cgImage: picture, scale: scale, orientation: .up)
    case .image(.jpeg):
      guard let picture = try? JPEGDecoder().decode(data) else { return nil }
      self.init(
        cgImage: CGImage(ofJPEG: picture.bitmap), scale: scale,
        orientation: Orientation(picture.orientation))
    default:
      return nil
    }
  }

  /// Decodes a PNG or JPEG file; `@2x` or `@3x` at the end of its name sets the scale.
  ///
  /// As on iOS, a path without an extension means a PNG.
  public convenience init?(contentsOfFile path: String) {
    let url = URL(fileURLWithPath: path)
    let file = url.pathExtension.isEmpty ? url.appendingPathExtension("png") : url
    guard let data = try? Data(contentsOf: file) else { return nil }
    let stem = file.deletingPathExtension().lastPathComponent
    let scale: CGFloat = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    self.init(data: data, scale: scale)
  }

  /// Returns a PNG of the stored pixels, without the orientation, which a PNG does not contain. Nil
  /// for an empty image.
  public func pngData() -> Data? {
    cgImage.flatMap { try? CompactPNGEncoder().encode($0) }
  }

  /// Returns a JPEG with the image's orientation; quality from 0 to 1. Nil for an empty image.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    let quality = Int((RGBA.clamped(compressionQuality) * 100).rounded())
    var encoder = JPEGEncoder(quality: max(1, quality))
    encoder.orientation = imageOrientation.property
    return cgImage.flatMap { try? encoder.encode($0) }
  }
}

/// The C function for `UIImage.pngData()`.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// The C function for `UIImage.jpegData(compressionQuality:)`.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

extension UIImage.Orientation {
  /// The same orientation as an ImageIO value.
  fileprivate var property: CGImagePropertyOrientation {
    switch self {
    case .up: .up
    case .upMirrored: .upMirrored
    case .down: .down
    case .downMirrored: .downMirrored
    case .leftMirrored: .leftMirrored
    case .right: .right
    case .rightMirrored: .rightMirrored
    case .left: .left
    }
  }

  /// Creates an orientation from an ImageIO value.
  public init(_ orientation: CGImagePropertyOrientation) {
    switch orientation {
    case .up: self = .up
    case .upMirrored: self = .upMirrored
    case .down: self = .down
    case .downMirrored: self = .downMirrored
    case .leftMirrored: self = .leftMirrored
    case .right: self = .right
    case .rightMirrored: self = .rightMirrored
    case .left: self = .left
    }
  }
}
