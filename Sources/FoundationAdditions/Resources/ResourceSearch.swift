/// Looks for files among a bundle's resources as an app's main bundle does on iOS.
///
/// An app has one bundle for all; here each target has a folder of its own, and the main bundle
/// looks into all of them, as `UIImage(named:)` does. A folder's own files come first, then those
/// of the languages in `.lproj` folders.
///
/// Source: Apple, Bundle Programming Guide, «The Bundle Search Pattern».
struct ResourceSearch {
  private let folders: [URL]
  private let bundle: Bundle

  init(_ bundle: Bundle) {
    self.bundle = bundle
    folders = bundle == .main ? ImageFolders.current.searched : ImageFolders.folders(of: bundle)
  }

  /// Where files lie in a folder: the folder itself, and what `.lproj` folders hold.
  private func places(_ localization: String?) -> [String] {
    if let localization { return ["\(localization).lproj/"] }
    return [""] + BundleLanguages.searched(of: bundle).map { "\($0).lproj/" }
  }

  /// The first file of a name; nil where there is none.
  func file(
    named name: String?, _ ending: String?, in subfolder: String?, localization: String? = nil
  ) -> URL? {
    guard let name, !name.isEmpty else {
      return files(ending, in: subfolder, localization: localization).first
    }
    let names = Self.fileNames(name, ending)
    for folder in folders {
      for place in places(localization) {
        let path = folder.appendingPathComponent(place + (subfolder.map { "\($0)/" } ?? ""))
          .plainPath
        for name in names where access("\(path)/\(name)", F_OK) == 0 {
          return URL(fileURLWithPath: "\(path)/\(name)")
        }
      }
    }
    return nil
  }

  /// All files of an ending, sorted by name in each place; all files where none is given.
  func files(_ ending: String?, in subfolder: String?, localization: String? = nil) -> [URL] {
    let endings = Self.endings(ending)
    // The folder that the program lies in is full of what no app would bring.
    let listed = folders.count > 1 ? folders.filter { $0 != Bundle.main.resourceURL } : folders
    return listed.flatMap { folder in
      places(localization).flatMap { place -> [URL] in
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

  /// The file's own name, and that of the source that Xcode would have made it from: here nothing
  /// compiles nibs and storyboards.
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

  /// What compiled files are made from.
  private static let sources = ["nib": "xib", "storyboardc": "storyboard"]
}
