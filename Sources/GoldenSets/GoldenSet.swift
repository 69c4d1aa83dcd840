import ScenePictures

/// Goldens described by a file: what to draw for each picture that lies beside it.
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

  /// The folder that names count from.
  package var folder: String { URL(fileURLWithPath: path).deletingLastPathComponent().path }

  /// Reads a set and checks all that can be checked without drawing.
  package init(contentsOf path: String) throws(GoldenError) {
    let url = URL(fileURLWithPath: path)
    let bytes: Data?
    do throws(GoldenReadError) { bytes = try GoldenBytes.read(url.path) } catch {
      throw .unreadableSet(error)
    }
    guard let data = bytes else { throw .noSet(path) }
    self.path = url.path
    do {
      let file = try JSONDecoder().decode(GoldenSetFile.self, from: data)
      let places = Self.lines(of: file.goldens.map(\.name), in: data)
      goldens = try zip(file.goldens, places).map { entry, line in
        try SceneGolden(entry, scale: file.scale, line: line)
      }
      try Self.checkNames(goldens)
    } catch let problem as GoldenSetProblem {
      throw .set(path: path, problem)
    } catch let error as DecodingError {
      throw .set(path: path, GoldenSetProblem(error))
    } catch {
      throw .set(path: path, .notJSON("\(error)"))
    }
  }

  private static func checkNames(_ goldens: [SceneGolden]) throws(GoldenSetProblem) {
    var seen: Set<String> = []
    for golden in goldens where !seen.insert(golden.name).inserted {
      throw .twice(golden.name)
    }
  }

  /// The line of each name, counted from 1: where an annotation points to. A name that is written
  /// with escapes has its neighbour's.
  ///
  /// Complexity: one pass, for entries and their lines are in one order.
  private static func lines(of names: [String], in data: Data) -> [Int] {
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self).utf8 }
    var line = 0
    return names.map { name in
      let rest = lines[line...]
      line =
        rest.firstIndex { text in
          !text.ranges(of: "\"name\"".utf8).isEmpty && !text.ranges(of: "\"\(name)\"".utf8).isEmpty
        } ?? line
      return line + 1
    }
  }

  /// What the file is called, without its extension.
  private var name: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

  /// What stands first in the identifiers of its goldens: its folder's name; its own at the root of
  /// a checkout, which everybody may call otherwise.
  package var module: String {
    let isRoot = ["Package.swift", ".git"].contains { name in
      FileManager.default.fileExists(atPath: "\(folder)/\(name)")
    }
    return isRoot ? name : URL(fileURLWithPath: folder).lastPathComponent
  }

  package func id(of golden: SceneGolden) -> SnapshotID {
    let parts = golden.name.split(separator: "/")
    return SnapshotID(
      module: module, file: parts.count > 1 ? parts.dropLast().joined(separator: "/") : name,
      test: parts.last.map(String.init) ?? golden.name, name: nil)
  }

  package func path(of golden: SceneGolden) -> String { "\(folder)/\(golden.name).png" }

  /// The scene files that goldens are drawn from, as absolute paths.
  package var sceneFiles: Set<String> {
    let paths = goldens.filter(\.isSceneFile).map { golden in
      URL(fileURLWithPath: golden.scene, relativeTo: URL(fileURLWithPath: folder + "/"))
        .standardizedFileURL.path
    }
    return Set(paths)
  }

  /// Where a golden is described.
  package func source(of golden: SceneGolden) -> SnapshotResult.Source {
    SnapshotResult.Source(file: path, line: golden.line)
  }
}
