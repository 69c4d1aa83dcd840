/// Where the fonts of the system lie that the package does not carry.
enum SystemFonts {
  /// Of Debian and Ubuntu, Fedora, Arch, Alpine.
  static let emojiFolders = [
    "/usr/share/fonts/truetype/noto", "/usr/share/fonts/google-noto-color-emoji-fonts",
    "/usr/share/fonts/noto",
  ]
  /// Of Debian and Ubuntu, Fedora, Arch, Alpine.
  static let hanFolders = [
    "/usr/share/fonts/opentype/noto", "/usr/share/fonts/google-noto-sans-cjk-fonts",
    "/usr/share/fonts/noto-cjk", "/usr/share/fonts/noto",
  ]

  /// The file where it is, else where Debian has it.
  static func path(_ name: String, in folders: [String]) -> String {
    let paths = folders.map { $0 + "/" + name }
    return paths.first { FileManager.default.isReadableFile(atPath: $0) } ?? paths[0]
  }
}
