/// Pixels of a bitmap, put aside to be put back.
struct SavedPixels {
  private let box: PixelRect
  /// Row after row, without gaps.
  private var words: [UInt32] = []

  /// Copies the pixels of a box that lies within the bitmap. O(pixels).
  init(of bitmap: Bitmap, in box: PixelRect) {
    self.box = box
    words.reserveCapacity(box.area)
    for y in box.minY..<box.maxY {
      words.append(contentsOf: bitmap.row(y, of: box))
    }
  }

  /// Puts the pixels where they were. O(pixels).
  func restore(in bitmap: Bitmap) {
    for (index, y) in (box.minY..<box.maxY).enumerated() {
      let saved = words[index * box.width..<(index + 1) * box.width]
      _ = bitmap.row(y, of: box).update(fromContentsOf: saved)
    }
    bitmap.markDirty()
  }
}

extension Bitmap {
  /// The pixels of a row that a box covers.
  fileprivate func row(_ y: Int, of box: PixelRect) -> UnsafeMutableBufferPointer<UInt32> {
    let start = pixels + y * bytesPerRow + 4 * box.minX
    return UnsafeMutableBufferPointer(
      start: start.assumingMemoryBound(to: UInt32.self), count: box.width)
  }
}
