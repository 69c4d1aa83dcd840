import AtomicFiles
import Foundation

/// One golden on disk: the file itself, of a picture the layout sidecar beside it, and its place in
/// the folder's manifest.
package struct GoldenFile: Codable, Sendable {
  /// An absolute path.
  package let path: String

  package init(path: String) {
    self.path = path
  }

  package var folder: String { path.splitPath.folder }
  package var fileName: String { path.splitPath.name }

  /// `NAME.json` beside `NAME.png`; nil beside what is no picture.
  package var layoutPath: String? {
    path.nameExtension == "png" ? "\(path.dropLast(4)).json" : nil
  }

  /// Whether the file is the sidecar of a picture beside it, and no golden of its own.
  var isSidecar: Bool {
    guard path.nameExtension == "json", access("\(path.dropLast(5)).png", F_OK) == 0,
      (try? GoldenManifest.read(folder))?.goldens[fileName] == nil,
      let data = try? GoldenBytes.read(path)
    else { return false }
    return PictureLayout(data) != nil
  }

  /// The sidecar; nil where there is none that can be read, which only costs words.
  package func readLayout() -> PictureLayout? {
    layoutPath.flatMap { try? GoldenBytes.read($0) }.flatMap(PictureLayout.init)
  }

  /// The sidecar, if it is this picture's: who replaces a picture alone leaves the sidecar, and the
  /// manifest that was written with it, of the one before.
  func readLayout(ofPicture fingerprint: String) -> PictureLayout? {
    let listed = (try? GoldenManifest.read(folder))?.goldens[fileName]?.fingerprint
    return listed == nil || listed == fingerprint ? readLayout() : nil
  }

  /// What drew the golden: what the file says, else what the manifest says; nil where neither does.
  package func environment(_ data: Data) -> RenderEnvironment? {
    EnvironmentStamp.read(data) ?? knownEnvironment()
  }

  /// What the manifest says drew the golden.
  package func knownEnvironment() -> RenderEnvironment? {
    (try? GoldenManifest.read(folder))?.environment(of: fileName)
  }
}

/// Why a golden was not written. `description` is one sentence.
package enum GoldenWriteError: Error, Equatable, CustomStringConvertible {
  case file(AtomicFileError)
  case manifest(ManifestError)
  /// The golden was recorded on iOS.
  case foreign(String)
  /// Somebody else has changed the golden since it was compared with.
  case changedMeanwhile(String)
  /// Two changes want to write one file.
  case twice(String)

  package var description: String {
    switch self {
    case .file(let error): error.description
    case .manifest(let error): error.description
    case .foreign(let path):
      "'\(path)' was recorded elsewhere, possibly on iOS, and is not overwritten."
    case .changedMeanwhile(let path):
      "'\(path)' has changed since the comparison; run the test again."
    case .twice(let path): "Two goldens would use '\(path)'; rename one of them."
    }
  }

  /// Whether the change was decided, and happens when somebody carries out what is left.
  package var isUnfinished: Bool {
    if case .file(let error) = self { error.isUnfinished } else { false }
  }
}
