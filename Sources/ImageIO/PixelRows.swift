/// Unowned premultiplied 0xAARRGGBB words in native byte order, top row first.
package struct PixelRows {
  package let start: UnsafeRawPointer
  /// The number of bytes from one row to the next.
  package let bytesPerRow: Int
  /// The size in pixels; positive, at most 31 bits.
  package let width: Int
  package let height: Int

  init(
    _ pixels: UnsafeRawBufferPointer, bytesPerRow: Int, width: Int, height: Int
  ) throws(ImageIOError) {
    guard width > 0, height > 0, let start = pixels.baseAddress else {
      throw .noSize(width: width, height: height)
    }
    let limits = ImageLimits(maximumSide: Int(Int32.max), maximumPixels: .max)
    guard limits.allows(width: width, height: height) else {
      throw .tooLarge(width: width, height: height, limits: limits)
    }
    self.start = start
    self.bytesPerRow = bytesPerRow
    self.width = width
    self.height = height
  }

  /// Creates the rows of a bitmap, completing pending drawing.
  init(of bitmap: Bitmap) throws(ImageIOError) {
    bitmap.flush()
    let bytes = UnsafeRawBufferPointer(
      start: bitmap.pixels, count: bitmap.bytesPerRow * bitmap.height)
    try self.init(
      bytes, bytesPerRow: bitmap.bytesPerRow, width: bitmap.width, height: bitmap.height)
  }
}
