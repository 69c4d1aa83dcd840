import Testing
import UIKit

/// A picture of UIKit's as numbers: rectangles of one colour on a background, in pixels, from back
/// to front, without letters and round corners.
struct RecordedPicture: Sendable {
  struct Rectangle: Sendable {
    /// The colour as 0xRRGGBB.
    let color: UInt32
    let columns: Range<Int>
    let rows: Range<Int>

    init(_ color: UInt32, _ x: Int, _ y: Int, _ width: Int, _ height: Int) {
      self.color = color
      columns = x..<x + width
      rows = y..<y + height
    }
  }

  /// The path of the picture below `../shared/oracle`.
  let path: String
  let width: Int
  let height: Int
  let ground: UInt32
  let rectangles: [Rectangle]

  init(_ path: String, width: Int, height: Int, ground: UInt32, rectangles: [Rectangle]) {
    self.path = path
    self.width = width
    self.height = height
    self.ground = ground
    self.rectangles = rectangles
  }

  static func named(_ path: String) -> RecordedPicture? {
    (pinnedHeaders + horizontalFlow + insetGroupedList + lists + tables)
      .first { $0.path == path }
  }

  /// Draws the numbers as a picture.
  func painted() -> Picture? {
    guard let bitmap = Bitmap(width: width, height: height) else { return nil }
    let whole = Rectangle(ground, 0, 0, width, height)
    for rectangle in [whole] + rectangles {
      let word = 0xFF00_0000 | rectangle.color
      for y in rectangle.rows {
        let row = (bitmap.pixels + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for x in rectangle.columns { row[x] = word }
      }
    }
    bitmap.markDirty()
    return Picture(bitmap)
  }
}

/// Compares a drawn picture with the recorded numbers, and, where UIKit's picture exists, the
/// numbers with that picture.
///
/// - Parameters:
///   - excluded: the excluded rectangles in pixels: letters and corners.
///   - levels: the tolerance of a channel of UIKit's picture that was drawn without colour.
///   - rounding: the tolerance of a channel of the drawn picture.
@MainActor
func expectAgreement(
  _ drawn: Picture, _ path: String, excluding excluded: [CGRect] = [], levels: Int = 0,
  rounding: Int = 0,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let recorded = try #require(
    RecordedPicture.named(path)?.painted(), sourceLocation: sourceLocation)
  let difference = PictureDifference(drawn, recorded, excluding: excluded, levels: rounding)
  #expect(difference.count == 0, "\(difference)", sourceLocation: sourceLocation)
  guard let picture = try Oracle.picture(path)?.leftPart(recorded.width) else { return }
  let error = PictureDifference(recorded, picture, excluding: excluded, levels: levels)
  #expect(
    error.count == 0, "the recorded numbers differ from UIKit's picture: \(error)",
    sourceLocation: sourceLocation)
  expectMatch(drawn, picture, path, sourceLocation: sourceLocation)
}
