/// The families of colour spaces.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Not known to Core Graphics.
  case unknown = -1
  /// Grey: 1 component.
  case monochrome
  /// Red, green, blue: 3 components.
  case rgb
  /// Cyan, magenta, yellow, black: 4 components.
  case cmyk
  /// CIE L*a*b*: 3 components.
  case lab
  /// As many components as a device has inks.
  case deviceN
  /// 1 component, a place in a table of colours.
  case indexed
  /// A pattern instead of a colour.
  case pattern
  /// CIE XYZ: 3 components.
  case XYZ
}
