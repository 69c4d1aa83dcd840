/// The lookup of nib and storyboard files.
@MainActor
enum NibFiles {
  /// Returns the URL of a file by its name, or nil if there is none.
  ///
  /// - Parameter bundle: The bundle; nil for the main bundle and the image folders.
  static func url(of name: String, withExtension ending: String, in bundle: Bundle?) -> URL? {
    for folder in folders(of: bundle) {
      let path = folder.plainPath
      for place in searchedFolders where access("\(path)/\(place)\(name).\(ending)", F_OK) == 0 {
        return folder.appendingPathComponent("\(place)\(name).\(ending)")
      }
    }
    return nil
  }

  /// Returns the names of all files with an extension.
  static func names(withExtension ending: String, in bundle: Bundle?) -> [String] {
    let end = ".\(ending)"
    var names: [String] = []
    for folder in folders(of: bundle) {
      for place in searchedFolders {
        let path = "\(folder.path)/\(place)"
        let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        for file in files where file.hasSuffix(end) {
          names.append(String(file.dropLast(end.count)))
        }
      }
    }
    return names
  }

  /// The subfolders of a resource folder in search order: those of the interface languages come
  /// before the common ones.
  private static var searchedFolders: [String] {
    guard let languages = InterfaceLanguage.current?.languages else { return standardFolders }
    let own = languages.flatMap { language in
      [language, language.replacing("-", with: "_"), Locale(identifier: language).languageName]
    }
    return own.map { "\($0).lproj/" } + standardFolders
  }

  private static let standardFolders = ["", "Base.lproj/", "en.lproj/"]

  private static func folders(of bundle: Bundle?) -> [URL] {
    bundle.map(ImageFolders.folders) ?? ImageFolders.current.searched
  }
}

extension Locale {
  /// The language without its region: «pt» of `pt-BR`.
  fileprivate var languageName: String { language.languageCode?.identifier ?? identifier }
}
