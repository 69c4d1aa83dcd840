/// The fonts that a program brings along, found by their names alone: they draw no text that does
/// not ask for them. One list for the process, as on iOS; may be used from any thread.
package enum RegisteredFonts {
  private static nonisolated(unsafe) var faces: [FontFace] = []

  /// Lists all faces of a font file.
  ///
  /// - Returns: false where they are listed already, or others of their PostScript names.
  package static func register(file path: String) throws(FontError) -> Bool {
    let found = TextLock.locked { FontFile.all(path: path).compactMap(FontFace.init) }
    guard !found.isEmpty else { throw .unreadable(path: path, package: nil) }
    return register(found)
  }

  /// Lists faces.
  ///
  /// - Returns: false where they are listed already, or others of their PostScript names.
  package static func register(_ found: [FontFace]) -> Bool {
    TextLock.locked {
      let names = Set(faces.map(\.spec.postScriptName))
      let new = found.filter { !names.contains($0.spec.postScriptName) }
      faces += new
      return !new.isEmpty
    }
  }

  /// Forgets the faces of a file; fonts that were made of them stay. False for an unknown file.
  package static func unregister(file path: String) -> Bool {
    TextLock.locked {
      let count = faces.count
      faces.removeAll { $0.spec.path == path }
      return faces.count < count
    }
  }

  /// The face of a PostScript name, or the most regular one of a family; nil where there is none.
  package static func face(named name: String) -> FontFace? {
    TextLock.locked { faces.first { $0.spec.postScriptName == name } }
      ?? face(of: name, weight: 400, isItalic: false)
  }

  /// The face of a family that is nearest to a weight and a slope.
  package static func face(of family: String, weight: Int, isItalic: Bool) -> FontFace? {
    let faces = faces(of: family)
    let nearest = FontFamily(name: family, faces: faces.map(\.spec))
      .face(weight: weight, isItalic: isItalic)
    return faces.first { $0.spec == nearest }
  }

  /// The faces of a family, in the order in which they were listed.
  package static func faces(of family: String) -> [FontFace] {
    TextLock.locked { faces.filter { $0.spec.family == family } }
  }

  /// The families, sorted.
  package static var familyNames: [String] {
    TextLock.locked { Set(faces.map(\.spec.family)).sorted() }
  }
}
