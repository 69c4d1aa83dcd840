import Synchronization

/// Finds strings in a bundle's tables: `.stringsdict`, `.strings` and `.xcstrings`.
enum StringTables {
  private static let known = Mutex<[String: [String: LocalizedEntry]]>([:])

  /// Returns the first entry of a key in the preferred languages; nil for none.
  ///
  /// - Parameter language: The language to search; nil for the preferred ones.
  static func entry(
    _ key: String, table: String?, in bundle: Bundle, language: String? = nil
  ) -> (entry: LocalizedEntry, language: String)? {
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    let folders = folders(of: bundle)
    let languages =
      language.map { BundleLanguages.preferred(from: BundleLanguages.all(of: bundle), for: [$0]) }
      ?? BundleLanguages.searched(of: bundle)
    for language in languages {
      for folder in folders {
        let path = folder.plainPath
        if let entry = entry(key, "\(path)/\(language).lproj/\(table)")
          ?? catalog("\(path)/\(table).xcstrings")?.entry(key, in: language)
        {
          return (entry, language)
        }
      }
    }
    return folders.lazy.compactMap { entry(key, "\($0.plainPath)/\(table)") }.first
      .map { ($0, BundleLanguages.preferred(of: bundle).first ?? "en") }
  }

  /// Returns all plain texts of a table in a language.
  static func texts(table: String, in bundle: Bundle, language: String) -> [String: String] {
    folders(of: bundle).reduce(into: [:]) { texts, folder in
      let path = folder.plainPath
      let found =
        entries("\(path)/\(language).lproj/\(table).strings").compactMapValues(\.plainText)
      texts.merge(found) { first, _ in first }
      let catalog = catalog("\(path)/\(table).xcstrings")
      texts.merge(catalog?.texts(in: language) ?? [:]) { first, _ in first }
    }
  }

  /// Returns the string catalogs of a bundle.
  static func catalogs(of bundle: Bundle) -> [StringCatalog] {
    folders(of: bundle).flatMap { folder in
      catalogNames(in: folder).compactMap { catalog("\(folder.plainPath)/\($0)") }
    }
  }

  private static let names = Mutex<[String: [String]]>([:])

  private static func catalogNames(in folder: URL) -> [String] {
    let path = folder.plainPath
    if let found = names.withLock({ $0[path] }) { return found }
    let all = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let found = all.filter { $0.hasSuffix(".xcstrings") }.sorted()
    names.withLock { $0[path] = found }
    return found
  }

  private static func folders(of bundle: Bundle) -> [URL] {
    bundle == .main ? ImageFolders.current.searched : ImageFolders.folders(of: bundle)
  }

  private static func catalog(_ path: String) -> StringCatalog? {
    access(path, F_OK) == 0 ? StringCatalog.of(path) : nil
  }

  /// Plural rules take precedence over plain strings.
  private static func entry(_ key: String, _ path: String) -> LocalizedEntry? {
    entries("\(path).stringsdict")[key] ?? entries("\(path).strings")[key]
  }

  /// Returns the entries of a file, cached.
  private static func entries(_ path: String) -> [String: LocalizedEntry] {
    if let found = known.withLock({ $0[path] }) { return found }
    let entries = access(path, F_OK) == 0 ? StringsDictionary.entries(of: path) : [:]
    known.withLock { $0[path] = entries }
    return entries
  }
}
