/// Where a pixel keeps its opacity, and whether colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is no alpha: RGB.
  case none
  /// Colours multiplied with alpha, which is last: RGBA.
  case premultipliedLast
  /// Colours multiplied with alpha, which is first: ARGB.
  case premultipliedFirst
  /// Colours as they are, alpha last: RGBA.
  case last
  /// Colours as they are, alpha first: ARGB.
  case first
  /// No alpha, and the last byte means nothing: RGBX.
  case noneSkipLast
  /// No alpha, and the first byte means nothing: XRGB.
  case noneSkipFirst
  /// Nothing but alpha.
  case alphaOnly
}

/// The byte order of a pixel.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// As the format says by itself: the most significant byte first.
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

/// Alpha and byte order of a bitmap, packed.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// A set of the given bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits that hold a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits that say whether components are floating-point numbers.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// Components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits that hold a `CGImageByteOrderInfo`.
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
