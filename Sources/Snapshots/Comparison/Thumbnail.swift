import ImageIO

/// The thumbnails of pictures in a list.
///
/// Pixels are averaged, and encoded by the fast encoder. Of 104 ms of processor time for comparing
/// an equal picture of 1179 × 2556 pixels, most was spent on scaling it with Cairo's best filter,
/// on compressing it with zlib's level 6, and on decoding the file a second time. Now the
/// comparison, which has the pixels, makes the thumbnail, in 1 ms.
package enum Thumbnail {
  /// The size in pixels: twice that in the list.
  private static let room = (width: 208.0, height: 160.0)

  /// Returns the thumbnail of a PNG file, filled with the top of the picture; the file itself if it
  /// is not larger, and nil if it is unreadable.
  ///
  /// Complexity: O(pixels).
  package static func of(_ file: Data) -> Data? {
    guard let image = try? PNGDecoder().decodeImage(file) else { return nil }
    return isSmall(image) ? file : of(image)
  }

  /// Returns the thumbnail of a picture as a PNG file, filled with its top; nil if the picture is
  /// not larger. It is equal to that of a file with the same pixels.
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

  /// Pictures of this size are too small for several threads.
  private static let encoder = {
    var encoder = FastPNGEncoder()
    encoder.threads = 1
    return encoder
  }()
}
