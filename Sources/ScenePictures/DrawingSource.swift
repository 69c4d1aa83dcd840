import InterfaceBuilder

/// What is drawn: a scene that is built in, or one that a file describes.
@MainActor
package enum DrawingSource {
  case builtIn(Scene, ScriptFile?)
  case file(SceneFile)
  case xib(Scene)
  case storyboard(StoryboardFile)

  package init(_ request: DrawingRequest) throws(ScenePictureError) {
    if SceneNames.isInterfaceFile(request.scene) {
      self = try Self.interfaceFile(request)
      return
    }
    do throws(SceneFileError) {
      let scene = SceneRegistry.scene(named: request.scene)
      let script = try request.script.map { path throws(SceneFileError) in
        try ScriptFile(
          path: path, limits: request.limits, fingersDown: scene?.fingersDown ?? [])
      }
      if SceneNames.isFile(request.scene) {
        let file = try Self.file(request)
        self = .file(script.map(file.playing) ?? file)
        return
      }
      if let scene {
        self = .builtIn(scene, script)
        return
      }
    } catch {
      throw .sceneFile(error)
    }
    throw .unknownScene(request.scene, nearest: SceneNames.builtIn.nearest(to: request.scene))
  }

  private static func interfaceFile(
    _ request: DrawingRequest
  ) throws(ScenePictureError) -> DrawingSource {
    do throws(DocumentError) {
      return request.scene.lowercased().hasSuffix(".xib")
        ? .xib(try InterfaceFile.xib(path: request.scene, size: request.size))
        : .storyboard(
          try StoryboardFile(path: request.scene, scene: request.interfaceScene))
    } catch {
      throw .interfaceFile(error.sentence)
    }
  }

  /// The names of a storyboard's scenes; none of anything else.
  package var interfaceScenes: [String] {
    if case .storyboard(let file) = self { file.sceneNames } else { [] }
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
    case .builtIn(let scene, _), .xib(let scene): scene.defaultSize
    case .storyboard(let file): file.size
    case .file(let file): file.size
    }
  }

  /// Pixels per point.
  var scale: CGFloat {
    switch self {
    case .builtIn, .xib, .storyboard: 2
    case .file(let file): file.scale
    }
  }

  /// The names of the pictures that a script takes.
  package var captures: [String] {
    switch self {
    case .builtIn(_, let script): script?.captures ?? []
    case .file(let file): file.captures
    case .xib, .storyboard: []
    }
  }

  /// The files that it is read from.
  package var files: [String] {
    switch self {
    case .builtIn(_, let script): (script?.path).map { [$0] } ?? []
    case .file(let file): file.files
    case .xib(let scene): [scene.name]
    case .storyboard(let file): [file.path]
    }
  }

  package var hasScript: Bool {
    switch self {
    case .builtIn(_, let script): script != nil
    case .file(let file): file.hasScript
    case .xib, .storyboard: false
    }
  }

  /// What mistakes and pictures call it.
  package var name: String {
    switch self {
    case .builtIn(let scene, _), .xib(let scene): scene.name
    case .file(let file): file.name
    case .storyboard(let file): file.path
    }
  }

  /// A screen: its size in points, its scale, and what of it is covered.
  package func screen(
    _ request: DrawingRequest, _ variant: ScreenVariant
  ) throws(ScenePictureError) -> (size: CGSize, scale: CGFloat, edges: ScreenEdges) {
    let size = request.size ?? variant.device?.size ?? self.size
    let scale = request.scale ?? variant.device?.scale ?? self.scale
    try ScreenRequest.check(size, scale: scale)
    if let error = scriptError(in: size) { throw .sceneFile(error) }
    return (size, scale, request.size != nil ? ScreenEdges() : variant.device?.edges ?? edges)
  }

  /// Puts the scene up on a screen, with a player where there may be a script.
  package func putUp(
    _ request: DrawingRequest, _ variant: ScreenVariant
  ) throws(ScenePictureError) -> (renderer: SceneRenderer, player: ScenePlayer?) {
    let (size, scale, edges) = try screen(request, variant)
    func renderer(_ scene: Scene) -> SceneRenderer {
      SceneRenderer(scene: scene, size: size, scale: scale, edges: edges, traits: variant.traits)
    }
    switch self {
    case .xib(let scene): return (renderer(scene), nil)
    case .storyboard(let file):
      return (renderer(file.scene(named: variant.interfaceScene)), nil)
    case .builtIn(let scene, let script):
      let renderer = renderer(scene)
      return (renderer, script.map { ScenePlayer($0, renderer: renderer) })
    case .file(let file):
      let player = file.adapted(
        to: variant.appearance, isRightToLeft: variant.isRightToLeft, textSize: variant.textSize
      ).player(size: size, scale: scale, edges: edges)
      return (player.renderer, player)
    }
  }

  /// What is wrong with the script on a screen of a size, in points.
  private func scriptError(in size: CGSize) -> SceneFileError? {
    switch self {
    case .builtIn(_, let script): script?.error(in: size)
    case .file(let file): file.error(in: size)
    case .xib, .storyboard: nil
    }
  }

  private var edges: ScreenEdges {
    if case .file(let file) = self { file.edges } else { ScreenEdges() }
  }
}
