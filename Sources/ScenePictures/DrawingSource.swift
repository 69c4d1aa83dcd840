/// What is drawn: a scene that is built in, or one that a file describes.
@MainActor
package enum DrawingSource {
  case builtIn(Scene)
  case file(SceneFile)

  package init(_ request: DrawingRequest) throws(ScenePictureError) {
    if SceneNames.isFile(request.scene) {
      do throws(SceneFileError) {
        self = .file(try Self.file(request))
      } catch {
        throw .sceneFile(error)
      }
    } else if let scene = SceneRegistry.scene(named: request.scene) {
      self = .builtIn(scene)
    } else {
      throw .unknownScene(request.scene, nearest: SceneNames.builtIn.nearest(to: request.scene))
    }
  }

  private static func file(_ request: DrawingRequest) throws(SceneFileError) -> SceneFile {
    guard request.scene == "-" else {
      return try SceneFile(
        path: request.scene, limits: request.limits, allowsOutside: request.allowsOutside)
    }
    return try SceneFile(
      standardInput: STDIN_FILENO, limits: request.limits, allowsOutside: request.allowsOutside)
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
  package var captures: [String] {
    if case .file(let file) = self { file.captures } else { [] }
  }

  /// The files that it is read from.
  package var files: [String] {
    if case .file(let file) = self { file.files } else { [] }
  }

  package var hasScript: Bool {
    if case .file(let file) = self { file.hasScript } else { false }
  }

  /// What mistakes and pictures call it.
  package var name: String {
    switch self {
    case .builtIn(let scene): scene.name
    case .file(let file): file.name
    }
  }

  /// A screen: its size in points, its scale, and what of it is covered.
  package func screen(
    _ request: DrawingRequest, _ variant: ScreenVariant
  ) throws(ScenePictureError) -> (size: CGSize, scale: CGFloat, edges: ScreenEdges) {
    let size = request.size ?? variant.device?.size ?? self.size
    let scale = request.scale ?? variant.device?.scale ?? self.scale
    try ScreenRequest.check(size, scale: scale)
    return (size, scale, request.size != nil ? ScreenEdges() : variant.device?.edges ?? edges)
  }

  private var edges: ScreenEdges {
    if case .file(let file) = self { file.edges } else { ScreenEdges() }
  }
}
