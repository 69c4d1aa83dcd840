/// The position of alpha in a pixel, and whether colours are premultiplied.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha: RGB.
  case none
  /// Premultiplied colours, alpha last: RGBA.
  case premultipliedLast
  /// Premultiplied colours, alpha first: ARGB.
  case premultipliedFirst
  /// Unpremultiplied colours, alpha last: RGBA.
  case last
  /// Unpremultiplied colours, alpha first: ARGB.
  case first
  /// No alpha; the last byte is ignored: RGBX.
  case noneSkipLast
  /// No alpha; the first byte is ignored: XRGB.
  case noneSkipFirst
  /// Alpha only.
  case alphaOnly
}

/// The byte order of a pixel.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The default of the format: most significant byte first.
  case orderDefault = 0
  /// Units of 16 bits, the least significant byte first.
  case order16Little = 0x1000
  /// Units of 32 bits, the least significant byte first.
  case order32Little = 0x2000
  /// Units of 16 bits, the most significant byte first.
  case order16Big = 0x3000
  /// Units of 32 bits, the most significant byte first.
  case order32Big = 0x4000
}

/// The alpha information and the byte order of a bitmap.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a value from bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits of a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits for floating-point components.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// Components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits of a `CGImageByteOrderInfo`.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The most significant byte first.
  public static let byteOrderDefault: CGBitmapInfo = []
  /// Units of 16 bits, the least significant byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// Units of 32 bits, the least significant byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// Units of 16 bits, the most significant byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// Units of 32 bits, the most significant byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

  package var alphaInfo: CGImageAlphaInfo? {
    CGImageAlphaInfo(rawValue: rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
  }

  package var isLittleEndian32: Bool {
    rawValue & CGBitmapInfo.byteOrderMask.rawValue == CGBitmapInfo.byteOrder32Little.rawValue
  }
}
