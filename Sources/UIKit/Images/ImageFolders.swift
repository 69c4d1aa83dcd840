import Sessions
import Synchronization

/// The folders in which a session's `UIImage(named:)` and `UIColor(named:)` look, in order; the
/// program's own resources come last.
///
/// Asset catalogs lie there as they are, as plain folders; an image's name is a set's, or else its
/// file's.
package final class ImageFolders: SessionState {
  private let storage: Mutex<[URL]>

  /// Some folders, in the order in which they are searched.
  package init(_ folders: [URL]) { storage = Mutex(folders) }

  /// None.
  package convenience init(in session: RenderSession) { self.init([]) }

  /// The folders, in the order in which they are searched.
  package var all: [URL] {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue } }
  }

  /// The folders and the program's resources.
  var searched: [URL] { all + Self.ofProgram }

  /// Where the resources of a bundle lie; those of the main one are the program's.
  static func folders(of bundle: Bundle) -> [URL] {
    bundle == .main ? ofProgram : [bundle.resourceURL].compactMap { $0 }
  }

  private static let ofProgram = Bundle.main.resourceURL.map(resources) ?? []

  /// A program's folder, and the resources of SwiftPM's targets, which lie in it: an app has one
  /// bundle for all.
  static func resources(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return [folder]
      + names.filter { $0.hasSuffix(".resources") }.sorted().map(folder.appendingPathComponent)
  }

  /// The file for a name: the name itself, or with `@2x`, `@3x` or no scale, the main screen's
  /// scale first, and an extension of png, jpg or jpeg.
  ///
  /// - Parameter bundle: the only one whose resources are looked into; nil for all folders.
  func file(named name: String, in bundle: Bundle? = nil) -> URL? {
    guard !name.isEmpty, !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else {
      return nil
    }
    let folders = bundle.map(Self.folders) ?? searched
    let candidates = Self.fileNames(for: name)
    for folder in folders {
      for candidate in candidates {
        let url = folder.appendingPathComponent(candidate)
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
          !isFolder.boolValue
        {
          return url
        }
      }
    }
    return nil
  }

  private static func fileNames(for name: String) -> [String] {
    let given = URL(fileURLWithPath: name).pathExtension
    let isImage = ["png", "jpg", "jpeg"].contains(given.lowercased())
    let stem = isImage ? String(name.dropLast(given.count + 1)) : name
    let own = Int(ScreenSettings.current.scale.rounded())
    let scales = ([own] + [3, 2, 1].filter { $0 != own }).map { $0 == 1 ? "" : "@\($0)x" }
    return scales.flatMap { scale in
      (isImage ? [given] : ["png", "jpg", "jpeg"]).map { "\(stem)\(scale).\($0)" }
    }
  }
}
