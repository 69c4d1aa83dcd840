extension CGContext {
  /// Creates a context that draws into the caller's memory, or its own if `data` is nil.
  ///
  /// The origin is at the bottom left, y points upwards, and units are pixels. Supports 8 bits per
  /// component with premultiplied or no alpha in either byte order, 8-bit grey and 8-bit alpha; nil
  /// for other formats and for insufficient `bytesPerRow`; 0 chooses a value. Formats other than
  /// premultiplied first, 32-bit little-endian are converted after each drawing. Source: Apple,
  /// CGContext.init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:).
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    guard
      let format = PixelExport.Format(
        model: space?.model, bitsPerComponent: bitsPerComponent, bitmapInfo: info),
      width > 0, height > 0, width <= Bitmap.maximumSide, height <= Bitmap.maximumSide
    else { return nil }
    let shortest = width * format.bytesPerPixel
    let bytesPerRow = bytesPerRow == 0 && data == nil ? shortest : bytesPerRow
    guard bytesPerRow >= shortest,
      Bitmap.byteCount(rows: height, bytesPerRow: bytesPerRow, lastRow: shortest) != nil
    else { return nil }

    if format.isNative, let data,
      let bitmap = Bitmap(borrowing: data, width: width, height: height, bytesPerRow: bytesPerRow)
    {
      self.init(drawingInto: bitmap, scale: 1, isFlipped: false)
      return
    }
    guard let bitmap = Bitmap(width: width, height: height) else { return nil }
    if format.isNative, data == nil, bytesPerRow == bitmap.bytesPerRow {
      self.init(drawingInto: bitmap, scale: 1, isFlipped: false)
      return
    }
    guard let memory = data ?? calloc(height, bytesPerRow) else { return nil }
    let export = PixelExport(
      format: format, memory: memory, bytesPerRow: bytesPerRow, ownsMemory: data == nil)
    export.read(into: bitmap)
    self.init(drawingInto: bitmap, scale: 1, isFlipped: false)
    self.export = export
  }

  /// Creates a context with a typed `bitmapInfo`.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: CGBitmapInfo
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo.rawValue)
  }

  /// The number of bytes from one row to the next.
  public var bytesPerRow: Int { export?.bytesPerRow ?? base.bytesPerRow }
  /// The number of bits per component: 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits per pixel: 32, or that of the caller's memory.
  public var bitsPerPixel: Int { 8 * (export?.format.bytesPerPixel ?? 4) }
  /// The colour space: sRGB.
  public var colorSpace: CGColorSpace? { .standardRGB }

  /// The pixels, top row first.
  public var data: UnsafeMutableRawPointer? {
    flush()
    return export?.memory ?? base.pixels
  }

  /// Returns an image of the current content; nil if memory is exhausted. O(pixels).
  public func makeImage() -> CGImage? {
    base.copy().map { CGImage(sharing: $0, parts: parts) }
  }

  func exportPixels() {
    export?.write(base)
  }
}
