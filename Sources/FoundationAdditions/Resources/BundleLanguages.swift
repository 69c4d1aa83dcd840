import Synchronization

/// The languages of a bundle's resources.
enum BundleLanguages {
  private static let known = Mutex<[String: [String]]>([:])

  /// Returns the languages of a bundle's `.lproj` folders and string catalogs, sorted.
  static func all(of bundle: Bundle) -> [String] {
    let folders =
      bundle == .main ? ImageFolders.current.searched : ImageFolders.folders(of: bundle)
    return Set(folders.flatMap(languages)).sorted()
  }

  /// Returns the languages of a folder, cached.
  private static func languages(in folder: URL) -> [String] {
    let path = folder.plainPath
    if let found = known.withLock({ $0[path] }) { return found }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let folders = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
    let catalogs = names.filter { $0.hasSuffix(".xcstrings") }.sorted()
      .flatMap { StringCatalog.of("\(path)/\($0)")?.languages ?? [] }
    let found = Set(folders + catalogs).subtracting(["Base"]).sorted()
    known.withLock { $0[path] = found }
    return found
  }

  /// Returns the bundle's languages that match the preferences, best first.
  static func preferred(of bundle: Bundle) -> [String] {
    let all = all(of: bundle)
    let requested = preferred(from: all, for: requested)
    return requested.isEmpty ? [development(of: bundle, all)] : requested
  }

  /// Returns the languages to search for localized files, in order.
  static func searched(of bundle: Bundle) -> [String] {
    let all = all(of: bundle)
    let requested = preferred(from: all, for: requested)
    let last = development(of: bundle, all)
    return requested + ["Base"] + (requested.contains(last) ? [] : [last])
  }

  /// Returns the development language of a bundle: the source language of its string catalogs,
  /// otherwise English if available, otherwise its first language.
  static func development(of bundle: Bundle, _ all: [String]) -> String {
    let catalogs = StringTables.catalogs(of: bundle).map(\.sourceLanguage)
    if let source = catalogs.first { return source }
    return all.contains("en") ? "en" : all.first ?? "en"
  }

  /// The preferred languages: those of the scope or the launch, otherwise English.
  static var requested: [String] { InterfaceLanguage.current?.languages ?? ["en"] }

  /// Returns the languages that match preferences, best first.
  ///
  /// Source: Apple, Technical Q&A QA1828, «How iOS Determines the Language For Your App».
  static func preferred(from all: [String], for preferences: [String]) -> [String] {
    var found: [String] = []
    for preference in preferences {
      for match in matches(of: preference, in: all) where !found.contains(match) {
        found.append(match)
      }
    }
    return found
  }

  /// Returns the localizations that match a language: the same, without a region, or with another
  /// region.
  private static func matches(of language: String, in all: [String]) -> [String] {
    let requested = Locale.Language(identifier: language)
    var ranked: [(rank: Int, name: String)] = []
    for name in all {
      let offered = Locale.Language(identifier: name)
      guard offered.languageCode == requested.languageCode, offered.script == requested.script
      else {
        continue
      }
      let same = name.replacing("_", with: "-") == language
      let general = !name.contains("-") && !name.contains("_") || offered.region == nil
      ranked.append((same ? 0 : offered.region == requested.region ? 1 : general ? 2 : 3, name))
    }
    return ranked.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }.map(\.name)
  }
}
