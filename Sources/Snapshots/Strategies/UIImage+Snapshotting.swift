import ImageIO
import UIKit

extension Diffing where Value == UIImage {
  /// Pictures stored as PNG files and compared exactly, pixel by pixel.
  public static var image: Diffing { .image() }

  /// Returns a comparison of pictures stored as PNG files, pixel by pixel.
  ///
  /// - Parameters:
  ///   - precision: The fraction of pixels that must match, 0...1.
  ///   - perceptualPrecision: How similar a pixel must be to match: 1 for equal bytes, otherwise a
  ///     distance of at most (1 − perceptualPrecision) · 100 in CIE 1976 L*a*b*.
  ///   - scale: The scale of goldens in pixels per point; nil or 0 for the screen's. It does not
  ///     affect the verdict.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    func image(_ pixels: CGImage) -> UIImage {
      let scale = scale.flatMap { $0 > 0 ? $0 : nil } ?? ScreenSettings.current.scale
      return UIImage(cgImage: pixels, scale: scale, orientation: .up)
    }
    var diffing = Diffing(
      encode: { try CompactPNGEncoder().encode(pixels($0)) },
      decode: { image(try PNGDecoder().decodeImage($0)) },
      difference: { expected, actual in
        guard let expected = expected.cgImage, let actual = actual.cgImage else {
          return .other("one of the pictures has no pixels")
        }
        return PictureComparison.difference(expected: expected, actual: actual)
      },
      illustration: { expected, actual in
        guard let expected = expected.cgImage, let actual = actual.cgImage else { return nil }
        return DifferencePicture.make(expected: expected, actual: actual).map(image)
      },
      pictures: { [$0.cgImage].compactMap(\.self) })
    diffing.isEqual = { file, actual in
      actual.cgImage.map { PNGDecoder().isEqual(file, to: $0) } ?? false
    }
    diffing.precision = PicturePrecision(pixels: precision, perceptual: perceptualPrecision)
    return diffing
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// A strategy for the image's stored pixels, regardless of scale and orientation.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy for the image's stored pixels, regardless of scale and orientation.
  ///
  /// - Parameters: See `Diffing.image(precision:perceptualPrecision:scale:)`.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(
        precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
    ) { image, _ in
      _ = try pixels(image)
      guard let layout = DrawnLayout.layout(of: image) else { return Capture(image) }
      return Capture(image) { layout }
    }
  }
}

extension Snapshotting where Value == CGImage, Format == UIImage {
  /// A strategy for the picture itself.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy for the picture itself.
  ///
  /// - Parameters: See `Diffing.image(precision:perceptualPrecision:scale:)`.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision)
    ) { UIImage(cgImage: $0) }
  }
}

private func pixels(_ image: UIImage) throws(SnapshotError) -> CGImage {
  guard let pixels = image.cgImage else { throw .noPixels }
  return pixels
}
