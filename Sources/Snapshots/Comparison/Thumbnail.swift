import ImageIO

/// Pictures reduced for a list.
///
/// A mean of whole pixels and the fast encoder. Of 104 ms of processor time that comparing an equal
/// picture of 1179 × 2556 pixels took, most went into drawing it smaller with Cairo's best filter
/// and compressing that for zlib's level 6, and into decoding the file for it a second time. Now
/// the comparison, which has the pixels, makes the thumbnail, in 1 ms.
package enum Thumbnail {
  /// In pixels: twice the room that the list has.
  private static let room = (width: 208.0, height: 160.0)

  /// A PNG file's picture, reduced to fill the room with its top; the file itself where it is no
  /// larger, and nil where it cannot be read.
  ///
  /// Complexity: O(pixels).
  package static func of(_ file: Data) -> Data? {
    guard let image = try? PNGDecoder().decodeImage(file) else { return nil }
    return isSmall(image) ? file : of(image)
  }

  /// A picture, reduced to fill the room with its top, as a PNG file; nil where it is no larger.
  /// That of a file's pixels is the file's.
  ///
  /// Complexity: O(pixels of the top).
  package static func of(_ image: CGImage) -> Data? {
    guard !isSmall(image) else { return nil }
    let (width, height) = (Double(image.width), Double(image.height))
    let scale = max(room.width / width, room.height / height)
    let shown = min(height, (room.height / scale).rounded(.up))
    let reduced = ReducedPicture.make(
      of: image, rows: Int(shown), width: max(1, Int(width * scale)),
      height: max(1, Int(shown * scale)))
    return reduced.flatMap { try? encoder.encode($0) }
  }

  private static func isSmall(_ image: CGImage) -> Bool {
    Double(image.width) <= room.width || Double(image.height) <= room.height
  }

  /// Pictures of this size are not worth waking threads for.
  private static let encoder = {
    var encoder = FastPNGEncoder()
    encoder.threads = 1
    return encoder
  }()
}
