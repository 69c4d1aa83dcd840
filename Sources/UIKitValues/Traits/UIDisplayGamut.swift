/// The colours that a screen shows. Raw values are UIKit's. Source: Apple, UIDisplayGamut.
public enum UIDisplayGamut: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// Those of sRGB, as all pictures have here.
  case SRGB = 0
  /// Those of Display P3.
  case P3 = 1
}

/// Which colours the screen shows. Kept: pictures have those of sRGB. Source: Apple,
/// UITraitDisplayGamut.
public enum UITraitDisplayGamut: UITraitDefinition {
  /// Those of sRGB.
  public static let defaultValue = UIDisplayGamut.SRGB
}

extension UITraitCollection {
  /// A collection that says which colours the screen shows. Kept: pictures have those of sRGB.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(mutations: { $0.displayGamut = displayGamut })
  }

  /// The colours of the screen: those of sRGB where nothing else was said.
  public var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }
}

extension UIMutableTraits {
  /// The colours of the screen. Kept: pictures have those of sRGB.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
}
