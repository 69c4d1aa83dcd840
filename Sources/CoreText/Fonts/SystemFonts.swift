/// The locations of system fonts that the package does not include.
enum SystemFonts {
  /// The folders on Debian and Ubuntu, Fedora, Arch and Alpine.
  static let emojiFolders = [
    "/usr/share/fonts/truetype/noto", "/usr/share/fonts/google-noto-color-emoji-fonts",
    "/usr/share/fonts/noto",
  ]
  /// The folders on Debian and Ubuntu, Fedora, Arch and Alpine.
  static let hanFolders = [
    "/usr/share/fonts/opentype/noto", "/usr/share/fonts/google-noto-sans-cjk-fonts",
    "/usr/share/fonts/noto-cjk", "/usr/share/fonts/noto",
  ]

  /// Returns the path of an existing file, or its location on Debian.
  static func path(_ name: String, in folders: [String]) -> String {
    let paths = folders.map { $0 + "/" + name }
    return paths.first { FileManager.default.isReadableFile(atPath: $0) } ?? paths[0]
  }
}
