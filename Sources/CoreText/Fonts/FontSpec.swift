/// A face as the tables name it: where it is and what it looks like. Nothing is opened.
package struct FontSpec: Hashable, Sendable {
  /// Of its file; of one that the package carries, the name alone.
  package var path: String
  /// The face's place in a collection file (`.ttc`), 0 elsewhere.
  package var index = 0
  package var family: String
  package var postScriptName: String
  /// 100 (ultra light) … 900 (black), as CSS and OS/2 count.
  package var weight = 400
  package var isItalic = false
  /// The Debian package that brings the file, for fonts of the system; nil for the package's own
  /// and for those of a folder.
  package var debianPackage: String?
  /// Where on its axes a variable font is drawn; nil for others.
  package var variations: FontVariations?
  /// How its letters are spaced; nil for those that have their file's widths.
  package var fit: SystemFontFit?
  /// The room that the face's lines take at least; nil for faces that keep to the system font's.
  package var lineExtent: LineExtent?

  /// Distances from the baseline in ems, both counted away from it.
  package struct LineExtent: Hashable, Sendable {
    package var ascent: Double
    package var descent: Double

    package init(ascent: Double, descent: Double) {
      self.ascent = ascent
      self.descent = descent
    }
  }

  /// Whether a path is the name of a file that the package carries.
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

  /// A face of a file, wherever on its axes.
  struct FileIdentity: Hashable {
    var path: String
    var index: Int
  }
}

/// The faces of one design.
package struct FontFamily: Hashable, Sendable {
  package var name: String
  package var faces: [FontSpec]

  package init(name: String, faces: [FontSpec]) {
    self.name = name
    self.faces = faces
  }

  /// The face nearest to a weight: slope first, then distance, the bolder of two equally far from
  /// a bold wish and the lighter otherwise.
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

/// A font asked for what the main font lacks.
package struct FallbackFont: Hashable, Sendable {
  package var regular: FontSpec
  package var bold: FontSpec?
  /// The characters it is asked for; empty means any.
  package var ranges: [ClosedRange<UInt32>] = []
  /// Set on the CJK faces: the writing system whose forms of Han characters this face has.
  package var hanForms: HanForms?
  /// Asked for emoji alone.
  package var isEmoji = false

  /// The regional forms of Han characters.
  package enum HanForms: Hashable, Sendable { case chinese, japanese, korean }

  func serves(_ scalar: UInt32, hanForms wanted: HanForms) -> Bool {
    if let hanForms, hanForms != wanted { return false }
    if isEmoji, Unicode.Scalar(scalar)?.properties.isEmoji != true { return false }
    return ranges.isEmpty || ranges.contains { $0.contains(scalar) }
  }
}
