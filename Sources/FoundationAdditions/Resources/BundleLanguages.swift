import Synchronization

/// The languages that a bundle's resources are in.
enum BundleLanguages {
  private static let known = Mutex<[String: [String]]>([:])

  /// The languages of a bundle's `.lproj` folders and string catalogs, sorted.
  static func all(of bundle: Bundle) -> [String] {
    let folders =
      bundle == .main ? ImageFolders.current.searched : ImageFolders.folders(of: bundle)
    return Set(folders.flatMap(languages)).sorted()
  }

  /// Those of one folder, looked for once.
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

  /// The bundle's languages that are wanted, the most wanted first; the first one counts.
  static func preferred(of bundle: Bundle) -> [String] {
    let all = all(of: bundle)
    let wanted = preferred(from: all, for: wanted)
    return wanted.isEmpty ? [development(of: bundle, all)] : wanted
  }

  /// Where localized files are looked for, in order.
  static func searched(of bundle: Bundle) -> [String] {
    let all = all(of: bundle)
    let wanted = preferred(from: all, for: wanted)
    let last = development(of: bundle, all)
    return wanted + ["Base"] + (wanted.contains(last) ? [] : [last])
  }

  /// The language that a bundle is written in: its string catalogs' source language, else English
  /// where it has that, else its only or first one.
  static func development(of bundle: Bundle, _ all: [String]) -> String {
    let catalogs = StringTables.catalogs(of: bundle).map(\.sourceLanguage)
    if let source = catalogs.first { return source }
    return all.contains("en") ? "en" : all.first ?? "en"
  }

  /// What is wanted: the language of the scope or the launch, else English.
  static var wanted: [String] { InterfaceLanguage.current?.languages ?? ["en"] }

  /// Which of some languages are meant by preferences, best first.
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

  /// The localizations that serve a language: the same, the same without its region, one of another
  /// region.
  private static func matches(of language: String, in all: [String]) -> [String] {
    let wanted = Locale.Language(identifier: language)
    var ranked: [(rank: Int, name: String)] = []
    for name in all {
      let offered = Locale.Language(identifier: name)
      guard offered.languageCode == wanted.languageCode, offered.script == wanted.script else {
        continue
      }
      let same = name.replacing("_", with: "-") == language
      let general = !name.contains("-") && !name.contains("_") || offered.region == nil
      ranked.append((same ? 0 : offered.region == wanted.region ? 1 : general ? 2 : 3, name))
    }
    return ranked.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }.map(\.name)
  }
}
