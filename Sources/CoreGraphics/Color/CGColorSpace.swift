/// How the components of a colour are read.
///
/// All drawing happens in sRGB: every RGB space here, wide-gamut and linear ones included, reads
/// its components as sRGB's, and every grey space as sRGB grey.
public final class CGColorSpace: Hashable, @unchecked Sendable {
  /// How many components a colour has and what they mean.
  public let model: CGColorSpaceModel
  /// One of the names below; nil for a space without one.
  public let name: CFString?

  /// The screens' usual space: IEC 61966-2-1, components 0 to 1.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// sRGB with components below 0 and above 1 for colours outside of it.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// sRGB's primaries with components in proportion to light.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// Linear sRGB with components below 0 and above 1.
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  /// Apple's wide gamut: the DCI-P3 primaries, white at 6500 K, sRGB's transfer curve.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// Display P3 with components below 0 and above 1.
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  /// A device's red, green and blue in proportion to light; read as linear sRGB.
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  /// Adobe RGB (1998), a wide gamut for print.
  public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
  /// Grey with a gamma of 2.2, 0 for black and 1 for white.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// Grey in proportion to light, 0 to 1.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  /// Grey with a gamma of 2.2, and values below 0 and above 1.
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  /// A printer's cyan, magenta, yellow and black, 0 to 1 each.
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

  private static let rgbNames: Set<CFString> = [
    sRGB, extendedSRGB, linearSRGB, extendedLinearSRGB, displayP3, extendedDisplayP3,
    genericRGBLinear, adobeRGB1998, "kCGColorSpaceDeviceRGB",
  ]
  private static let grayNames: Set<CFString> = [
    genericGrayGamma2_2, linearGray, extendedGray, "kCGColorSpaceDeviceGray",
  ]
  private static let cmykNames: Set<CFString> = [genericCMYK, "kCGColorSpaceDeviceCMYK"]

  package static let standardRGB = CGColorSpace(model: .rgb, name: sRGB)
  package static let standardGray = CGColorSpace(model: .monochrome, name: extendedGray)
  package static let standardCMYK = CGColorSpace(model: .cmyk, name: genericCMYK)

  private init(model: CGColorSpaceModel, name: CFString?) {
    self.model = model
    self.name = name
  }

  /// Finds a space by one of the names above; nil for any other name.
  public convenience init?(name: CFString) {
    if Self.rgbNames.contains(name) {
      self.init(model: .rgb, name: name)
    } else if Self.grayNames.contains(name) {
      self.init(model: .monochrome, name: name)
    } else if Self.cmykNames.contains(name) {
      self.init(model: .cmyk, name: name)
    } else {
      return nil
    }
  }

  /// Makes the space of patterns; `baseSpace` gives uncoloured patterns their colour.
  public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
    self.init(model: .pattern, name: baseSpace?.name)
  }

  /// The number of components, alpha not counted.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .cmyk: 4
    case .pattern: 0
    default: 3
    }
  }

  /// Whether two spaces have the same model and name.
  public static func == (first: CGColorSpace, second: CGColorSpace) -> Bool {
    first.model == second.model && first.name == second.name
  }

  /// Hashes model and name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
    hasher.combine(name)
  }
}

/// The RGB space of the device: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(name: "kCGColorSpaceDeviceRGB") ?? .standardRGB
}

/// The grey space of the device: sRGB grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(name: "kCGColorSpaceDeviceGray") ?? .standardGray
}

/// The CMYK space of the device, read as plain subtractive ink.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace {
  CGColorSpace(name: "kCGColorSpaceDeviceCMYK") ?? .standardCMYK
}

// Unsupported: CGColorSpace · drawn · There is one: sRGB, eight bits, premultiplied. Other colour
//   spaces are taken for it.
