/// Saved pixels of a bitmap, to be restored.
struct SavedPixels {
  private let box: PixelRect
  /// The pixels, row by row, without gaps.
  private var words: [UInt32] = []

  /// Saves the pixels of a box in the bitmap. O(pixels).
  init(of bitmap: Bitmap, in box: PixelRect) {
    self.box = box
    words.reserveCapacity(box.area)
    for y in box.minY..<box.maxY {
      words.append(contentsOf: bitmap.row(y, of: box))
    }
  }

  /// Restores the pixels. O(pixels).
  func restore(in bitmap: Bitmap) {
    for (index, y) in (box.minY..<box.maxY).enumerated() {
      let saved = words[index * box.width..<(index + 1) * box.width]
      _ = bitmap.row(y, of: box).update(fromContentsOf: saved)
    }
    bitmap.markDirty()
  }
}

extension Bitmap {
  /// Returns the pixels of a row in a box.
  fileprivate func row(_ y: Int, of box: PixelRect) -> UnsafeMutableBufferPointer<UInt32> {
    let start = pixels + y * bytesPerRow + 4 * box.minX
    return UnsafeMutableBufferPointer(
      start: start.assumingMemoryBound(to: UInt32.self), count: box.width)
  }
}
