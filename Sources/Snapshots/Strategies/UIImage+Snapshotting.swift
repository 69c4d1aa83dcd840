import ImageIO
import UIKit

extension Diffing where Value == UIImage {
  /// Pictures kept as PNG files and compared exactly, pixel by pixel.
  public static var image: Diffing { .image() }

  /// Pictures kept as PNG files and compared pixel by pixel.
  ///
  /// - Parameters:
  ///   - precision: the part of the pixels that must match, 0...1.
  ///   - perceptualPrecision: how alike a pixel must look to match: 1 for equal bytes, else a
  ///     distance of at most (1 − perceptualPrecision) · 100 in CIE 1976 L*a*b*.
  ///   - scale: pixels per point of goldens that are read; nil for 1. It does not change a verdict.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    let scale = scale.flatMap { $0 > 0 ? $0 : nil } ?? 1
    func image(_ pixels: CGImage) -> UIImage {
      UIImage(cgImage: pixels, scale: scale, orientation: .up)
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
    diffing.precision = PicturePrecision(pixels: precision, perceptual: perceptualPrecision)
    return diffing
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// The image's stored pixels, whatever its scale and orientation.
  public static var image: Snapshotting { .image() }

  /// The image's stored pixels, whatever its scale and orientation.
  ///
  /// - Parameters: as those of `Diffing.image(precision:perceptualPrecision:scale:)`.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(
        precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
    ) { image in
      _ = try pixels(image)
      return image
    }
  }
}

extension Snapshotting where Value == CGImage, Format == UIImage {
  /// The picture itself.
  public static var image: Snapshotting { .image() }

  /// The picture itself.
  ///
  /// - Parameters: as those of `Diffing.image(precision:perceptualPrecision:scale:)`.
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
