import Foundation
import SceneRendering
import UIKit

/// A screen that somebody wrote down in a file instead of Swift.
package struct SceneFile: Sendable {
  /// As it was given.
  package let path: String
  private var assembled: AssembledScene
  private var script: PlayedScript
  /// The file itself and those that it names, data and images, where there are such files.
  package private(set) var files: [String] = []

  /// Reads a scene file and everything it names: data and images.
  ///
  /// - Parameters:
  ///   - allowsOutside: whether the file may name files outside its own folder.
  /// - Throws: all mistakes there are, with line and column. Nothing has been drawn.
  package init(
    path: String, limits: SceneLimits = .standard, allowsOutside: Bool = false
  ) throws(SceneFileError) {
    let data: Data
    do throws(FileProblem) {
      data = try RegularFile(path: path).read(limit: limits[.fileBytes])
    } catch {
      throw SceneFileError(
        file: path, [Mistake(.unreadable(error), Place(line: 1, column: 1))], files: [path])
    }
    let folder = (path as NSString).deletingLastPathComponent
    do throws(SceneFileError) {
      try self.init(
        data, path: path, folder: folder.isEmpty ? "." : folder, limits: limits,
        allowsOutside: allowsOutside)
    } catch {
      throw SceneFileError(file: path, error.mistakes, files: [path] + error.files)
    }
    files.insert(path, at: 0)
  }

  /// The names of the pictures that a scene file's script takes, in order, without reading what
  /// the file names.
  ///
  /// - Returns: nil for a file with mistakes that keep its script from being known.
  package static func captures(path: String, limits: SceneLimits = .standard) -> [String]? {
    guard let data = try? RegularFile(path: path).read(limit: limits[.fileBytes]) else {
      return nil
    }
    let (document, mistakes) = SceneDecoder(limits: limits)
      .decode(data, isJSON: path.lowercased().hasSuffix(".json"))
    return mistakes.isEmpty ? document.script.captures : nil
  }

  /// Reads a scene file from a pipe or an open file; the files that it names are in the current
  /// folder.
  package init(
    standardInput descriptor: Int32, limits: SceneLimits = .standard, allowsOutside: Bool = false
  ) throws(SceneFileError) {
    let name = "standard input"
    let data: Data
    do throws(FileProblem) {
      data = try RegularFile.bytes(of: descriptor, limits[.fileBytes])
    } catch {
      throw SceneFileError(file: name, [Mistake(.unreadable(error), Place(line: 1, column: 1))])
    }
    try self.init(data, path: name, folder: ".", limits: limits, allowsOutside: allowsOutside)
  }

  /// Reads the bytes of a scene file.
  ///
  /// - Parameters:
  ///   - path: the name that mistakes are reported under; one that ends in `.json` is read as JSON.
  ///   - folder: where the files that it names are.
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

  // MARK: What it says

  /// The file's name without its ending.
  package var name: String {
    ((path as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  /// The screen's size, in points.
  package var size: CGSize { screen.size ?? screen.deviceScreen.size }
  /// Pixels per point.
  package var scale: CGFloat { screen.scale.map { CGFloat($0) } ?? screen.deviceScreen.scale }
  /// What of the screen is covered.
  package var edges: ScreenEdges { screen.edges }
  /// The names of the pictures that the script takes, in order.
  package var captures: [String] { script.steps.captures }

  /// Whether anything happens before the picture is taken.
  package var hasScript: Bool { !script.steps.isEmpty }

  /// The same scene on a screen with other settings; what is nil stays as the file says.
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

  /// What controls go by; boxes have their colours and fonts from the file itself.
  @MainActor private var traits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: screen.appearance == .dark ? .dark : .light),
      UITraitCollection(
        layoutDirection: screen.direction == .rightToLeft ? .rightToLeft : .leftToRight),
      UITraitCollection(preferredContentSizeCategory: screen.textSize.category),
    ])
  }

  /// The same scene with a script from another file instead of its own.
  package func playing(_ other: ScriptFile) -> SceneFile {
    var file = self
    file.script = PlayedScript(steps: other.steps, path: other.path)
    file.files.append(other.path)
    return file
  }

  /// What is wrong with the script on a window of a size, in points; nil for nothing that is known
  /// before it is played.
  package func error(in size: CGSize) -> SceneFileError? {
    let mistakes = script.steps.touchesOutside(size)
    return mistakes.isEmpty ? nil : SceneFileError(file: script.path, mistakes, files: files)
  }

  private var screen: ScreenModel { assembled.document.screen }

  /// The file as a scene like the built-in ones; its script is not played.
  package var scene: Scene {
    let assembled = assembled
    return Scene(
      name: name, summary: assembled.document.summary, defaultSize: size
    ) { _ in SceneFileViewController(assembled) }
  }

  /// Makes the screen.
  ///
  /// - Parameters:
  ///   - size: in points; nil for the file's.
  ///   - scale: pixels per point; nil for the file's.
  ///   - edges: what of the screen is covered; nil for the file's, or for a size of its own
  ///     nothing.
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
