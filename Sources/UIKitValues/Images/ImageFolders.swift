import Sessions
import Synchronization

/// The folders that a session's `UIImage(named:)` and `UIColor(named:)` search, in order; the
/// program's own resources are searched last.
///
/// Asset catalogs are plain folders in them; a name is a set's, or else a file's.
package final class ImageFolders: SessionState {
  private let storage: Mutex<[URL]>

  /// Creates a list of folders in search order.
  package init(_ folders: [URL]) { storage = Mutex(folders) }

  /// Creates an empty list.
  package convenience init(in session: RenderSession) { self.init([]) }

  /// The folders in search order.
  package var all: [URL] {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue } }
  }

  /// The folders and the program's resource folders.
  package var searched: [URL] { all + Self.ofProgram }

  /// Returns the resource folders of a bundle; those of the main one are the program's.
  package static func folders(of bundle: Bundle) -> [URL] {
    bundle == .main ? ofProgram : [bundle.resourceURL].compactMap { $0 }
  }

  private static let ofProgram = Bundle.main.resourceURL.map(resources) ?? []

  /// Returns a program's folder and the resource folders of SwiftPM targets in it: an app has one
  /// bundle for all.
  static func resources(in folder: URL) -> [URL] {
    [folder]
      + names(in: folder).filter { $0.hasSuffix(".resources") }.sorted()
      .map(folder.appendingPathComponent)
  }

  /// Returns the names of a folder's entries, in any order; empty if it cannot be read.
  ///
  /// Every view controller without a view of its own searches for a nib here. The C library is used
  /// because Foundation's file manager took a hundredth of the time of a cold picture.
  private static func names(in folder: URL) -> [String] {
    guard let listing = opendir(folder.plainPath) else { return [] }
    defer { closedir(listing) }
    var names: [String] = []
    while let entry = readdir(listing) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      names.append(name)
    }
    return names
  }

  /// Returns the file of a name: the name itself, or with `@2x`, `@3x` or no scale, the main
  /// screen's scale first, and the extension png, jpg or jpeg.
  ///
  /// - Parameter bundle: The only bundle to search; nil for all folders.
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

extension URL {
  /// A file's path. The first call of `path` searches all of a program's conformances, which takes
  /// a hundredth of the time of a cold picture; if nothing is percent-encoded, this returns the
  /// path from the URL's text instead.
  package var plainPath: String {
    let text = absoluteString
    guard text.hasPrefix("file:///"), !text.utf8.contains(UInt8(ascii: "%")) else { return path }
    let start = text.utf8.index(text.startIndex, offsetBy: 7)
    let isFolder = text.utf8.count > 8 && text.utf8.last == UInt8(ascii: "/")
    return String(isFolder ? text[start...].dropLast() : text[start...])
  }
}
