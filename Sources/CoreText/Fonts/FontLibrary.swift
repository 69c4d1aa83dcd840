/// The fonts in use, opened when a text first needs them.
///
/// A process begins with the pinned collection. Which file draws a character depends on the
/// collection and the text alone, never on what was drawn before.
package enum FontLibrary {
  private static nonisolated(unsafe) var current = FontCollection.pinned
  private static nonisolated(unsafe) var files: [FontSpec.Identity: FontFile?] = [:]
  private static nonisolated(unsafe) var changes = 0
  private static nonisolated(unsafe) var preparedGeneration: Int?

  /// Checks that the fonts can be used: the files are there and the system font opens. A missing
  /// fallback counts as missing, since a text would silently lose characters to it.
  /// Costs one `stat` a file and one opened face.
  package static func prepare() throws(FontError) {
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
      current = collection
      changes += 1
    }
    TextLayoutCache.shared.removeAll()
  }

  /// The fonts in use.
  package static var collection: FontCollection { TextLock.locked { current } }

  /// Counts the changes of `collection`; part of the key of whatever is kept.
  package static var generation: Int { TextLock.locked { changes } }

  /// The families in use, sorted. Those of the machine are not among them.
  package static var familyNames: [String] { collection.familyNames }

  /// The paths opened so far, sorted.
  package static var openedPaths: [String] {
    TextLock.locked { files.filter { $0.value != nil }.map(\.key.path).sorted() }
  }

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
    let opened = FontFile(
      path: spec.path, index: spec.index,
      suppressesContextualAlternates: spec.debianPackage == "fonts-inter",
      lineExtent: spec.lineExtent)
    if opened == nil { noteUnreadable(spec) }
    files[spec.identity] = .some(opened)
    return opened
  }

  /// Keeps a face that was opened of no file, for texts that ask for it.
  static func keep(_ file: FontFile) {
    files[FontSpec.Identity(path: file.path, index: file.index)] = .some(file)
  }

  private static func noteUnreadable(_ spec: FontSpec) {
    FontProblems.current.note(.unreadable(path: spec.path, package: spec.debianPackage))
  }
}
