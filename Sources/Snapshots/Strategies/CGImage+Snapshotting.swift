import ImageIO

extension Diffing where Value == CGImage {
  /// Pictures kept as PNG files and compared exactly, pixel by pixel.
  public static var image: Diffing {
    Diffing(
      toData: { try CompactPNGEncoder().encode($0) },
      fromData: { try PNGDecoder().decodeImage($0) },
      diff: { PictureComparison.difference(expected: $0, actual: $1) },
      illustration: { DifferencePicture.make(expected: $0, actual: $1) })
  }
}

extension Snapshotting where Value == CGImage, Format == CGImage {
  /// The picture itself.
  public static var image: Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .image)
  }
}

extension Snapshotting where Value == UIImage, Format == CGImage {
  /// The image's stored pixels, whatever its scale and orientation.
  public static var image: Snapshotting {
    Snapshotting<CGImage, CGImage>.image.pullback { image in
      guard let pixels = image.cgImage else { throw SnapshotError.noPixels }
      return pixels
    }
  }
}
