import AtomicFiles
import ScenePictures

/// Goldens described by a file, which has the parameters of each picture beside it.
///
/// ```json
/// {
///   "scale": 1,
///   "goldens": [
///     {"name": "cat-wall/end", "scene": "cat-wall", "size": [260, 320], "offset": [0, 1e6],
///      "indicators": true, "shows": "The end in one column, with an indicator."}
///   ]
/// }
/// ```
package struct GoldenSet: Equatable {
  /// The file's absolute path.
  package let path: String
  package let goldens: [SceneGolden]
  /// The names that another set in the folder uses as well.
  private let sharedNames: Set<String>

  /// The folder to which names are relative.
  package var folder: String { path.splitPath.folder }

  /// Reads a set and checks everything that does not require drawing.
  package init(contentsOf path: String) throws(Failure) {
    let absolutePath = AbsolutePath.of(path)
    let bytes = try Failure.from { () throws(GoldenReadError) in try GoldenBytes.read(absolutePath)
    }
    guard let data = bytes else { throw Failure(GoldenProblem.noSet(path)) }
    self.path = absolutePath
    do {
      let file = try JSONDecoder().decode(GoldenSetFile.self, from: data)
      let lines = GoldenLines.of(file.goldens.count, in: data)
      goldens = try zip(file.goldens, lines).map { entry, line in
        try SceneGolden(entry, scale: file.scale, line: line)
      }
      try Self.checkNames(goldens)
      sharedNames = Self.names(besides: URL(fileURLWithPath: absolutePath))
    } catch let problem as GoldenSetProblem {
      throw Failure(GoldenProblem.set(path: path, problem))
    } catch let error as DecodingError {
      throw Failure(GoldenProblem.set(path: path, GoldenSetProblem(error)))
    } catch {
      throw Failure(GoldenProblem.set(path: path, .notJSON("\(error)")))
    }
  }

  private static func checkNames(_ goldens: [SceneGolden]) throws(GoldenSetProblem) {
    var seen: Set<String> = []
    for golden in goldens where !seen.insert(golden.name).inserted {
      throw .twice(golden.name)
    }
  }

  /// The file's name without extension.
  private var name: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

  /// The first component of its goldens' identifiers: the folder's name; at the root of a clone,
  /// whose name varies, the set's own name.
  package var module: String {
    let isRoot = ["Package.swift", ".git"].contains { name in
      FileManager.default.fileExists(atPath: "\(folder)/\(name)")
    }
    return isRoot ? name : URL(fileURLWithPath: folder).lastPathComponent
  }

  /// Returns a golden's identifier. It contains the set's file name if the picture is beside that
  /// file or if another set in the folder has a golden of the same name, because results and
  /// evidence belong to one set.
  package func id(of golden: SceneGolden) -> SnapshotID {
    let parts = golden.name.pathParts
    let folder = parts.dropLast().joined(separator: "/")
    let file =
      folder.isEmpty
      ? name : sharedNames.contains(golden.name) ? "\(name).\(folder)" : folder
    return SnapshotID(
      module: module, file: file, test: parts.last ?? golden.name, name: nil)
  }

  package func path(of golden: SceneGolden) -> String { "\(folder)/\(golden.name).png" }

  /// The absolute paths of the scene and script files of the goldens.
  package var sceneFiles: Set<String> {
    let files = goldens.filter(\.isSceneFile).map(\.scene) + goldens.compactMap(\.script)
    let paths = files.map { file in
      URL(fileURLWithPath: file, relativeTo: URL(fileURLWithPath: folder + "/"))
        .standardizedFileURL.path
    }
    return Set(paths)
  }

  /// Returns the file and line that describe a golden.
  package func source(of golden: SceneGolden) -> SnapshotResult.Source {
    SnapshotResult.Source(file: path, line: golden.line)
  }
}
