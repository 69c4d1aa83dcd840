import CPixels

/// A conversion between the native bitmap format and another format in memory.
struct PixelExport {
  enum Format {
    /// Four bytes per pixel in an order of blue, green, red and alpha (0 to 3), with an alpha of
    /// 255 for formats without alpha.
    case bytes(order: [Int], isOpaque: Bool)
    case gray
    case alpha
  }

  let format: Format
  let memory: UnsafeMutableRawPointer
  let bytesPerRow: Int
  /// Whether the context owns the memory.
  let ownsMemory: Bool

  func write(_ bitmap: Bitmap) {
    bitmap.flush()
    if case .bytes(let order, let isOpaque) = format {
      let opaque = isOpaque ? order.firstIndex(of: 3) ?? 4 : 4
      return reorder(bitmap.allPixels, pixels, order, opaque, bitmap)
    }
    for row in 0..<bitmap.height {
      let source = (bitmap.pixels + row * bitmap.bytesPerRow).assumingMemoryBound(to: UInt8.self)
      let target = (memory + row * bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for column in 0..<bitmap.width {
        let pixel = source + 4 * column
        target[column] = if case .gray = format { Self.gray(pixel) } else { pixel[3] }
      }
    }
  }

  func read(into bitmap: Bitmap) {
    defer { bitmap.markDirty() }
    if case .bytes(let order, let isOpaque) = format {
      let inverse = (0..<4).map { channel in order.firstIndex(of: channel) ?? channel }
      return reorder(pixels, bitmap.allPixels, inverse, isOpaque ? 3 : 4, bitmap)
    }
    for row in 0..<bitmap.height {
      let source = (memory + row * bytesPerRow).assumingMemoryBound(to: UInt8.self)
      let target = (bitmap.pixels + row * bitmap.bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for column in 0..<bitmap.width {
        let pixel = target + 4 * column
        if case .gray = format {
          for channel in 0..<3 { pixel[channel] = source[column] }
          pixel[3] = 255
        } else {
          for channel in 0..<3 { pixel[channel] = 0 }
          pixel[3] = source[column]
        }
      }
    }
  }

  private static func gray(_ pixel: UnsafePointer<UInt8>) -> UInt8 {
    let (blue, green, red) = (Int(pixel[0]), Int(pixel[1]), Int(pixel[2]))
    return UInt8((2126 * red + 7152 * green + 722 * blue + 5000) / 10000)
  }

  private var pixels: cchannels_pixels {
    cchannels_pixels(
      bytes: memory.assumingMemoryBound(to: UInt8.self), bytes_per_row: bytesPerRow)
  }

  private func reorder(
    _ source: cchannels_pixels, _ target: cchannels_pixels, _ order: [Int], _ opaque: Int,
    _ bitmap: Bitmap
  ) {
    cchannels_reorder(
      source, target, UInt32(bitmap.width), UInt32(bitmap.height), order.map(UInt8.init),
      UInt32(opaque))
  }
}

extension Bitmap {
  fileprivate var allPixels: cchannels_pixels {
    cchannels_pixels(
      bytes: pixels.assumingMemoryBound(to: UInt8.self), bytes_per_row: bytesPerRow)
  }
}

extension PixelExport.Format {
  /// Creates the format of a bitmap context or image with parameters; nil if unsupported.
  init?(model: CGColorSpaceModel?, bitsPerComponent: Int, bitmapInfo: CGBitmapInfo) {
    guard bitsPerComponent == 8, !bitmapInfo.contains(.floatComponents),
      let alphaInfo = bitmapInfo.alphaInfo
    else { return nil }
    let isLittle = bitmapInfo.isLittleEndian32
    switch (model, alphaInfo) {
    case (_, .alphaOnly): self = .alpha
    case (.monochrome, .none): self = .gray
    case (.rgb, .premultipliedLast), (.rgb, .noneSkipLast):
      self = .bytes(
        order: isLittle ? [3, 0, 1, 2] : [2, 1, 0, 3], isOpaque: alphaInfo == .noneSkipLast)
    case (.rgb, .premultipliedFirst), (.rgb, .noneSkipFirst):
      self = .bytes(
        order: isLittle ? [0, 1, 2, 3] : [3, 2, 1, 0], isOpaque: alphaInfo == .noneSkipFirst)
    default: return nil
    }
  }

  var bytesPerPixel: Int {
    if case .bytes = self { return 4 }
    return 1
  }

  /// Whether the format is the native one, which needs no conversion.
  var isNative: Bool {
    if case .bytes([0, 1, 2, 3], false) = self { return true }
    return false
  }
}
