import CPixels

extension CGImage {
  /// Creates an image from data in the formats of bitmap contexts, or with unpremultiplied alpha;
  /// nil for other formats, insufficient data and an empty size.
  ///
  /// Ignores `decode` and `intent`. Converts the data once. Source: Apple,
  /// CGImage.init(width:height:bitsPerComponent:…).
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    let isStraight = bitmapInfo.alphaInfo == .last || bitmapInfo.alphaInfo == .first
    let order = bitmapInfo.rawValue & ~CGBitmapInfo.alphaInfoMask.rawValue
    let premultiplied: CGImageAlphaInfo =
      bitmapInfo.alphaInfo == .last ? .premultipliedLast : .premultipliedFirst
    let info =
      isStraight ? CGBitmapInfo(rawValue: order | premultiplied.rawValue) : bitmapInfo
    guard
      let format = PixelExport.Format(
        model: space.model, bitsPerComponent: bitsPerComponent, bitmapInfo: info),
      bitsPerPixel == 8 * format.bytesPerPixel,
      let bitmap = Bitmap(width: width, height: height),
      bytesPerRow >= width * format.bytesPerPixel,
      let byteCount = Bitmap.byteCount(
        rows: height, bytesPerRow: bytesPerRow, lastRow: width * format.bytesPerPixel),
      let data = provider.data, data.count >= byteCount
    else { return nil }
    data.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      // The memory is only read.
      PixelExport(
        format: format, memory: UnsafeMutableRawPointer(mutating: start),
        bytesPerRow: bytesPerRow, ownsMemory: false
      ).read(into: bitmap)
    }
    if isStraight { bitmap.premultiply() }
    self.init(
      bitmap: bitmap, originX: 0, originY: 0, width: width, height: height,
      shouldInterpolate: shouldInterpolate)
  }

  /// The pixels as premultiplied BGRA bytes, top row first, without row padding.
  public var dataProvider: CGDataProvider? {
    var data = Data(capacity: 4 * width * height)
    withBGRA { bytes, bytesPerRow in
      for row in 0..<height {
        data.append(contentsOf: bytes[row * bytesPerRow..<row * bytesPerRow + 4 * width])
      }
    }
    return CGDataProvider(data: data)
  }
}

extension Bitmap {
  /// Premultiplies colours, rounding to nearest.
  func premultiply() {
    cpixels_premultiply(
      pixels.assumingMemoryBound(to: UInt32.self), bytesPerRow, UInt32(width), UInt32(height))
    markDirty()
  }
}
