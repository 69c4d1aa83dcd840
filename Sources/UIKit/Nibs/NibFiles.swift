/// Where files of nibs and storyboards lie.
@MainActor
enum NibFiles {
  /// A file by its name; nil where there is none.
  ///
  /// - Parameter bundle: nil for the main bundle and the folders of images.
  static func url(of name: String, withExtension ending: String, in bundle: Bundle?) -> URL? {
    for folder in folders(of: bundle) {
      let url = folder.appendingPathComponent("\(name).\(ending)")
      if FileManager.default.fileExists(atPath: url.path) { return url }
    }
    return nil
  }

  /// The names of all files of an ending.
  static func names(withExtension ending: String, in bundle: Bundle?) -> [String] {
    folders(of: bundle).flatMap {
      (try? FileManager.default.contentsOfDirectory(atPath: $0.path)) ?? []
    }.filter { $0.hasSuffix(".\(ending)") }.map { String($0.dropLast(ending.count + 1)) }
  }

  private static func folders(of bundle: Bundle?) -> [URL] {
    let folders = bundle.map(ImageFolders.folders) ?? ImageFolders.current.searched
    return folders.flatMap {
      [$0, $0.appendingPathComponent("Base.lproj"), $0.appendingPathComponent("en.lproj")]
    }
  }
}
