/// The colours that a screen shows. Raw values are UIKit's. Source: Apple, UIDisplayGamut.
public enum UIDisplayGamut: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// Those of sRGB, as all pictures have here.
  case SRGB = 0
  /// Those of Display P3.
  case P3 = 1
}

extension UITraitCollection {
  /// The colours of the screen: always sRGB's.
  public var displayGamut: UIDisplayGamut { .SRGB }
}
