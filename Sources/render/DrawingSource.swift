import SceneFiles
import Scenes
import UIKit

/// What is drawn: a scene that is built in, or one that a file describes.
@MainActor
enum DrawingSource {
  case builtIn(Scene)
  case file(SceneFile)

  init(_ request: RenderRequest) throws(RenderError) {
    if SceneNames.isFile(request.scene) {
      do throws(SceneFileError) {
        self = .file(
          try SceneFile(
            path: request.scene, limits: request.limits, allowsOutside: request.allowsOutside))
      } catch {
        throw .sceneFile(error)
      }
    } else if let scene = SceneRegistry.scene(named: request.scene) {
      self = .builtIn(scene)
    } else {
      throw .unknownScene(request.scene, nearest: SceneNames.builtIn.nearest(to: request.scene))
    }
  }

  /// In points.
  var size: CGSize {
    switch self {
    case .builtIn(let scene): scene.defaultSize
    case .file(let file): file.size
    }
  }

  /// Pixels per point.
  var scale: CGFloat {
    switch self {
    case .builtIn: 2
    case .file(let file): file.scale
    }
  }

  /// The names of the pictures that a script takes.
  var captures: [String] {
    if case .file(let file) = self { file.captures } else { [] }
  }

  var hasScript: Bool {
    if case .file(let file) = self { file.hasScript } else { false }
  }

  func pictures(
    _ request: RenderRequest, size: CGSize, scale: CGFloat
  ) throws(SceneError) -> [ScenePlayer.Picture] {
    switch self {
    case .builtIn(let scene):
      let (bitmap, offset) = try SceneRenderer(scene: scene, size: size, scale: scale).render(
        offset: request.offset, clamps: request.clamps, showsIndicators: request.showsIndicators)
      return [ScenePlayer.Picture(name: nil, bitmap: bitmap, offset: offset)]
    case .file(let file):
      return try file.player(size: size, scale: scale).pictures(
        offset: request.offset, clamps: request.clamps, showsIndicators: request.showsIndicators)
    }
  }
}

/// Which picture goes where.
struct OutputNames {
  /// What stands for a picture's name in an output's.
  static let placeholder = "{capture}"

  private let output: Output

  /// - Parameter captures: the names of the pictures to come; none for a single one without a name.
  init(_ output: Output, captures: [String]) throws(RenderError) {
    self.output = output
    let hasPlace: Bool
    let name: String
    switch output {
    case .standardOutput: (hasPlace, name) = (false, "-")
    case .file(let path): (hasPlace, name) = (path.contains(Self.placeholder), path)
    }
    if captures.count > 1, !hasPlace { throw .severalPictures(captures, output: name) }
    if captures.isEmpty, hasPlace { throw .noNames(output: name) }
  }

  func output(for name: String?) -> Output {
    guard case .file(let path) = output, let name else { return output }
    return .file(path.replacingOccurrences(of: Self.placeholder, with: name))
  }
}
