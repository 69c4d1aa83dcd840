/// A colour in a document.
package indirect enum ColorValue: Equatable, Sendable {
  /// Components from 0 to 1, read as sRGB. Greys of gamma 2.2 and calibrated components are not
  /// converted.
  case components(red: Double, green: Double, blue: Double, alpha: Double)
  /// A colour set of an asset catalog, with the document's own components as fallback.
  case named(String, fallback: ColorValue?)
  /// A system colour, such as `systemBackgroundColor`, with the document's own components as
  /// fallback.
  case system(String, fallback: ColorValue?)
}
