import InterfaceBuilder

/// The source of pictures: a built-in scene, or a file.
@MainActor
package enum DrawingSource {
  case builtIn(Scene, ScriptFile?)
  case file(SceneFile)
  case xib(Scene, ScriptFile?)
  case storyboard(StoryboardFile, ScriptFile?)

  package init(_ request: DrawingRequest) throws(Failure) {
    if SceneRegistry.scene(named: request.scene) == nil, SceneNames.isFolder(request.scene) {
      throw Failure(SceneProblem.folder(request.scene))
    }
    if SceneNames.isInterfaceFile(request.scene) {
      self = try Self.interfaceFile(request)
      return
    }
    guard request.picture.interfaceScene == nil else {
      throw Failure(SceneProblem.noScenes(request.scene))
    }
    let known = try Failure.from { () throws(SceneFileError) in try Self.known(request) }
    guard let known else {
      let nearest = SceneNames.builtIn.nearest(to: request.scene)
      throw Failure(SceneProblem.unknownScene(request.scene, nearest: nearest))
    }
    self = known
  }

  /// Returns a scene file or a built-in scene; nil for an unknown name.
  private static func known(
    _ request: DrawingRequest
  ) throws(SceneFileError) -> DrawingSource? {
    let scene = SceneRegistry.scene(named: request.scene)
    let script = try script(request, fingersDown: scene?.fingersDown ?? [])
    guard SceneNames.isFile(request.scene) else { return scene.map { .builtIn($0, script) } }
    let file = try file(request)
    return .file(script.map(file.playing) ?? file)
  }

  private static func interfaceFile(
    _ request: DrawingRequest
  ) throws(Failure) -> DrawingSource {
    let isXib = request.scene.lowercased().hasSuffix(".xib")
    if isXib, request.picture.interfaceScene != nil {
      throw Failure(SceneProblem.noScenes(request.scene))
    }
    if request.allowsOutside {
      throw Failure(SceneProblem.onlyOfSceneFiles("--allow-outside", request.scene))
    }
    if request.script == nil, request.limits != .standard {
      throw Failure(SceneProblem.onlyOfSceneFiles("--limit without --script", request.scene))
    }
    let script = try Failure.from { () throws(SceneFileError) in try Self.script(request) }
    do throws(DocumentError) {
      return isXib
        ? .xib(try InterfaceFile.xib(path: request.scene, size: request.picture.size), script)
        : .storyboard(
          try StoryboardFile(path: request.scene, scene: request.picture.interfaceScene), script)
    } catch {
      throw Failure(SceneProblem.interfaceFile(error.sentence))
    }
  }

  private static func script(
    _ request: DrawingRequest, fingersDown: Set<Int> = []
  ) throws(SceneFileError) -> ScriptFile? {
    guard let path = request.script else { return nil }
    return try ScriptFile(path: path, limits: request.limits, fingersDown: fingersDown)
  }

  /// The names of a storyboard's scenes; empty for other sources.
  package var interfaceScenes: [String] {
    if case .storyboard(let file, _) = self { file.sceneNames } else { [] }
  }

  private static func file(_ request: DrawingRequest) throws(SceneFileError) -> SceneFile {
    guard request.scene == "-" else {
      return try SceneFile(
        path: request.scene, limits: request.limits, allowsOutside: request.allowsOutside)
    }
    return try SceneFile(
      standardInput: STDIN_FILENO, limits: request.limits, allowsOutside: request.allowsOutside)
  }

  /// The size in points.
  var size: CGSize {
    switch self {
    case .builtIn(let scene, _), .xib(let scene, _): scene.defaultSize
    case .storyboard(let file, _): file.size
    case .file(let file): file.size
    }
  }

  /// The number of pixels per point.
  var scale: CGFloat {
    switch self {
    case .builtIn, .xib: 2
    case .file(let file): file.scale
    case .storyboard(let file, _): file.scale
    }
  }

  /// The names of the captures in a script.
  package var captures: [String] {
    if case .file(let file) = self { file.captures } else { script?.captures ?? [] }
  }

  /// The files from which the source is read.
  package var files: [String] {
    let scripts = (script?.path).map { [$0] } ?? []
    return switch self {
    case .builtIn: scripts
    case .file(let file): file.files
    case .xib(let scene, _): [scene.name] + scripts
    case .storyboard(let file, _): [file.path] + scripts
    }
  }

  package var hasScript: Bool {
    if case .file(let file) = self { file.hasScript } else { script != nil }
  }

  /// The script of a source without its own.
  private var script: ScriptFile? {
    switch self {
    case .builtIn(_, let script), .xib(_, let script), .storyboard(_, let script): script
    case .file: nil
    }
  }

  /// The name that messages and pictures have.
  package var name: String {
    switch self {
    case .builtIn(let scene, _), .xib(let scene, _): scene.name
    case .file(let file): file.name
    case .storyboard(let file, _): file.path
    }
  }

  /// Returns a screen: its size in points, its scale, and its covered edges.
  package func screen(
    _ picture: WantedPicture
  ) throws(Failure) -> (size: CGSize, scale: CGFloat, edges: ScreenEdges) {
    let size = picture.size ?? picture.device?.size ?? self.size
    let scale = picture.scale ?? picture.device?.scale ?? self.scale
    try ScreenRequest.check(size, scale: scale)
    if let mistake = mistake(in: size) { throw Failure(mistake) }
    return (size, scale, picture.size != nil ? ScreenEdges() : picture.device?.edges ?? edges)
  }

  /// Presents the scene on a screen, with a player if there may be a script.
  package func putUp(
    _ picture: WantedPicture
  ) throws(Failure) -> (renderer: SceneRenderer, player: ScenePlayer?) {
    let (size, scale, edges) = try screen(picture)
    func playing(_ scene: Scene) -> (renderer: SceneRenderer, player: ScenePlayer?) {
      let renderer = SceneRenderer(
        scene: scene, size: size, scale: scale, edges: edges, traits: picture.traits)
      return (renderer, script.map { ScenePlayer($0, renderer: renderer) })
    }
    switch self {
    case .builtIn(let scene, _), .xib(let scene, _): return playing(scene)
    case .storyboard(let file, _): return playing(file.scene(named: picture.interfaceScene))
    case .file(let file):
      let player = file.adapted(
        to: picture.appearance, isRightToLeft: picture.isRightToLeft, textSize: picture.textSize
      ).player(size: size, scale: scale, edges: edges)
      return (player.renderer, player)
    }
  }

  /// Returns the problem of the script on a screen of a size, in points.
  private func mistake(in size: CGSize) -> SceneFileError? {
    if case .file(let file) = self { file.error(in: size) } else { script?.error(in: size) }
  }

  private var edges: ScreenEdges {
    switch self {
    case .file(let file): file.edges
    case .storyboard(let file, _): file.edges
    case .builtIn, .xib: ScreenEdges()
    }
  }
}
