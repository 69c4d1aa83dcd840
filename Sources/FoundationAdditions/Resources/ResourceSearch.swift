/// Finds resources as an app's main bundle does on iOS.
///
/// An app has a single bundle; here each target has its own folder, and the main bundle searches
/// all of them, as `UIImage(named:)` does. Unlocalized files precede those in `.lproj` folders.
///
/// Source: Apple, Bundle Programming Guide, «The Bundle Search Pattern».
struct ResourceSearch {
  private let folders: [URL]
  private let bundle: Bundle

  init(_ bundle: Bundle) {
    self.bundle = bundle
    folders = bundle == .main ? ImageFolders.current.searched : ImageFolders.folders(of: bundle)
  }

  /// Returns the subfolders to search: the folder itself and its `.lproj` folders.
  private func searchedFolders(_ localization: String?) -> [String] {
    if let localization { return ["\(localization).lproj/"] }
    return [""] + BundleLanguages.searched(of: bundle).map { "\($0).lproj/" }
  }

  /// Returns the first file with a name; nil for none.
  func file(
    named name: String?, _ ending: String?, in subfolder: String?, localization: String? = nil
  ) -> URL? {
    guard let name, !name.isEmpty else {
      return files(ending, in: subfolder, localization: localization).first
    }
    let names = Self.fileNames(name, ending)
    for folder in folders {
      for place in searchedFolders(localization) {
        let path = folder.appendingPathComponent(place + (subfolder.map { "\($0)/" } ?? ""))
          .plainPath
        for name in names where access("\(path)/\(name)", F_OK) == 0 {
          return URL(fileURLWithPath: "\(path)/\(name)")
        }
      }
    }
    return nil
  }

  /// Returns all files with an extension, sorted by name in each folder; all files if none is
  /// given.
  func files(_ ending: String?, in subfolder: String?, localization: String? = nil) -> [URL] {
    let endings = Self.endings(ending)
    // Excludes the program's own folder, which contains other files.
    let listed = folders.count > 1 ? folders.filter { $0 != Bundle.main.resourceURL } : folders
    return listed.flatMap { folder in
      searchedFolders(localization).flatMap { place -> [URL] in
        let place = folder.appendingPathComponent(place + (subfolder ?? ""))
        return Self.contents(of: place, endings)
      }
    }
  }

  private static func contents(of folder: URL, _ endings: [String]) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { name in
      endings.isEmpty || endings.contains { name.hasSuffix(".\($0)") }
    }.map(folder.appendingPathComponent)
  }

  /// Returns the file name and that of its source, since nibs and storyboards are not compiled.
  private static func fileNames(_ name: String, _ ending: String?) -> [String] {
    let endings = endings(ending)
    guard endings.isEmpty else { return endings.map { "\(name).\($0)" } }
    let made = sources.first { name.hasSuffix(".\($0.key)") }
    return [name] + (made.map { ["\(name.dropLast($0.key.count))\($0.value)"] } ?? [])
  }

  private static func endings(_ ending: String?) -> [String] {
    guard let ending, !ending.isEmpty else { return [] }
    let plain = ending.hasPrefix(".") ? String(ending.dropFirst()) : ending
    return [plain] + (sources[plain].map { [$0] } ?? [])
  }

  /// The source extensions of compiled files.
  private static let sources = ["nib": "xib", "storyboardc": "storyboard"]
}
