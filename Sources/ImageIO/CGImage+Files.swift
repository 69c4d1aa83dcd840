extension CGImage {
  /// Creates an image from JPEG data, regardless of its EXIF orientation; nil for other or invalid
  /// data.
  ///
  /// Ignores `decode` and `intent`. Decodes immediately, in O(pixels). Source: Apple,
  /// CGImage.init(jpegDataProviderSource:decode:shouldInterpolate:intent:).
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard let data = source.data, let picture = try? JPEGDecoder().decode(data) else { return nil }
    self.init(ofJPEG: picture.bitmap, shouldInterpolate: shouldInterpolate)
  }

  /// Creates an image from PNG data; nil for other or invalid data.
  ///
  /// Ignores `decode` and `intent`. Decodes immediately, in O(pixels). Source: Apple,
  /// CGImage.init(pngDataProviderSource:decode:shouldInterpolate:intent:).
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard let data = source.data, let picture = try? PNGDecoder().decode(data) else { return nil }
    self.init(decoded: picture, shouldInterpolate: shouldInterpolate)
  }

  private convenience init(decoded bitmap: Bitmap, shouldInterpolate: Bool) {
    bitmap.flush()
    self.init(
      bitmap: bitmap, originX: 0, originY: 0, width: bitmap.width, height: bitmap.height,
      shouldInterpolate: shouldInterpolate)
  }
}
