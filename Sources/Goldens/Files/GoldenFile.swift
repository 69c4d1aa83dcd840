import AtomicFiles
import Foundation

/// A golden on disk: the file, a picture's layout sidecar, and its entry in the folder's manifest.
package struct GoldenFile: Codable, Sendable {
  /// The absolute path of the file.
  package let path: String

  package init(path: String) {
    self.path = path
  }

  package var folder: String { path.splitPath.folder }
  package var fileName: String { path.splitPath.name }

  /// `NAME.json` beside `NAME.png`, or nil if the golden is not a picture.
  package var layoutPath: String? {
    path.nameExtension == "png" ? "\(path.dropLast(4)).json" : nil
  }

  /// Whether the file is a picture's sidecar and not a golden.
  var isSidecar: Bool {
    guard path.nameExtension == "json", access("\(path.dropLast(5)).png", F_OK) == 0,
      (try? GoldenManifest.read(folder))?.goldens[fileName] == nil,
      let data = try? GoldenBytes.read(path)
    else { return false }
    return PictureLayout(data) != nil
  }

  /// The sidecar; nil if there is none. If it is damaged, only the description of changes is lost.
  package func readLayout() throws(LayoutFault) -> PictureLayout? {
    guard let layoutPath else { return nil }
    let read: Data?
    do throws(GoldenReadError) { read = try GoldenBytes.read(layoutPath) } catch {
      throw LayoutFault(unread: error)
    }
    guard let data = read else { return nil }
    do throws(LayoutFault) { return try PictureLayout.read(data, at: layoutPath) } catch {
      // A listed file is a golden and not a layout, whatever it contains.
      if isListed(layoutPath.splitPath.name) { return nil }
      throw error
    }
  }

  /// The sidecar, if it belongs to this picture. If a picture alone is replaced, the sidecar and
  /// the manifest remain from the former one.
  func readLayout(ofPicture fingerprint: String) throws(LayoutFault) -> PictureLayout? {
    let listed = (try? GoldenManifest.read(folder))?.goldens[fileName]?.fingerprint
    return listed == nil || listed == fingerprint ? try readLayout() : nil
  }

  /// Whether a file with the sidecar's name is a sidecar, possibly a damaged one.
  func mayReplaceSidecar(_ data: Data) -> Bool {
    do throws(LayoutFault) { return try PictureLayout.read(data, at: "") != nil } catch {
      return layoutPath.map { !isListed($0.splitPath.name) } ?? false
    }
  }

  private func isListed(_ name: String) -> Bool {
    (try? GoldenManifest.read(folder))?.goldens[name] != nil
  }

  /// The environment in which the golden was recorded, from the file or else from the manifest, or
  /// nil if it is unknown.
  package func environment(_ data: Data) -> RenderEnvironment? {
    EnvironmentStamp.read(data) ?? recordedEnvironment()
  }

  /// The environment in which the golden was recorded, from the manifest.
  package func recordedEnvironment() -> RenderEnvironment? {
    (try? GoldenManifest.read(folder))?.environment(of: fileName)
  }
}

/// The reason for which a golden could not be written. `description` is one sentence.
package enum GoldenWriteError: Error, Equatable, CustomStringConvertible {
  case file(AtomicFileError)
  case manifest(ManifestError)
  /// The golden was recorded on iOS.
  case foreign(String)
  /// The golden has changed since the comparison.
  case changedMeanwhile(String)
  /// Two changes have the same path.
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

  /// Whether the change is decided and will be completed by the next process.
  package var isUnfinished: Bool {
    if case .file(let error) = self { error.isUnfinished } else { false }
  }
}
