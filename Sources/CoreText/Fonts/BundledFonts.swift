import CFonts

/// The font files in the package.
package enum BundledFonts {
  /// One line per file with its name and fingerprint.
  package static var listing: String {
    (0..<cfonts_count()).map { index in
      let file = cfonts_at(index)
      return String(cString: file.name) + " " + String(cString: file.fingerprint)
    }.joined(separator: "\n")
  }

  /// Returns the contents of a file, such as "Inter.ttf"; nil for an unknown name.
  package static func data(named name: String) -> Data? {
    let file = cfonts_named(name)
    guard let bytes = file.bytes else { return nil }
    return Data(bytes: bytes, count: file.count)
  }
}
