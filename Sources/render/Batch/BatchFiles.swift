import Failures
import Foundation
import ScenePictures

/// The scene files below a folder, and the paths of their pictures.
struct BatchFiles: Equatable {
  /// A scene file to draw.
  struct File: Equatable {
    let scene: String
    /// The path of its pictures without the distinguishing suffix and extension.
    let stem: String
  }

  /// Sorted by name.
  let all: [File]
  /// JSON files that are not scene files, relative to the folder.
  private(set) var leftOut: [String] = []

  private static let endings = [".yml", ".yaml", ".scene.json", ".json"]

  init(folder: String, out: String) throws(Failure) {
    guard SceneNames.isFolder(folder), let paths = FileManager.default.enumerator(atPath: folder)
    else { throw Failure(BatchProblem.noFolder(folder)) }
    let names = paths.compactMap { $0 as? String }
      .filter { Self.mayBeScene($0) && !SceneNames.isFolder("\(folder)/\($0)") }
    let others = Set(names.filter { !Self.isScene($0, in: folder) })
    self.init(names: names.filter { !others.contains($0) }, folder: folder, out: out)
    leftOut = others.sorted()
    if all.isEmpty { throw Failure(BatchProblem.noFiles(folder)) }
  }

  /// Creates the scene files of a folder from their names.
  ///
  /// - Parameter names: Paths relative to the folder, in any order.
  init(names: [String], folder: String, out: String) {
    all = names.sorted().map { name in
      let stem = name.dropLast(Self.endings.first { name.hasSuffix($0) }?.count ?? 0)
      return File(scene: "\(folder)/\(name)", stem: "\(out)/\(stem)")
    }
  }

  private static func mayBeScene(_ path: String) -> Bool {
    let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
    return !isHidden && endings.contains { path.hasSuffix($0) }
      && !path.hasSuffix(BatchOutputs.treeEnding)
  }

  /// Files with the extension `json` are recognized as scenes by their content.
  private static func isScene(_ name: String, in folder: String) -> Bool {
    !name.hasSuffix(".json") || name.hasSuffix(".scene.json")
      || JSONScene.isDescribed(by: "\(folder)/\(name)")
  }
}
