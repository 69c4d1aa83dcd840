import CoreText
import Synchronization

/// The fonts among an app's resources, which can be used by name without registration.
///
/// On iOS an app's `Info.plist` lists these files (`UIAppFonts`). A package does not contain it, so
/// that all font files in the image folders are registered. Thread-safe.
enum AppFonts {
  private static let known = Mutex<Set<String>>([])
  private static let endings: Set<String> = ["ttf", "otf", "ttc", "otc"]

  /// Registers the fonts of new folders, and warns of invalid fonts.
  ///
  /// - Complexity: O(files) once per folder, then O(folders).
  static func load() {
    for folder in ImageFolders.current.searched
    where known.withLock({ $0.insert(folder.path).inserted }) {
      for file in files(in: folder) { register(file) }
    }
  }

  private static func register(_ file: String) {
    do {
      _ = try RegisteredFonts.register(file: file)
    } catch {
      warn(error.description)
    }
  }

  /// Returns the font files of a folder, sorted, including those in subfolders, except for the
  /// program's own folder, which contains unrelated files.
  private static func files(in folder: URL) -> [String] {
    let isOfProgram = folder.path == Bundle.main.resourceURL?.path
    let names =
      isOfProgram
      ? (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      : FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { endings.contains(URL(fileURLWithPath: $0).pathExtension.lowercased()) }
      .sorted().map { folder.appendingPathComponent($0).path }
  }
}

// Unsupported: UIFont: an app's fonts · works · Every font file among the resources counts,
//   whatever `UIAppFonts` lists. A registered font stays for the process, whatever the scope. ·
//   test: AppFontTests
// Unsupported: UIFont: variations of an app's fonts · drawn · The default variation is drawn. A
//   font's missing letters come from the package's fonts. · test: AppFontTests
// Unsupported: UIFont: leading of an app's fonts · drawn · The leading of a font that has any is
//   below each line. · uncertain · test: AppFontTests
