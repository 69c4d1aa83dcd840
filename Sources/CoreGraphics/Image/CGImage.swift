import CCairo

/// A picture made of pixels. Immutable; a crop shares the pixels of the image it was cut from.
///
/// Source: Apple, CGImage.
public final class CGImage: Hashable, @unchecked Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  package let bitmap: Bitmap
  /// The top-left corner of this image inside `bitmap`, in pixels.
  package let originX: Int
  package let originY: Int
  /// Whether only the opacity means something: an image made to be drawn in the fill colour.
  public let isMask: Bool
  /// Whether scaling blends neighbouring pixels.
  public let shouldInterpolate: Bool

  package init(
    bitmap: Bitmap, originX: Int, originY: Int, width: Int, height: Int, isMask: Bool = false,
    shouldInterpolate: Bool = true
  ) {
    self.bitmap = bitmap
    self.originX = originX
    self.originY = originY
    self.width = width
    self.height = height
    self.isMask = isMask
    self.shouldInterpolate = shouldInterpolate
  }

  /// Makes an image of a bitmap without copying; the caller no longer draws into it.
  package convenience init(sharing bitmap: Bitmap) {
    bitmap.flush()
    self.init(
      bitmap: bitmap, originX: 0, originY: 0, width: bitmap.width, height: bitmap.height)
  }

  /// The part of the image inside `rect`, in pixels from the top left, without copying; nil when
  /// they do not meet. Fractions are rounded outwards.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    guard rect.isFinite || rect.isInfinite else { return nil }
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    return CGImage(
      bitmap: bitmap, originX: originX + Int(part.minX), originY: originY + Int(part.minY),
      width: Int(part.width), height: Int(part.height), isMask: isMask,
      shouldInterpolate: shouldInterpolate)
  }

  /// The same pixels as a mask: drawn in the fill colour, by their opacity.
  package var asMask: CGImage {
    CGImage(
      bitmap: bitmap, originX: originX, originY: originY, width: width, height: height,
      isMask: true, shouldInterpolate: shouldInterpolate)
  }

  /// The image's brightness as opacity of black; nil when memory runs out.
  var brightnessAsAlpha: CGImage? {
    guard let result = Bitmap(width: width, height: height) else { return nil }
    withBGRA { bytes, bytesPerRow in
      for row in 0..<height {
        let target = (result.pixels + row * result.bytesPerRow).assumingMemoryBound(to: UInt8.self)
        for column in 0..<width {
          let pixel = row * bytesPerRow + 4 * column
          let (blue, green, red) = (bytes[pixel], bytes[pixel + 1], bytes[pixel + 2])
          let weighted = 2126 * Int(red) + 7152 * Int(green) + 722 * Int(blue)
          target[4 * column + 3] = UInt8((weighted + 5000) / 10000)
        }
      }
    }
    result.markDirty()
    return CGImage(sharing: result)
  }

  /// A second reference to the same pixels.
  public func copy() -> CGImage? { self }

  /// The bits of a channel: always 8.
  public var bitsPerComponent: Int { 8 }
  /// The bits of a pixel: always 32, whatever a file had.
  public var bitsPerPixel: Int { 32 }
  /// Of `dataProvider`.
  public var bytesPerRow: Int { 4 * width }
  /// sRGB; nil for a mask.
  public var colorSpace: CGColorSpace? { isMask ? nil : .standardRGB }
  /// Where alpha is and whether colours are multiplied with it: they are, and it comes first.
  public var alphaInfo: CGImageAlphaInfo { isMask ? .alphaOnly : .premultipliedFirst }
  /// How colours outside of a device's gamut are shown: as the context chooses.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

  /// `alphaInfo` and the order of bytes: that of this machine.
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(
      rawValue: alphaInfo.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
  }

  /// Hands out the pixels, premultiplied BGRA, first row on top.
  package func withBGRA<R>(
    _ body: (UnsafeRawBufferPointer, _ bytesPerRow: Int) throws -> R
  ) rethrows -> R {
    let start = bitmap.pixels + originY * bitmap.bytesPerRow + 4 * originX
    let count = (height - 1) * bitmap.bytesPerRow + 4 * width
    return try withExtendedLifetime(bitmap) {
      try body(UnsafeRawBufferPointer(start: start, count: count), bitmap.bytesPerRow)
    }
  }

  /// Whether every pixel is opaque. Complexity: O(pixels).
  package var isOpaque: Bool {
    withBGRA { bytes, bytesPerRow in
      for row in 0..<height {
        for column in 0..<width where bytes[row * bytesPerRow + 4 * column + 3] != 255 {
          return false
        }
      }
      return true
    }
  }

  /// Equal when they are the same part of the same pixels.
  public static func == (first: CGImage, second: CGImage) -> Bool {
    first.bitmap === second.bitmap && first.originX == second.originX
      && first.originY == second.originY && first.width == second.width
      && first.height == second.height && first.isMask == second.isMask
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(bitmap))
    hasher.combine(originX)
    hasher.combine(originY)
    hasher.combine(width)
    hasher.combine(height)
  }
}
