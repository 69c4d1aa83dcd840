import AtomicFiles
import Foundation

/// Checks whether a result's file may become a golden. As results may come from other machines and
/// untrusted authors, the file must be one that no build compiles and no command reads as anything
/// else, in a folder that contains goldens.
struct GoldenLocation {
  /// The path of the file, with links resolved.
  let path: ContainedPath

  /// Extensions of pictures and data files, which are neither compiled nor executed. Files without
  /// an extension are data, too.
  static let kinds: Set<String> = [
    "", "csv", "html", "json", "log", "md", "plist", "png", "svg", "tsv", "txt", "xml", "yaml",
    "yml",
  ]

  /// The extension of the golden's file name.
  var kind: String { path.resolvedPath.nameExtension }

  /// Whether the extension is accepted and matches the snapshot.
  ///
  /// The name of data without an extension may end with a dot and the snapshot's number or another
  /// word. The latter is accepted only if the manifest contains that golden.
  func isKind(of id: SnapshotID) -> Bool {
    guard id.pathExtension.isEmpty, !kind.isEmpty else {
      return id.pathExtension == kind && Self.kinds.contains(kind)
    }
    if kind == OwnGolden.word || kind.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return true
    }
    let file = GoldenFile(path: path.resolvedPath)
    return (try? GoldenManifest.read(file.folder))?.goldens[file.fileName]?.test == id.description
  }

  /// Whether the folder already contains goldens: its manifest has entries, it contains the picture
  /// recorded on iOS, or it is an existing folder for goldens, which are `Golden` in the package's
  /// folder, `__Snapshots__` beside the test's file, and folders of reference images.
  func isForGoldens(_ id: SnapshotID) -> Bool {
    let file = GoldenFile(path: path.resolvedPath)
    if let manifest = try? GoldenManifest.read(file.folder), !manifest.goldens.isEmpty {
      return true
    }
    if kind == "png", hasPicture { return true }
    let folders = path.resolvedComponents.dropLast()
    if folders.first == "Golden", access("\(root)/Golden", F_OK) == 0 { return true }
    return isBesideTest(id, Array(folders)) || isAmongReferences(Array(folders))
  }

  /// Whether a picture recorded here or on iOS exists at the path, or the latter beside it.
  private var hasPicture: Bool {
    if let data = try? GoldenBytes.read(path.resolvedPath), EnvironmentStamp.read(data) != nil {
      return true
    }
    let ending = ".\(OwnGolden.word).png"
    let reference =
      path.resolvedPath.endsBytewise(with: ending)
      ? String(decoding: path.resolvedPath.utf8.dropLast(ending.utf8.count), as: UTF8.self) + ".png"
      : path.resolvedPath
    return OwnGolden.isForeign(reference)
  }

  /// The package's folder, with links resolved.
  private var root: String { AtomicFile.resolved(path.folder) }

  /// Whether the folder has the form `Tests/AppTests/__Snapshots__/WallTests/…`, and
  /// `Tests/AppTests/WallTests.swift` exists and contains the test's name.
  private func isBesideTest(_ id: SnapshotID, _ folders: [String]) -> Bool {
    guard let index = folders.lastIndex(of: "__Snapshots__"), index + 1 < folders.count else {
      return false
    }
    let source = ([root] + folders[..<index] + ["\(folders[index + 1]).swift"])
      .joined(separator: "/")
    guard folders[index + 1] == id.file || FileName.encoded(id.file) == folders[index + 1],
      let data = try? GoldenBytes.read(source)
    else { return false }
    let text = String(decoding: data, as: UTF8.self)
    return id.test.split(separator: ".").contains { text.contains($0) }
  }

  /// Whether the folder is in an existing folder of reference images, as named by
  /// iOSSnapshotTestCase.
  private func isAmongReferences(_ folders: [String]) -> Bool {
    guard
      let index = folders.firstIndex(where: { $0.beginsBytewise(with: "ReferenceImages") })
    else { return false }
    let place = ([root] + folders[...index]).joined(separator: "/")
    return access(place, F_OK) == 0
  }

  // MARK: Content

  /// The reason for which data cannot be a golden of a snapshot, or nil if it can. Pictures are
  /// checked elsewhere.
  func fault(of data: Data, _ id: SnapshotID) -> String? {
    switch id.pathExtension {
    case "", "png": return nil
    case "json":
      guard let value = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      else { return "It is not JSON." }
      let isSet = (value as? [String: Any])?["goldens"] is [Any]
      return isSet ? "It is a set of goldens, which defines what is checked." : nil
    case "plist":
      let value = try? PropertyListSerialization.propertyList(from: data, format: nil)
      return value == nil ? "It is not a property list." : nil
    default:
      return data.contains(0) || String(validating: data, as: UTF8.self) == nil
        ? "It is not text." : nil
    }
  }

  /// Whether the file has the name of a golden set.
  var isNameOfSet: Bool { path.resolvedPath.splitPath.name == "goldens.json" }
}
