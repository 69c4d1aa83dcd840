/// How the components of a colour are read.
///
/// All drawing happens in sRGB: every RGB space here, wide-gamut and linear ones included, reads its
/// components as sRGB's, and every grey space as sRGB grey.
public final class CGColorSpace: Hashable, @unchecked Sendable {
  public let model: CGColorSpaceModel
  public let name: CFString?

  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
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

  public static func == (first: CGColorSpace, second: CGColorSpace) -> Bool {
    first.model == second.model && first.name == second.name
  }

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
