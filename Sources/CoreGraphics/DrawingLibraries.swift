import CCairo
import Glibc

/// The libraries with which shapes and texts are drawn, such as Cairo.
package enum DrawingLibraries {
  /// The versions at run time, by the libraries' names.
  package static var versions: [String: String] {
    ["cairo": String(cString: cairo_version_string()), "pixman": pixmanVersion]
  }

  /// The environment variables that change the output of drawing and text libraries.
  ///
  /// A program removes them before its libraries start (`CPixels/deaf.c`); variables that remain
  /// have taken effect.
  package static let libraryVariables = ["FREETYPE_PROPERTIES", "HB_SHAPER_LIST", "PIXMAN_DISABLE"]

  /// Pixman's version; it is linked with Cairo statically or loaded as a library.
  private static var pixmanVersion: String {
    typealias Version = @convention(c) () -> UnsafePointer<CChar>?
    if let version = ccairo_pixman_version() { return String(cString: version) }
    guard let symbol = dlsym(nil, "pixman_version_string"),
      let version = unsafeBitCast(symbol, to: Version.self)()
    else { return "unknown" }
    return String(cString: version)
  }
}
