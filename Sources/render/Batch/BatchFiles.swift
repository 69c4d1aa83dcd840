import Foundation

/// The scene files below a folder and where their pictures go.
struct BatchFiles: Equatable {
  /// A scene file to draw.
  struct File: Equatable {
    let scene: String
    /// With a place for the moments of a script.
    let output: String
  }

  /// In order of their names.
  let all: [File]

  static let endings = [".yml", ".yaml", ".scene.json"]

  init(folder: String, out: String) throws(RenderError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
      isFolder.boolValue, let paths = FileManager.default.enumerator(atPath: folder)
    else { throw .batch(.noFolder(folder)) }
    let names = paths.compactMap { $0 as? String }.filter(Self.isScene)
    try self.init(names: names, folder: folder, out: out)
    if all.isEmpty { throw .batch(.noFiles(folder)) }
  }

  /// - Parameter names: paths from the folder on, in any order.
  init(names: [String], folder: String, out: String) throws(RenderError) {
    all = names.sorted().map { name in
      let stem = name.dropLast(Self.endings.first { name.hasSuffix($0) }?.count ?? 0)
      return File(scene: "\(folder)/\(name)", output: "\(out)/\(stem){-capture}.png")
    }
    for (first, second) in zip(all, all.dropFirst()) where first.output == second.output {
      throw .batch(.sameOutput(first.scene, second.scene, output: first.output))
    }
  }

  private static func isScene(_ path: String) -> Bool {
    let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
    return !isHidden && endings.contains { path.hasSuffix($0) }
  }
}
