/// The models of colour spaces.
public enum CGColorSpaceModel: Int32, Sendable {
  /// An unknown model.
  case unknown = -1
  /// Grey: 1 component.
  case monochrome
  /// Red, green, blue: 3 components.
  case rgb
  /// Cyan, magenta, yellow, black: 4 components.
  case cmyk
  /// CIE L*a*b*: 3 components.
  case lab
  /// A device-dependent number of components.
  case deviceN
  /// One component, an index into a colour table.
  case indexed
  /// A pattern.
  case pattern
  /// CIE XYZ: 3 components.
  case XYZ
}
