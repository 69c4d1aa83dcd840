import CPango

/// The libraries for shaping and rasterising text.
package enum TextLibraries {
  /// The run-time versions, by name.
  package static var versions: [String: String] {
    [
      "pango": PangoLibrary.shared?.version ?? "unknown",
      "harfbuzz": String(cString: hb_version_string()),
      "freetype": freeTypeVersion,
    ]
  }

  private static var freeTypeVersion: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
