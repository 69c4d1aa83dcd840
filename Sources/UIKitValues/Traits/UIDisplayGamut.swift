/// The colour gamut of a screen. Raw values are UIKit's. Source: Apple, UIDisplayGamut.
public enum UIDisplayGamut: Int, Sendable {
  /// The gamut is unspecified.
  case unspecified = -1
  /// The sRGB gamut, which all pictures have.
  case SRGB = 0
  /// The Display P3 gamut.
  case P3 = 1
}

/// The screen's colour gamut. Stored: pictures are in sRGB. Source: Apple, UITraitDisplayGamut.
public enum UITraitDisplayGamut: UITraitDefinition {
  /// sRGB.
  public static let defaultValue = UIDisplayGamut.SRGB
}

extension UITraitCollection {
  /// Creates a collection with a colour gamut. Stored: pictures are in sRGB.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(mutations: { $0.displayGamut = displayGamut })
  }

  /// The screen's colour gamut; sRGB by default.
  public var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }
}

extension UIMutableTraits {
  /// The screen's colour gamut. Stored: pictures are in sRGB.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
}
