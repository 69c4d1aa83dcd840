import ImageIO

/// Pictures reduced for a list.
enum Thumbnail {
  /// In pixels: twice the room that the list has.
  private static let room = (width: 208.0, height: 160.0)

  /// A PNG file's picture, reduced to fill the room with its top; the file itself where it is no
  /// larger, and nil where it cannot be read.
  ///
  /// Complexity: O(pixels).
  static func of(_ file: Data) -> Data? {
    guard let image = try? PNGDecoder().decodeImage(file) else { return nil }
    let (width, height) = (Double(image.width), Double(image.height))
    let scale = max(room.width / width, room.height / height)
    guard scale < 1 else { return file }
    let shown = min(height, (room.height / scale).rounded(.up))
    guard
      let bitmap = Bitmap(
        width: max(1, Int(width * scale)), height: max(1, Int(shown * scale)))
    else { return nil }
    let context = CGContext(drawingInto: bitmap, scale: 1, isFlipped: true)
    context.interpolationQuality = .high
    // A flipped context turns pictures over, as on iOS.
    context.translateBy(x: 0, y: height * scale)
    context.scaleBy(x: 1, y: -1)
    context.draw(image, in: CGRect(x: 0, y: 0, width: width * scale, height: height * scale))
    return try? PNGEncoder.standard.encode(bitmap)
  }
}
