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
public enum UITraitDisplayGamut: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIDisplayGamut.unspecified
  /// True.
  public static let affectsColorAppearance = true
  static var storage: WritableKeyPath<TraitValues, UIDisplayGamut> { \.gamut }
}

extension UITraitCollection {
  /// Creates a collection with a colour gamut. Stored: pictures are in sRGB.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(TraitValues(gamut: displayGamut))
  }

  /// The screen's colour gamut. Default unspecified; a screen's is sRGB.
  public var displayGamut: UIDisplayGamut { values.gamut }
}

extension UIMutableTraits {
  /// The screen's colour gamut. Stored: pictures are in sRGB.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
}
