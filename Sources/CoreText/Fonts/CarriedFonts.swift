import CFonts

/// The font files that the package carries.
package enum CarriedFonts {
  /// Their names and what tells their bytes apart, a line each.
  package static var listing: String {
    (0..<cfonts_count()).map { index in
      let file = cfonts_at(index)
      return String(cString: file.name) + " " + String(cString: file.fingerprint)
    }.joined(separator: "\n")
  }

  /// The bytes of one, such as "Inter.ttf"; nil where there is none of that name.
  package static func data(named name: String) -> Data? {
    let file = cfonts_named(name)
    guard let bytes = file.bytes else { return nil }
    return Data(bytes: bytes, count: file.count)
  }
}
