/// A description of a font face: its file and its style. Does not open the file.
package struct FontSpec: Hashable, Sendable {
  /// The path of its file, or the name of a file in the package.
  package var path: String
  /// The index in a collection file (`.ttc`); 0 for other files.
  package var index = 0
  package var family: String
  package var postScriptName: String
  /// The weight from 100 (ultra light) to 900 (black), as in CSS and OS/2.
  package var weight = 400
  package var isItalic = false
  /// The Debian package of a system font; nil for fonts of the package or of a folder.
  package var debianPackage: String?
  /// The variation of a variable font; nil for other fonts.
  package var variations: FontVariations?
  /// The spacing of letters; nil for the file's widths.
  package var fit: SystemFontFit?
  /// The minimum line height of the face; nil for the system font's.
  package var lineExtent: LineExtent?

  /// Positive distances from the baseline, in ems.
  package struct LineExtent: Hashable, Sendable {
    package var ascent: Double
    package var descent: Double

    package init(ascent: Double, descent: Double) {
      self.ascent = ascent
      self.descent = descent
    }
  }

  /// Whether a path is the name of a file in the package.
  package static func isCarried(_ path: String) -> Bool { !path.utf8.contains(UInt8(ascii: "/")) }

  var identity: Identity {
    Identity(
      file: FileIdentity(path: path, index: index), variations: variations, fit: fit)
  }

  struct Identity: Hashable {
    var file: FileIdentity
    var variations: FontVariations?
    var fit: SystemFontFit?
  }

  /// A face of a file, regardless of its variation.
  struct FileIdentity: Hashable {
    var path: String
    var index: Int
  }
}

/// The faces of a design.
package struct FontFamily: Hashable, Sendable {
  package var name: String
  package var faces: [FontSpec]

  package init(name: String, faces: [FontSpec]) {
    self.name = name
    self.faces = faces
  }

  /// Returns the face nearest to a slope and a weight. Of two equally distant weights the bolder
  /// one is preferred for bold requests, otherwise the lighter one.
  package func face(weight: Int, isItalic: Bool) -> FontSpec? {
    let rightSlope = faces.filter { $0.isItalic == isItalic }
    let candidates = rightSlope.isEmpty ? faces : rightSlope
    return candidates.min { a, b in
      let (da, db) = (abs(a.weight - weight), abs(b.weight - weight))
      if da != db { return da < db }
      return weight > 500 ? a.weight > b.weight : a.weight < b.weight
    }
  }
}

/// A font for characters that the requested font lacks.
package struct FallbackFont: Hashable, Sendable {
  package var regular: FontSpec
  package var bold: FontSpec?
  /// The supported characters; empty for any.
  package var ranges: [ClosedRange<UInt32>] = []
  /// The form of Han characters; nil for other fonts.
  package var hanForms: HanForms?
  /// Whether the font is used for emoji only.
  package var isEmoji = false

  /// The regional forms of Han characters.
  package enum HanForms: Hashable, Sendable { case chinese, japanese, korean }

  func serves(_ scalar: UInt32, hanForms wanted: HanForms) -> Bool {
    if let hanForms, hanForms != wanted { return false }
    if isEmoji, Unicode.Scalar(scalar)?.properties.isEmoji != true { return false }
    return ranges.isEmpty || ranges.contains { $0.contains(scalar) }
  }
}
