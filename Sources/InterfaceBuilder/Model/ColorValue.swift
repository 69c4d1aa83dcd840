/// A colour as a document has it.
package indirect enum ColorValue: Equatable, Sendable {
  /// Components from 0 to 1, read as sRGB. Greys of gamma 2.2 and calibrated components keep
  /// their numbers.
  case components(red: Double, green: Double, blue: Double, alpha: Double)
  /// A colour set of an asset catalog, and the document's own note of it.
  case named(String, fallback: ColorValue?)
  /// A colour of the system's, such as `systemBackgroundColor`, and the document's own note of it.
  case system(String, fallback: ColorValue?)
}
