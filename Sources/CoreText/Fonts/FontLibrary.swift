/// The fonts in use, opened on demand.
///
/// Initially the package's own collection. The font of a character depends on the collection and
/// the text only, not on earlier drawing.
package enum FontLibrary {
  private static nonisolated(unsafe) var current = FontCollection.pinned
  /// The fonts without a user-provided system font.
  private static nonisolated(unsafe) var base = FontCollection.pinned
  private static nonisolated(unsafe) var systemFont: (path: String, problem: FontError?)?
  private static nonisolated(unsafe) var files: [FontSpec.Identity: FontFile?] = [:]
  private static nonisolated(unsafe) var data: [FontSpec.FileIdentity: FontData] = [:]
  private static nonisolated(unsafe) var changes = 0
  private static nonisolated(unsafe) var preparedGeneration: Int?

  /// Verifies that the files of a font folder exist and that the system font can be opened.
  package static func prepare() throws(FontError) {
    if let problem = TextLock.locked({ systemFont?.problem }) { throw problem }
    let collection = collection
    try collection.checkFilesExist()
    guard let face = collection.text.face(weight: 400, isItalic: false) else { return }
    if TextLock.locked({ file(for: face)?.face }) == nil {
      throw FontError.unreadable(path: face.path, package: face.debianPackage)
    }
  }

  /// Calls `prepare()` unless it has succeeded since the fonts last changed.
  package static func prepareOnce() throws(FontError) {
    let generation = generation
    guard TextLock.locked({ preparedGeneration }) != generation else { return }
    try prepare()
    TextLock.locked { preparedGeneration = generation }
  }

  /// Replaces all fonts by those of a folder; see `FontCollection.init(directory:)`. After an error
  /// the fonts are unchanged.
  package static func use(directory: URL) throws(FontError) {
    use(try FontCollection(directory: directory))
  }

  /// Replaces the fonts. Removes cached layouts; existing layouts are unchanged.
  package static func use(_ collection: FontCollection) {
    TextLock.locked {
      base = collection
      replaceCurrent()
    }
    TextLayoutCache.shared.removeAll()
  }

  /// The file of the system font; nil for the collection's own. If the file cannot be used,
  /// `prepare()` throws, and so does subsequent drawing.
  package static var systemFontPath: String? {
    get { TextLock.locked { systemFont?.path } }
    set {
      let isNew = TextLock.locked {
        if newValue == systemFont?.path { return false }
        systemFont = newValue.map { ($0, nil) }
        replaceCurrent()
        return true
      }
      if isNew { TextLayoutCache.shared.removeAll() }
    }
  }

  private static func replaceCurrent() {
    current = base
    changes += 1
    guard let path = systemFont?.path else { return }
    do throws(FontError) {
      current = try FontCollection(base, systemFont: path)
      systemFont = (path, nil)
    } catch {
      systemFont = (path, error)
    }
  }

  /// The metrics and the spacing of the system font.
  static var systemRules: SystemFontRules { TextLock.locked { current.systemRules } }

  /// The fonts in use.
  package static var collection: FontCollection { TextLock.locked { current } }

  /// A counter of changes of `collection`; part of cache keys.
  package static var generation: Int { TextLock.locked { changes } }

  /// The names of the families in use, sorted; without fonts of the machine.
  package static var familyNames: [String] { collection.familyNames }

  /// Pango, for texts that are not plain; nil if it is missing, which is recorded as a problem of
  /// the session.
  static var pango: PangoLibrary? {
    if PangoLibrary.shared == nil {
      FontProblems.current.note(.missingLibrary(PangoLibrary.path, package: "libpango-1.0-0"))
    }
    return PangoLibrary.shared
  }

  /// Returns an opened face; nil if it cannot be opened, which is recorded as a problem of the
  /// session.
  static func file(for spec: FontSpec) -> FontFile? {
    if let known = files[spec.identity] {
      if known == nil { noteUnreadable(spec) }
      return known
    }
    let opened = data(for: spec.identity.file).flatMap { FontFile(spec, of: $0) }
    if opened == nil { noteUnreadable(spec) }
    files[spec.identity] = .some(opened)
    return opened
  }

  private static func data(for file: FontSpec.FileIdentity) -> FontData? {
    if let known = data[file] { return known }
    let opened = FontData(path: file.path, index: file.index)
    data[file] = opened
    return opened
  }

  /// Stores a face that was opened from memory, for texts that use it.
  static func keep(_ file: FontFile) {
    let identity = FontSpec.FileIdentity(path: file.path, index: file.index)
    files[FontSpec.Identity(file: identity)] = .some(file)
  }

  private static func noteUnreadable(_ spec: FontSpec) {
    if let package = spec.debianPackage, !FileManager.default.fileExists(atPath: spec.path) {
      FontProblems.current.note(.missingFile(path: spec.path, package: package))
    } else {
      FontProblems.current.note(.unreadable(path: spec.path, package: spec.debianPackage))
    }
  }
}
