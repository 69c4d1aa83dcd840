import ImageIO
import UIKit

/// Where the photographs come from: JPEG files of 145 × 145 pixels, or as large as they were taken,
/// by name. Safe on any thread.
enum PhotoServer {
  /// Every photograph there is, in the order of the stream.
  static let names = (1...96).map { "photo-\($0).jpg" }

  /// The side of a photograph, in pixels.
  static let side = 145
  static let pixels = CGSize(width: side, height: side)

  /// The side of a photograph as it was taken, in pixels.
  static let fullSide = 870

  /// The one file that is no photograph, as streams have them.
  static let brokenName = "photo-17.jpg"

  /// The file of a name, or nil if there is none, or no memory for it.
  ///
  /// It takes its time: the photograph is drawn.
  static func download(_ name: String, side: Int = side) -> Data? {
    guard let number = names.firstIndex(of: name),
      let bitmap = Bitmap(width: side, height: side)
    else { return nil }
    if name == brokenName { return Data("<html>404 Not Found</html>".utf8) }
    paint(number, bitmap.makeContext(scale: CGFloat(side) / CGFloat(Self.side)))
    return try? JPEGEncoder(quality: 92).encode(bitmap)
  }

  /// One of twelve motifs. Every other dozen is mirrored, and every dozen is taken from nearer by.
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
