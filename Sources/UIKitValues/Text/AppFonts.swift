import CoreText
import Synchronization

/// The fonts among an app's resources, which are found by name without being registered.
///
/// On iOS an app's `Info.plist` names those files (`UIAppFonts`). It does not come along into a
/// package, so that every font file counts that lies where images are looked for. May be used from
/// any thread.
enum AppFonts {
  private static let known = Mutex<Set<String>>([])
  private static let endings: Set<String> = ["ttf", "otf", "ttc", "otc"]

  /// Registers the fonts of folders that were not looked into before; what is no font is said.
  ///
  /// - Complexity: O(files) once a folder, then O(folders).
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

  /// The font files of a folder, sorted; those inside folders as well, but for the one that the
  /// program lies in, which is full of what no app would bring.
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
// Unsupported: UIFont: leading of an app's fonts · drawn · The leading of a font that has any lies
//   below each line. · uncertain · test: AppFontTests
