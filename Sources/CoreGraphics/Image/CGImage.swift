import CCairo

/// A bitmap image. Immutable; cropped images share the pixels of the original.
///
/// Source: Apple, CGImage.
public final class CGImage: Hashable, @unchecked Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  package let bitmap: Bitmap
  /// The top-left corner of the image inside `bitmap`, in pixels.
  package let originX: Int
  package let originY: Int
  /// Whether the image is a mask, which is drawn in the fill colour and has alpha only.
  public let isMask: Bool
  /// Whether scaling interpolates between pixels.
  public let shouldInterpolate: Bool
  /// Whether the image is of drawn layers or vectors, which are averaged by area where they are
  /// drawn smaller.
  let isOfLayers: Bool
  /// Whether the image is of a JPEG file, which decoders make smaller where it is drawn smaller.
  let isOfJPEG: Bool
  let lastReduction = LastReduction()
  /// The descriptions of what was drawn in the context that made the image; empty unless a tool
  /// asked for them.
  package let parts: [PicturePart]

  package init(
    bitmap: Bitmap, originX: Int, originY: Int, width: Int, height: Int, isMask: Bool = false,
    shouldInterpolate: Bool = true, isOfLayers: Bool = false, isOfJPEG: Bool = false,
    parts: [PicturePart] = []
  ) {
    self.bitmap = bitmap
    self.originX = originX
    self.originY = originY
    self.width = width
    self.height = height
    self.isMask = isMask
    self.shouldInterpolate = shouldInterpolate
    self.isOfLayers = isOfLayers
    self.isOfJPEG = isOfJPEG
    self.parts = parts
  }

  /// Creates an image that shares a bitmap, which must no longer be modified.
  package convenience init(sharing bitmap: Bitmap) { self.init(sharing: bitmap, parts: []) }

  /// Creates an image that shares a bitmap, with the descriptions of what was drawn in it.
  convenience init(sharing bitmap: Bitmap, parts: [PicturePart]) {
    bitmap.flush()
    self.init(
      bitmap: bitmap, originX: 0, originY: 0, width: bitmap.width, height: bitmap.height,
      parts: parts)
  }

  /// Creates an image of a JPEG file that shares its bitmap, which must no longer be modified.
  package convenience init(ofJPEG bitmap: Bitmap, shouldInterpolate: Bool = true) {
    bitmap.flush()
    self.init(
      bitmap: bitmap, originX: 0, originY: 0, width: bitmap.width, height: bitmap.height,
      shouldInterpolate: shouldInterpolate, isOfJPEG: true)
  }

  /// Creates an image of drawn layers or vectors that shares their bitmap, which must no longer be
  /// modified.
  package convenience init(ofLayers bitmap: Bitmap) {
    bitmap.flush()
    self.init(
      bitmap: bitmap, originX: 0, originY: 0, width: bitmap.width, height: bitmap.height,
      isOfLayers: true)
  }

  /// Returns the part of the image inside a rectangle in pixels, from the top left, sharing pixels;
  /// nil if they do not intersect. The rectangle is extended to whole pixels.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    guard rect.isFinite || rect.isInfinite else { return nil }
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    return CGImage(
      bitmap: bitmap, originX: originX + Int(part.minX), originY: originY + Int(part.minY),
      width: Int(part.width), height: Int(part.height), isMask: isMask,
      shouldInterpolate: shouldInterpolate, isOfLayers: isOfLayers, isOfJPEG: isOfJPEG)
  }

  /// The image as a mask, which is drawn in the fill colour according to its alpha.
  package var asMask: CGImage {
    CGImage(
      bitmap: bitmap, originX: originX, originY: originY, width: width, height: height,
      isMask: true, shouldInterpolate: shouldInterpolate)
  }

  /// A black image with the brightness as alpha; nil if memory is exhausted.
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

  /// Returns the image itself.
  public func copy() -> CGImage? { self }

  /// The number of bits per component: 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits per pixel: 32, regardless of the source.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes per row of `dataProvider`.
  public var bytesPerRow: Int { 4 * width }
  /// The colour space: sRGB; nil for a mask.
  public var colorSpace: CGColorSpace? { isMask ? nil : .standardRGB }
  /// The position of alpha: first, premultiplied; or alpha only for a mask.
  public var alphaInfo: CGImageAlphaInfo { isMask ? .alphaOnly : .premultipliedFirst }
  /// The rendering intent: the default.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

  /// `alphaInfo` and the native byte order.
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(
      rawValue: alphaInfo.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
  }

  /// Calls a closure with the pixels: premultiplied BGRA, top row first.
  package func withBGRA<R>(
    _ body: (UnsafeRawBufferPointer, _ bytesPerRow: Int) throws -> R
  ) rethrows -> R {
    let start = bitmap.pixels + originY * bitmap.bytesPerRow + 4 * originX
    let count = (height - 1) * bitmap.bytesPerRow + 4 * width
    return try withExtendedLifetime(bitmap) {
      try body(UnsafeRawBufferPointer(start: start, count: count), bitmap.bytesPerRow)
    }
  }

  /// Whether all pixels are opaque. O(pixels).
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

  /// Whether two images are the same part of the same bitmap.
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
