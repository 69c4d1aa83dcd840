import ImageIO

/// Pictures reduced as a whole, for pages without space for all of their pixels.
package enum SmallerPicture {
  /// A PNG file's picture, or an animation's first frame, with fewer pixels; nil if it cannot be
  /// read.
  ///
  /// - Parameter share: The factor for its width and height, at most 1.
  ///
  /// Complexity: O(pixels).
  package static func of(_ file: Data, share: Double) -> Data? {
    guard let image = try? PNGDecoder().decodeImage(file) else { return nil }
    let reduced = ReducedPicture.make(
      of: image, rows: image.height, width: max(1, Int(Double(image.width) * share)),
      height: max(1, Int(Double(image.height) * share)))
    return reduced.flatMap { try? PNGEncoder.standard.encode($0) }
  }
}
