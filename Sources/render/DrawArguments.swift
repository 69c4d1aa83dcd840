/// What was written on the command line, before it is checked.
struct DrawArguments: Equatable {
  var offset: String?
  var size: String?
  var scale: String?
  var fonts: String?
  var indicators = false
  var keepsOffset = false
  var limit: [String] = []
  var allowsOutside = false
  var words: [String] = []

  /// What was asked for, checked.
  func request(scenes: SceneNames = .builtIn) throws(RenderError) -> RenderRequest {
    let (scene, output) = try Words(words, scenes: scenes).resolved()
    return RenderRequest(
      scene: scene, output: output,
      offset: try offset.map { text throws(RenderError) in try Number.offset(text) },
      size: try size.map { text throws(RenderError) in try Number.size(text) },
      scale: try scale.map { text throws(RenderError) in try Number.scale(text) },
      fonts: fonts, showsIndicators: indicators, clamps: !keepsOffset,
      limits: try LimitOption.limits(limit), allowsOutside: allowsOutside)
  }
}
