import AtomicFiles
import Foundation
import GoldenSets
import SnapshotReport

/// A gallery in a folder: the page, and the pictures beside it.
struct GallerySite {
  private let folder: String

  init(_ folder: String) { self.folder = folder }

  private var page: String { folder + "/index.html" }
  private var pictures: String { "\(folder)/\(GalleryPage.folder)" }

  /// Writes the files and returns the page's path. Removes pictures of earlier pages that this page
  /// does not use.
  func write(_ gallery: GalleryPage) throws(Failure) -> String {
    try checkPage()
    for (name, file) in gallery.files.sorted(by: { $0.key < $1.key }) {
      let path = "\(pictures)/\(name)"
      // The name is a digest of the content.
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      if (attributes?[.size] as? NSNumber)?.intValue == file.count { continue }
      try GalleryCommand.write(file, to: path)
    }
    try GalleryCommand.write(gallery.data, to: page)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: pictures)) ?? []
    for name in names where Self.isOurs(name) && gallery.files[name] == nil {
      unlink("\(pictures)/\(name)")
    }
    return page
  }

  /// Throws if the file at the page's path was not written by this command.
  private func checkPage() throws(Failure) {
    let old = try Failure.from { () throws(GoldenReadError) in try GoldenBytes.read(page) }
    guard let old else { return }
    guard old.range(of: Data(GalleryPage.mark.utf8)) != nil else {
      throw Failure(GalleryProblem.otherPage(page))
    }
  }

  /// Whether a name has the form "0123456789abcdef.png".
  private static func isOurs(_ name: String) -> Bool {
    name.utf8.count == 20 && name.hasSuffix(".png")
      && name.prefix(16).allSatisfy { $0.isHexDigit && !$0.isUppercase }
  }
}
