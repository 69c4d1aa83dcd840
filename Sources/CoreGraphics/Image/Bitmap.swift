import CCairo

/// A bitmap for drawing: premultiplied BGRA bytes in sRGB, top row first, initially transparent.
///
/// Owns its memory and its Cairo surface. Not thread-safe.
package final class Bitmap: @unchecked Sendable {
  /// The size in pixels.
  package let width: Int
  package let height: Int
  /// The number of bytes from one row to the next; at least `4 * width`.
  package let bytesPerRow: Int
  /// The pixels; rows are `bytesPerRow` apart.
  package var pixels: UnsafeMutableRawPointer {
    drawDeferred()
    return start
  }
  package var surface: OpaquePointer {
    drawDeferred()
    return ownSurface
  }
  private let start: UnsafeMutableRawPointer
  private let ownSurface: OpaquePointer
  /// The steps to execute before the pixels are read; nil for none.
  package private(set) var deferred: FlatRows?
  /// The memory; nil if the bitmap does not own it.
  private let memory: PixelMemory?
  /// The owner of the memory, if known.
  private let owner: AnyObject?

  /// The maximum side that Cairo supports.
  package static let maximumSide = 32767

  /// Returns the number of bytes of rows, the last of which may be shorter; nil for no rows and on
  /// overflow.
  static func byteCount(rows: Int, bytesPerRow: Int, lastRow: Int) -> Int? {
    guard rows > 0, bytesPerRow >= 0, lastRow >= 0 else { return nil }
    let (before, isTooLong) = (rows - 1).multipliedReportingOverflow(by: bytesPerRow)
    let (count, isTooMuch) = before.addingReportingOverflow(lastRow)
    return isTooLong || isTooMuch ? nil : count
  }

  /// Creates a bitmap; nil if the size is invalid or memory is exhausted.
  ///
  /// - Parameter isCleared: False for undefined pixels, if all of them will be written.
  package convenience init?(width: Int, height: Int, isCleared: Bool = true) {
    guard width > 0, height > 0, width <= Self.maximumSide, height <= Self.maximumSide,
      let memory = PixelMemory(byteCount: height * 4 * width, isCleared: isCleared)
    else { return nil }
    self.init(
      pixels: memory.start, width: width, height: height, bytesPerRow: 4 * width, memory: memory)
  }

  /// Creates a bitmap in memory that must outlive it; nil for invalid parameters.
  package convenience init?(
    borrowing pixels: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int
  ) {
    guard width > 0, height > 0, width <= Self.maximumSide, height <= Self.maximumSide,
      bytesPerRow >= 4 * width, bytesPerRow <= Int32.max, bytesPerRow % 4 == 0,
      UInt(bitPattern: pixels) % 4 == 0
    else { return nil }
    self.init(
      pixels: pixels, width: width, height: height, bytesPerRow: bytesPerRow, memory: nil)
  }

  /// Creates a bitmap in a part of a frame's memory, which it retains.
  convenience init?(
    showing pixels: UnsafeMutableRawPointer, of owner: FrameMemory, width: Int, height: Int
  ) {
    self.init(
      pixels: pixels, width: width, height: height, bytesPerRow: 4 * width, memory: nil,
      owner: owner)
  }

  private init?(
    pixels: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int,
    memory: PixelMemory?, owner: AnyObject? = nil
  ) {
    guard
      let surface = cairo_image_surface_create_for_data(
        pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
        Int32(height), Int32(bytesPerRow)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else {
      memory?.release()
      return nil
    }
    start = pixels
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    ownSurface = surface
    self.memory = memory
    self.owner = owner
  }

  deinit {
    cairo_surface_finish(ownSurface)
    cairo_surface_destroy(ownSurface)
    memory?.release()
  }

  /// Returns a context with the origin at the top left, y downwards, and `scale` pixels per point.
  package func makeContext(scale: CGFloat) -> CGContext {
    CGContext(drawingInto: self, scale: scale, isFlipped: true)
  }

  /// Completes pending drawing, before `pixels` are read.
  package func flush() {
    cairo_surface_flush(surface)
  }

  /// Notifies Cairo that `pixels` were modified directly.
  package func markDirty() {
    cairo_surface_mark_dirty(surface)
  }

  /// Defers writing all pixels until they are read; discards earlier contents.
  ///
  /// Sequential readers of rows, such as encoders, can draw them from `deferred` without using the
  /// bitmap's memory.
  func deferDrawing(_ rows: FlatRows) { deferred = rows }

  private func drawDeferred() {
    guard let rows = deferred else { return }
    deferred = nil
    rows.draw(on: self)
    cairo_surface_mark_dirty(ownSurface)
  }

  /// Returns a copy of the bitmap; nil if memory is exhausted.
  package func copy() -> Bitmap? {
    guard let copy = Bitmap(width: width, height: height) else { return nil }
    flush()
    for row in 0..<height {
      memcpy(copy.pixels + row * copy.bytesPerRow, pixels + row * bytesPerRow, 4 * width)
    }
    copy.markDirty()
    return copy
  }
}
