/// A colour space, which defines the meaning of colour components.
///
/// Everything is drawn in sRGB: all RGB spaces, including wide-gamut and linear ones, are treated
/// as sRGB, and all grey spaces as sRGB grey.
public final class CGColorSpace: Hashable, @unchecked Sendable {
  /// The model, which defines the number and the kind of components.
  public let model: CGColorSpaceModel
  /// One of the names below; nil for a space without a name.
  public let name: CFString?

  /// The standard space of displays: IEC 61966-2-1, components 0 to 1.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// sRGB with components below 0 and above 1 for colours outside of its gamut.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// sRGB's primaries with a linear transfer function.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// Linear sRGB with components below 0 and above 1.
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  /// Apple's wide gamut: the DCI-P3 primaries, a white point of 6500 K and sRGB's transfer
  /// function.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// Display P3 with components below 0 and above 1.
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  /// A device's RGB with a linear transfer function.
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  /// Adobe RGB (1998), a wide gamut for print.
  public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
  /// Grey with a gamma of 2.2, 0 for black and 1 for white.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// Grey with a linear transfer function, 0 to 1.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  /// Grey with a gamma of 2.2, and values below 0 and above 1.
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  /// CMYK with components 0 to 1.
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

  /// Creates a colour space by name; nil for an unknown name.
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

  /// Creates a pattern space; `baseSpace` is the space of the colour for uncoloured patterns.
  public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
    self.init(model: .pattern, name: baseSpace?.name)
  }

  /// The number of components without alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .cmyk: 4
    case .pattern: 0
    default: 3
    }
  }

  /// Whether two spaces have equal models and names.
  public static func == (first: CGColorSpace, second: CGColorSpace) -> Bool {
    first.model == second.model && first.name == second.name
  }

  /// Hashes the model and the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
    hasher.combine(name)
  }
}

/// Returns the device RGB space: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(name: "kCGColorSpaceDeviceRGB") ?? .standardRGB
}

/// Returns the device grey space: sRGB grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(name: "kCGColorSpaceDeviceGray") ?? .standardGray
}

/// Returns the device CMYK space, which is converted arithmetically.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace {
  CGColorSpace(name: "kCGColorSpaceDeviceCMYK") ?? .standardCMYK
}

// Unsupported: CGColorSpace · drawn · There is one: sRGB, eight bits, premultiplied. Colours of
//   other spaces are interpreted as sRGB; files are converted. · test: CoreGraphicsTests/FillTests
