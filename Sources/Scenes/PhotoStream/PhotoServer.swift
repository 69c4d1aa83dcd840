import ImageIO
import UIKit

/// The source of photographs by name: JPEG files of 145 × 145 pixels, or of full size. Thread-safe.
enum PhotoServer {
  /// The names of all photographs, in the order of the stream.
  static let names = (1...96).map { "photo-\($0).jpg" }

  /// The side of a photograph, in pixels.
  static let side = 145
  static let pixels = CGSize(width: side, height: side)

  /// The side of a full-size photograph, in pixels.
  static let fullSide = 870

  /// The name of the one file that is not a photograph.
  static let brokenName = "photo-17.jpg"

  /// Returns the file with a name; nil if there is none, or memory is insufficient.
  ///
  /// Slow, because it draws the photograph.
  static func download(_ name: String, side: Int = side) -> Data? {
    guard let number = names.firstIndex(of: name),
      let bitmap = Bitmap(width: side, height: side)
    else { return nil }
    if name == brokenName { return Data("<html>404 Not Found</html>".utf8) }
    paint(number, bitmap.makeContext(scale: CGFloat(side) / CGFloat(Self.side)))
    return try? JPEGEncoder(quality: 92).encode(bitmap)
  }

  /// Draws one of twelve motifs. Every other dozen is mirrored, and each dozen is a closer view.
  private static func paint(_ number: Int, _ context: CGContext) {
    let motifs = PhotoMotif.allCases
    let dozen = number / motifs.count
    let scale = CGFloat(side) / PhotoMotif.side
    context.scaleBy(x: scale, y: scale)
    if dozen % 2 == 1 {
      context.translateBy(x: PhotoMotif.side, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    let zoom = 1 + CGFloat(dozen) * 0.07
    context.translateBy(x: PhotoMotif.side * (1 - zoom) / 2, y: PhotoMotif.side * (1 - zoom) / 2)
    context.scaleBy(x: zoom, y: zoom)
    motifs[(number * 5 + dozen) % motifs.count].paint(with: Brush(context))
  }
}
