/// The fonts in use, opened when a text first needs them.
///
/// A process begins with the pinned collection. Which file draws a character depends on the
/// collection and the text alone, never on what was drawn before.
package enum FontLibrary {
  private static nonisolated(unsafe) var current = FontCollection.pinned
  /// The fonts without a system font of the user's.
  private static nonisolated(unsafe) var base = FontCollection.pinned
  private static nonisolated(unsafe) var systemFont: (path: String, problem: FontError?)?
  private static nonisolated(unsafe) var files: [FontSpec.Identity: FontFile?] = [:]
  private static nonisolated(unsafe) var data: [FontSpec.FileIdentity: FontData] = [:]
  private static nonisolated(unsafe) var changes = 0
  private static nonisolated(unsafe) var preparedGeneration: Int?

  /// Checks that the fonts can be used: a folder's files are there and the system font opens.
  package static func prepare() throws(FontError) {
    if let problem = TextLock.locked({ systemFont?.problem }) { throw problem }
    let collection = collection
    try collection.checkFilesExist()
    guard let face = collection.text.face(weight: 400, isItalic: false) else { return }
    if TextLock.locked({ file(for: face)?.face }) == nil {
      throw FontError.unreadable(path: face.path, package: face.debianPackage)
    }
  }

  /// `prepare()`, where it has not succeeded since the fonts were last replaced.
  package static func prepareOnce() throws(FontError) {
    let generation = generation
    guard TextLock.locked({ preparedGeneration }) != generation else { return }
    try prepare()
    TextLock.locked { preparedGeneration = generation }
  }

  /// Replaces every font by those of a folder; see `FontCollection.init(directory:)`.
  /// On an error the fonts stay as they were.
  package static func use(directory: URL) throws(FontError) {
    use(try FontCollection(directory: directory))
  }

  /// Replaces the fonts. Kept layouts are dropped; layouts already handed out stay as they are.
  package static func use(_ collection: FontCollection) {
    TextLock.locked {
      base = collection
      replaceCurrent()
    }
    TextLayoutCache.shared.removeAll()
  }

  /// The file whose faces are the system font; nil for the collection's own. One that cannot be
  /// used is an error of the next drawing; `prepare()` throws it.
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

  /// How the system font's lines are high, and its letters spaced.
  static var systemRules: SystemFontRules { TextLock.locked { current.systemRules } }

  /// The fonts in use.
  package static var collection: FontCollection { TextLock.locked { current } }

  /// Counts the changes of `collection`; part of the key of whatever is kept.
  package static var generation: Int { TextLock.locked { changes } }

  /// The families in use, sorted. Those of the machine are not among them.
  package static var familyNames: [String] { collection.familyNames }

  /// Pango, for texts that are not plain; nil, and noted among the session's problems, where it is
  /// not there.
  static var pango: PangoLibrary? {
    if PangoLibrary.shared == nil {
      FontProblems.current.note(.missingLibrary(PangoLibrary.path, package: "libpango-1.0-0"))
    }
    return PangoLibrary.shared
  }

  /// The opened face; nil, and noted among the session's problems, where it cannot be opened.
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

  /// Keeps a face that was opened of no file, for texts that ask for it.
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
