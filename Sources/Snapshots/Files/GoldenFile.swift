import AtomicFiles
import Foundation

/// One golden on disk: the file itself, of a picture the layout sidecar beside it, and its place in
/// the folder's manifest.
package struct GoldenFile: Sendable {
  /// An absolute path.
  package let path: String

  package init(path: String) {
    self.path = path
  }

  private var url: URL { URL(fileURLWithPath: path) }
  package var folder: String { url.deletingLastPathComponent().path }
  package var fileName: String { url.lastPathComponent }

  /// `NAME.json` beside `NAME.png`; nil beside what is no picture.
  package var layoutPath: String? {
    url.pathExtension == "png" ? url.deletingPathExtension().path + ".json" : nil
  }

  /// The sidecar; nil where there is none that can be read, which only costs words.
  package func readLayout() -> PictureLayout? {
    layoutPath.flatMap { try? GoldenBytes.read($0) }.flatMap(PictureLayout.init)
  }

  /// Replaces the golden and all that goes with it. Each file is whole at any moment; where one
  /// cannot be written, those after it stay as they were.
  ///
  /// - Parameter layout: the sidecar's bytes; nil removes the sidecar, which would be wrong.
  package func write(
    _ data: Data, layout: Data?, fingerprint: String, of id: SnapshotID,
    environment: RenderEnvironment?
  ) throws(GoldenWriteError) {
    do throws(AtomicFileError) {
      try AtomicFile.makeFolder(above: path)
      AtomicFile.sweepTemporaries(in: folder)
      try AtomicFile.write(data, to: path)
    } catch {
      throw .file(error)
    }
    try writeLayout(layout)
    try list(fingerprint: fingerprint, of: id, environment: environment)
  }

  /// Brings the sidecar up to date, and nothing else. A file of that name that is no sidecar, such
  /// as a golden of another strategy, is left alone.
  package func writeLayout(_ layout: Data?) throws(GoldenWriteError) {
    guard let layoutPath else { return }
    let old = try? GoldenBytes.read(layoutPath)
    guard old != layout, old.map({ PictureLayout($0) != nil }) ?? true else { return }
    guard let layout else {
      try? FileManager.default.removeItem(atPath: layoutPath)
      return
    }
    do throws(AtomicFileError) { try AtomicFile.write(layout, to: layoutPath) } catch {
      throw .file(error)
    }
  }

  /// Brings the manifest's entry up to date, and nothing else.
  package func list(
    fingerprint: String, of id: SnapshotID, environment: RenderEnvironment?
  ) throws(GoldenWriteError) {
    do throws(ManifestError) {
      try GoldenManifest.update(folder) {
        $0.set(fileName, test: id, fingerprint: fingerprint, environment: environment)
      }
    } catch {
      throw .manifest(error)
    }
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

  package var description: String {
    switch self {
    case .file(let error): error.description
    case .manifest(let error): error.description
    }
  }
}
