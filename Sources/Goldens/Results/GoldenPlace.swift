import AtomicFiles
import Foundation

/// Whether a file may become a golden because a result says so. Results come from other machines
/// and from people who may not write here: a golden's file is one that no build compiles and no
/// command reads as anything else, and lies where goldens are.
struct GoldenPlace {
  /// Where the file is, without links.
  let path: ContainedPath

  /// Kinds that no build takes for a source and no system for a program: a picture, texts that are
  /// data. Files without an extension are data, too.
  static let kinds: Set<String> = [
    "", "csv", "html", "json", "log", "md", "plist", "png", "svg", "tsv", "txt", "xml", "yaml",
    "yml",
  ]

  /// The extension of the golden's name.
  var kind: String { path.place.nameExtension }

  /// Whether files of this kind are accepted at all, and the snapshot is of this kind.
  ///
  /// The name of data, which has no extension, may end in the snapshot's number or in any other
  /// word that stands behind a dot: in that one only where the package has that golden.
  func isKind(of id: SnapshotID) -> Bool {
    guard id.pathExtension.isEmpty, !kind.isEmpty else {
      return id.pathExtension == kind && Self.kinds.contains(kind)
    }
    if kind == OwnGolden.word || kind.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return true
    }
    let file = GoldenFile(path: path.place)
    return (try? GoldenManifest.read(file.folder))?.goldens[file.fileName]?.test == id.description
  }

  /// Whether the package has goldens there already: the folder's manifest lists some, or the
  /// picture that iOS has recorded lies there; or it is a folder that is for goldens alone and that
  /// the package has: `Golden` at its top, `__Snapshots__` beside the test's file, a folder of
  /// reference images.
  func isForGoldens(_ id: SnapshotID) -> Bool {
    let file = GoldenFile(path: path.place)
    if let manifest = try? GoldenManifest.read(file.folder), !manifest.goldens.isEmpty {
      return true
    }
    if kind == "png", hasPicture { return true }
    let folders = path.placeParts.dropLast()
    if folders.first == "Golden", access("\(root)/Golden", F_OK) == 0 { return true }
    return isBesideTest(id, Array(folders)) || isAmongReferences(Array(folders))
  }

  /// Whether a picture of ours, or one recorded on iOS, is there, or the latter beside it.
  private var hasPicture: Bool {
    if let data = try? GoldenBytes.read(path.place), EnvironmentStamp.read(data) != nil {
      return true
    }
    let ending = ".\(OwnGolden.word).png"
    let theirs =
      path.place.endsBytewise(with: ending)
      ? String(decoding: path.place.utf8.dropLast(ending.utf8.count), as: UTF8.self) + ".png"
      : path.place
    return OwnGolden.isForeign(theirs)
  }

  /// The package's folder, without links.
  private var root: String { AtomicFile.resolved(path.folder) }

  /// `Tests/AppTests/__Snapshots__/WallTests/…`, where `Tests/AppTests/WallTests.swift` is there
  /// and names the test.
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

  /// A folder of reference images that the package has, as iOSSnapshotTestCase calls them.
  private func isAmongReferences(_ folders: [String]) -> Bool {
    guard
      let index = folders.firstIndex(where: { $0.beginsBytewise(with: "ReferenceImages") })
    else { return false }
    let place = ([root] + folders[...index]).joined(separator: "/")
    return access(place, F_OK) == 0
  }

  // MARK: What is in it

  /// Why bytes are no golden of a snapshot; nil where they are one. A picture is looked at
  /// elsewhere.
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

  /// Whether a set of goldens is called so, whatever the file says.
  var isNameOfSet: Bool { path.place.splitPath.name == "goldens.json" }
}
