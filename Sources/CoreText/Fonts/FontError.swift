/// An error of using fonts, with a description for the user.
package enum FontError: Error, Hashable, Sendable {
  /// A font file is missing; `package` is its Debian package.
  case missingFile(path: String, package: String)
  /// The file of the system font does not exist.
  case missingSystemFont(path: String)
  /// The font folder does not exist or is not a folder.
  case notADirectory(path: String)
  /// The font folder has no `.otf`, `.ttf`, `.otc` or `.ttc` file.
  case noFonts(path: String)
  /// FreeType cannot read a scalable or colour font from the file. `package` is the Debian package
  /// of a system font.
  case unreadable(path: String, package: String?)
  /// A shared library that a text needs is missing; `package` is its Debian package.
  case missingLibrary(String, package: String)
}

extension FontError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missingFile(let path, let package):
      "The font file “\(path)” is missing. Install the Debian package \(package)."
    case .missingSystemFont(let path):
      "The font file “\(path)” does not exist."
    case .notADirectory(let path):
      "The font folder “\(path)” does not exist or is not a folder."
    case .noFonts(let path):
      "The font folder “\(path)” contains no .otf, .ttf, .otc or .ttc file."
    case .unreadable(let path, let package?):
      "The font file “\(path)” cannot be read as a font. "
        + "Install the Debian package \(package) again."
    case .missingLibrary(let name, let package):
      "The library \(name) is missing. Install the Debian package \(package)."
    case .unreadable(let path, nil):
      "The font file “\(path)” cannot be read as a font."
    }
  }
}
