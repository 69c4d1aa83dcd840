/// Why the fonts a picture needs could not be used. `description` is the sentence a user sees.
package enum FontError: Error, Hashable, Sendable {
  /// A font file is not there; `package` is the Debian package that brings it.
  case missingFile(path: String, package: String)
  /// The file given for the system font does not exist.
  case missingSystemFont(path: String)
  /// The folder given for fonts does not exist or is not a folder.
  case notADirectory(path: String)
  /// The folder given for fonts holds no `.otf`, `.ttf`, `.otc` or `.ttc` file.
  case noFonts(path: String)
  /// The file exists but FreeType cannot read a scalable or colour font from it. `package` is
  /// the Debian package that brings a sound copy, where it is the system's.
  case unreadable(path: String, package: String?)
  /// A text needs a shared library that is not there; `package` is the Debian package that brings
  /// it.
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
      "The font folder “\(path)” holds no .otf, .ttf, .otc or .ttc file."
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
