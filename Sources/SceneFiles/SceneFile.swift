import Foundation
import SceneRendering
import UIKit

/// A scene described in a file.
package struct SceneFile: Sendable {
  /// The path as it was given.
  package let path: String
  private var assembled: AssembledScene
  private var script: PlayedScript
  /// The file itself and the data files and images that it names, if they exist.
  package private(set) var files: [String] = []

  /// Reads a scene file and the data files and images that it names.
  ///
  /// - Parameters:
  ///   - allowsOutside: Whether the file may name files outside of its folder.
  /// - Throws: All mistakes, with line and column. Nothing is drawn.
  package init(
    path: String, limits: SceneLimits = .standard, allowsOutside: Bool = false
  ) throws(SceneFileError) {
    let data: Data
    do throws(FileProblem) {
      data = try RegularFile(path: path).read(limit: limits[.fileBytes])
    } catch {
      throw SceneFileError(
        file: path, [Mistake(.unreadable(error), DocumentLocation(line: 1, column: 1))],
        files: [path])
    }
    // `deletingLastPathComponent` traps on Linux for a path of one character.
    let folder = path.contains("/") ? (path as NSString).deletingLastPathComponent : "."
    do throws(SceneFileError) {
      try self.init(
        data, path: path, folder: folder, limits: limits, allowsOutside: allowsOutside)
    } catch {
      throw SceneFileError(file: path, error.mistakes, files: [path] + error.files)
    }
    files.insert(path, at: 0)
  }

  /// Returns the names of the pictures of a scene file's script, in order, without reading the
  /// files that it names.
  ///
  /// - Returns: The names; nil for a file with mistakes.
  package static func captures(path: String, limits: SceneLimits = .standard) -> [String]? {
    guard let data = try? RegularFile(path: path).read(limit: limits[.fileBytes]) else {
      return nil
    }
    let (document, mistakes) = SceneDecoder(limits: limits)
      .decode(data, isJSON: path.lowercased().hasSuffix(".json"))
    return mistakes.isEmpty ? document.script.captures : nil
  }

  /// Reads a scene file from a pipe or an open file; files that it names are in the current folder.
  package init(
    standardInput descriptor: Int32, limits: SceneLimits = .standard, allowsOutside: Bool = false
  ) throws(SceneFileError) {
    let name = "standard input"
    let data: Data
    do throws(FileProblem) {
      data = try RegularFile.bytes(of: descriptor, limits[.fileBytes])
    } catch {
      throw SceneFileError(
        file: name, [Mistake(.unreadable(error), DocumentLocation(line: 1, column: 1))])
    }
    try self.init(data, path: name, folder: ".", limits: limits, allowsOutside: allowsOutside)
  }

  /// Reads the bytes of a scene file.
  ///
  /// - Parameters:
  ///   - path: The name in messages; a name with the extension `.json` is read as JSON.
  ///   - folder: The folder of the files that it names.
  package init(
    _ data: Data, path: String, folder: String, limits: SceneLimits = .standard,
    allowsOutside: Bool = false
  ) throws(SceneFileError) {
    self.path = path
    let (document, problems) = SceneDecoder(limits: limits)
      .decode(data, isJSON: path.lowercased().hasSuffix(".json"))
    guard !document.gaps.isAll else { throw SceneFileError(file: path, problems) }
    var assembler = SceneAssembler(
      document, folder: SceneFolder(folder, allowsOutside: allowsOutside), limits: limits)
    let (assembled, mistakes) = assembler.assemble()
    let all = problems + mistakes
    guard all.isEmpty else { throw SceneFileError(file: path, all, files: assembler.files) }
    self.assembled = assembled
    script = PlayedScript(
      steps: assembled.document.script, insertions: assembled.insertions, path: path)
    files = assembler.files
  }

  // MARK: Properties

  /// The name of the file without its extension.
  package var name: String {
    ((path as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  /// The size of the screen, in points.
  package var size: CGSize { screen.size ?? screen.deviceScreen.size }
  /// The scale of the screen, in pixels per point.
  package var scale: CGFloat { screen.scale.map { CGFloat($0) } ?? screen.deviceScreen.scale }
  /// The covered edges of the screen.
  package var edges: ScreenEdges { screen.edges }
  /// The names of the script's pictures, in order.
  package var captures: [String] { script.steps.captures }

  /// Whether there is a script before the picture.
  package var hasScript: Bool { !script.steps.isEmpty }

  /// Returns the scene with other screen settings; nil keeps those of the file.
  package func adapted(
    to appearance: Appearance?, isRightToLeft: Bool?, textSize: TextSize?
  ) -> SceneFile {
    var file = self
    if let appearance { file.assembled.document.screen.appearance = appearance }
    if let isRightToLeft {
      file.assembled.document.screen.direction = isRightToLeft ? .rightToLeft : .leftToRight
    }
    if let textSize { file.assembled.document.screen.textSize = textSize }
    return file
  }

  /// The traits of controls; boxes get their colours and fonts from the file.
  @MainActor private var traits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: screen.appearance == .dark ? .dark : .light),
      UITraitCollection(
        layoutDirection: screen.direction == .rightToLeft ? .rightToLeft : .leftToRight),
      UITraitCollection(preferredContentSizeCategory: screen.textSize.category),
    ])
  }

  /// Returns the scene with the script of another file.
  package func playing(_ other: ScriptFile) -> SceneFile {
    var file = self
    file.script = PlayedScript(steps: other.steps, path: other.path)
    file.files.append(other.path)
    return file
  }

  /// Returns the error of the script in a window of a size, in points; nil if none is known before
  /// it is played.
  package func error(in size: CGSize) -> SceneFileError? {
    let mistakes = script.steps.touchesOutside(size)
    return mistakes.isEmpty ? nil : SceneFileError(file: script.path, mistakes, files: files)
  }

  private var screen: ScreenModel { assembled.document.screen }

  /// The file as a scene like the built-in ones, without its script.
  package var scene: Scene {
    let assembled = assembled
    return Scene(
      name: name, summary: assembled.document.summary, defaultSize: size
    ) { _ in SceneFileViewController(assembled) }
  }

  /// Creates a player on a screen.
  ///
  /// - Parameters:
  ///   - size: The size in points; nil for the file's.
  ///   - scale: The scale in pixels per point; nil for the file's.
  ///   - edges: The covered edges of the screen; nil for the file's, or for none with a custom
  ///     size.
  @MainActor
  package func player(
    size: CGSize? = nil, scale: CGFloat? = nil, edges: ScreenEdges? = nil
  ) -> ScenePlayer {
    let renderer = SceneRenderer(
      scene: scene, size: size ?? self.size, scale: scale ?? self.scale,
      edges: edges ?? (size == nil ? self.edges : ScreenEdges()), traits: traits)
    return ScenePlayer(
      script, renderer: renderer,
      showsIndicators: assembled.document.collectionView.showsIndicators)
  }
}
