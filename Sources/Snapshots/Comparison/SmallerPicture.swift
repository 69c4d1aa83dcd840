import ImageIO

/// Pictures reduced as a whole, for pages that have no room for all of their pixels.
package enum SmallerPicture {
  /// A PNG file's picture, of a film the first frame, with fewer pixels; nil where it cannot be
  /// read.
  ///
  /// - Parameter share: what is left of its width and height, 1 at most.
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
