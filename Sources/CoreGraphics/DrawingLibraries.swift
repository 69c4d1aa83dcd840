import CCairo
import Glibc

/// The libraries that draw.
package enum DrawingLibraries {
  /// Their versions as they are at run time, by name.
  package static var versions: [String: String] {
    ["cairo": String(cString: cairo_version_string()), "pixman": pixmanVersion]
  }

  /// The variables by which these libraries and those of text draw other pixels.
  ///
  /// A program forgets them before its libraries start (`CPixels/deaf.c`); where they are still
  /// there, the libraries have heard them.
  package static let heardVariables = ["FREETYPE_PROPERTIES", "HB_SHAPER_LIST", "PIXMAN_DISABLE"]

  /// Cairo brings pixman along: in a program that is linked statically, else as a library.
  private static var pixmanVersion: String {
    typealias Version = @convention(c) () -> UnsafePointer<CChar>?
    if let version = ccairo_pixman_version() { return String(cString: version) }
    guard let symbol = dlsym(nil, "pixman_version_string"),
      let version = unsafeBitCast(symbol, to: Version.self)()
    else { return "unknown" }
    return String(cString: version)
  }
}
