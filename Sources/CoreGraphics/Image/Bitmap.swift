import CCairo

/// Pixels to draw into: premultiplied BGRA bytes in sRGB, rows top to bottom, cleared at creation.
///
/// Owns its memory and the Cairo surface over it. Not synchronised: one thread draws at a time.
package final class Bitmap: @unchecked Sendable {
  /// In pixels.
  package let width: Int
  package let height: Int
  /// In bytes; at least `4 * width`.
  package let bytesPerRow: Int
  /// Rows begin `bytesPerRow` after one another.
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
  /// What is drawn once somebody looks at the pixels.
  package private(set) var deferred: FlatRows?
  /// Nil for somebody else's pixels.
  private let memory: PixelMemory?
  /// Whoever has the pixels, where that is known.
  private let owner: AnyObject?

  /// The longest side Cairo can address.
  package static let maximumSide = 32767

  /// How many bytes rows take of which the last one is shorter; nil for none and for more than an
  /// integer counts.
  static func byteCount(rows: Int, bytesPerRow: Int, lastRow: Int) -> Int? {
    guard rows > 0, bytesPerRow >= 0, lastRow >= 0 else { return nil }
    let (before, isTooLong) = (rows - 1).multipliedReportingOverflow(by: bytesPerRow)
    let (count, isTooMuch) = before.addingReportingOverflow(lastRow)
    return isTooLong || isTooMuch ? nil : count
  }

  /// Makes a clear bitmap; nil when a side is not positive or too large, or memory runs out.
  ///
  /// - Parameter isCleared: false for one of which every pixel will be written: it holds anything.
  package convenience init?(width: Int, height: Int, isCleared: Bool = true) {
    guard width > 0, height > 0, width <= Self.maximumSide, height <= Self.maximumSide,
      let memory = PixelMemory(byteCount: height * 4 * width, isCleared: isCleared)
    else { return nil }
    self.init(
      pixels: memory.start, width: width, height: height, bytesPerRow: 4 * width, memory: memory)
  }

  /// Draws into somebody else's pixels, which must outlive the bitmap; nil when they do not fit.
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

  /// Draws into a part of a frame's memory and keeps that alive.
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

  /// Makes a context with the origin at the top left, y downwards, `scale` pixels to the point.
  package func makeContext(scale: CGFloat) -> CGContext {
    CGContext(drawingInto: self, scale: scale, isFlipped: true)
  }

  /// Finishes pending drawing; call before reading `pixels`.
  package func flush() {
    cairo_surface_flush(surface)
  }

  /// Tells Cairo that `pixels` were changed behind its back.
  package func markDirty() {
    cairo_surface_mark_dirty(surface)
  }

  /// Has all pixels written once they are looked at; what was drawn before is lost.
  ///
  /// Whoever reads rows one after the other, as an encoder does, may draw them from `deferred`: the
  /// bitmap's memory, all of it new to the process, is then never touched.
  func deferDrawing(_ rows: FlatRows) { deferred = rows }

  private func drawDeferred() {
    guard let rows = deferred else { return }
    deferred = nil
    rows.draw(on: self)
    cairo_surface_mark_dirty(ownSurface)
  }

  /// A bitmap with the same pixels; nil when memory runs out.
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
