import Snapshots
import UIKit

/// The pixels of a picture: premultiplied, blue first.
struct Picture {
  private let bitmap: Bitmap
  /// The layout of the drawn views.
  var layout: PictureLayout?

  init(_ bitmap: Bitmap) {
    bitmap.flush()
    self.bitmap = bitmap
  }

  /// Creates a picture of a drawn view, with its layout.
  @MainActor
  init(_ bitmap: Bitmap, of view: UIView, scale: CGFloat) {
    self.init(bitmap)
    layout = LayoutCapture.layout(of: view, scale: scale)
  }

  var image: CGImage { CGImage(sharing: bitmap) }
  var width: Int { bitmap.width }
  var height: Int { bitmap.height }

  /// The channels of a pixel, each 0 to 255: blue, green, red, alpha.
  func channels(_ x: Int, _ y: Int) -> SIMD4<Int> {
    let pixel = bitmap.pixels + y * bitmap.bytesPerRow + x * 4
    let bytes = pixel.assumingMemoryBound(to: UInt8.self)
    return SIMD4(Int(bytes[0]), Int(bytes[1]), Int(bytes[2]), Int(bytes[3]))
  }

  /// Returns a part of the picture, in pixels, with the layout in it.
  func part(_ rect: CGRect) -> Picture? {
    let (x, y) = (Int(rect.minX), Int(rect.minY))
    let (width, height) = (Int(rect.width), Int(rect.height))
    guard x >= 0, y >= 0, x + width <= self.width, y + height <= self.height,
      let part = Bitmap(width: width, height: height)
    else { return nil }
    for row in 0..<height {
      (part.pixels + row * part.bytesPerRow).copyMemory(
        from: bitmap.pixels + (y + row) * bitmap.bytesPerRow + 4 * x, byteCount: 4 * width)
    }
    part.markDirty()
    var picture = Picture(part)
    picture.layout = layout
    for index in layout?.elements.indices ?? 0..<0 {
      picture.layout?.elements[index].frame.x -= Double(x) / (layout?.scale ?? 1)
      picture.layout?.elements[index].frame.y -= Double(y) / (layout?.scale ?? 1)
    }
    return picture
  }

  /// Returns the columns from the left, without the area beside the screen. Returns the whole
  /// picture if it is no wider.
  func leftPart(_ width: Int) -> Picture? {
    guard width < self.width else { return self }
    guard let part = Bitmap(width: width, height: height) else { return nil }
    for y in 0..<height {
      (part.pixels + y * part.bytesPerRow).copyMemory(
        from: bitmap.pixels + y * bitmap.bytesPerRow, byteCount: width * 4)
    }
    part.markDirty()
    return Picture(part)
  }

  fileprivate func hasSameRow(_ y: Int, as other: Picture) -> Bool {
    memcmp(
      bitmap.pixels + y * bitmap.bytesPerRow, other.bitmap.pixels + y * other.bitmap.bytesPerRow,
      width * 4) == 0
  }

  /// The pixels of a row, one word each.
  fileprivate func row(_ y: Int) -> UnsafeBufferPointer<UInt32> {
    let start = bitmap.pixels + y * bitmap.bytesPerRow
    return UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt32.self), count: width)
  }
}

/// The differences between two pictures outside the excluded rectangles.
struct PictureDifference: Equatable, CustomStringConvertible {
  /// The number of pixels that differ by more than the tolerance in levels.
  var count = 0
  /// The largest difference of any channel of the compared pixels.
  var largest = 0
  /// The first differing pixel.
  var first: [Int] = []

  var description: String {
    "\(count) pixels differ, by \(largest) levels at most, the first at \(first)"
  }

  /// Compares pixels; pictures of different sizes differ everywhere.
  ///
  /// - Parameters:
  ///   - excluded: the excluded rectangles in pixels.
  ///   - levels: the tolerance of a channel, of 255.
  init(_ a: Picture, _ b: Picture, excluding excluded: [CGRect] = [], levels: Int = 0) {
    guard a.width == b.width, a.height == b.height else {
      (count, largest, first) = (
        max(a.width * a.height, 1), 255, [a.width, b.width, a.height, b.height]
      )
      return
    }
    for y in 0..<a.height {
      let (rowA, rowB) = (a.row(y), b.row(y))
      if a.hasSameRow(y, as: b) { continue }
      let spans = excluded.filter { CGFloat(y) >= $0.minY && CGFloat(y) < $0.maxY }
      // The loops are written out: sequences are slow without optimisation.
      var x = -1
      while true {
        x += 1
        while x < a.width, rowA[x] == rowB[x] { x += 1 }
        guard x < a.width else { break }
        if spans.contains(where: { CGFloat(x) >= $0.minX && CGFloat(x) < $0.maxX }) { continue }
        let (p, q) = (a.channels(x, y), b.channels(x, y))
        let difference = max(
          max(abs(p[0] - q[0]), abs(p[1] - q[1])), max(abs(p[2] - q[2]), abs(p[3] - q[3])))
        largest = max(largest, difference)
        if difference > levels {
          if count == 0 { first = [x, y] }
          count += 1
        }
      }
    }
  }
}
