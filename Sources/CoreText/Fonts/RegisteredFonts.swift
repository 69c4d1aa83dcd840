/// The fonts registered by the app, which are used by name only, not as fallbacks. Shared by the
/// process, as on iOS. Thread-safe.
package enum RegisteredFonts {
  private static nonisolated(unsafe) var faces: [FontFace] = []

  /// Registers all faces of a font file.
  ///
  /// - Returns: False if all of their PostScript names are registered already.
  package static func register(file path: String) throws(FontError) -> Bool {
    let found = TextLock.locked { FontFile.all(path: path).compactMap(FontFace.init) }
    guard !found.isEmpty else { throw .unreadable(path: path, package: nil) }
    return register(found)
  }

  /// Registers faces.
  ///
  /// - Returns: False if all of their PostScript names are registered already.
  package static func register(_ candidates: [FontFace]) -> Bool {
    TextLock.locked {
      let names = Set(faces.map(\.spec.postScriptName))
      let new = candidates.filter { !names.contains($0.spec.postScriptName) }
      faces += new
      return !new.isEmpty
    }
  }

  /// Unregisters the faces of a file; existing fonts remain valid. Returns false for an unknown
  /// file.
  package static func unregister(file path: String) -> Bool {
    TextLock.locked {
      let count = faces.count
      faces.removeAll { $0.spec.path == path }
      return faces.count < count
    }
  }

  /// Returns the face with a PostScript name, or the most regular one of a family; nil for none.
  package static func face(named name: String) -> FontFace? {
    TextLock.locked { faces.first { $0.spec.postScriptName == name } }
      ?? face(of: name, weight: 400, isItalic: false)
  }

  /// Returns the face of a family nearest to a weight and a slope.
  package static func face(of family: String, weight: Int, isItalic: Bool) -> FontFace? {
    let faces = faces(of: family)
    let nearest = FontFamily(name: family, faces: faces.map(\.spec))
      .face(weight: weight, isItalic: isItalic)
    return faces.first { $0.spec == nearest }
  }

  /// Returns the faces of a family, in the order of registration.
  package static func faces(of family: String) -> [FontFace] {
    TextLock.locked { faces.filter { $0.spec.family == family } }
  }

  /// The names of the families, sorted.
  package static var familyNames: [String] {
    TextLock.locked { Set(faces.map(\.spec.family)).sorted() }
  }
}
