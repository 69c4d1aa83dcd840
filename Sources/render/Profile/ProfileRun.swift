import ImageIO
import Profiling
import ScenePictures

/// Profiles what was asked for and writes chart and figures. Nothing is written before both are
/// whole.
@MainActor
struct ProfileRun {
  let request: ProfileRequest
  private let source: DrawingSource
  private let drawing: DrawingRequest

  init(_ request: ProfileRequest) throws(RenderError) {
    self.request = request
    var drawing = DrawingRequest(scene: request.scene)
    (drawing.script, drawing.size, drawing.scale) = (request.script, request.size, request.scale)
    self.drawing = drawing
    source = try RenderError.pictures { () throws(ScenePictureError) in
      let source = try DrawingSource(drawing)
      _ = try source.screen(drawing, ScreenVariant())
      return source
    }
  }

  func run() throws(RenderError) {
    try PictureOutput.check(request.output)
    let other = try request.other.map { path throws(RenderError) in try Self.read(path) }
    try FontChoice.prepare(nil)
    let profile = try measure()
    let chart = ProfileChart(profile, comparedWith: other)
    guard let bitmap = chart.snapshotBitmap(scale: 2) else {
      throw .pictures(
        .scene(.outOfMemory(scene: profile.scene, width: 2240, height: 1120)))
    }
    let picture = try PictureOutput.encoded(bitmap)
    let figures = try Self.encoded(profile)
    if let path = request.json { try Self.write(figures, to: path) }
    try PictureOutput.write(picture, to: request.output)
    CommandLineTool.complain(profile.worstSentence + ".")
  }

  // MARK: Measuring

  private func measure() throws(RenderError) -> ScrollProfile {
    let (renderer, player) = try RenderError.pictures { () throws(ScenePictureError) in
      try source.putUp(drawing, ScreenVariant())
    }
    guard let profiler = Profiler(renderer, clock: ThreadClock.read) else {
      throw .nothingScrolls(source.name)
    }
    if let player, player.hasScript { return try measure(player, profiler) }
    guard profiler.range.lowerBound < profiler.range.upperBound else {
      throw .nothingScrolls(source.name)
    }
    let range = try range(in: profiler)
    let progress = Progress("profiling \(source.name)")
    defer { progress.end() }
    do throws(SceneError) {
      return try profiler.run(from: range.start, to: range.end) { progress.show($0, of: $1) }
    } catch {
      throw .pictures(.scene(error))
    }
  }

  /// Plays the script, and goes on until all is at rest.
  private func measure(
    _ player: ScenePlayer, _ profiler: Profiler
  ) throws(RenderError) -> ScrollProfile {
    do throws(SceneError) {
      return try profiler.run(player.scriptName) { showFrame throws(SceneError) in
        var isOver = false
        try player.play(times: Self.frameTimes, onEnd: { isOver = true }) {
          moment throws(SceneError) in
          guard case .time = moment else { return true }
          try showFrame()
          return !isOver || !player.renderer.onScreen { MediaClock.current.isIdle }
        }
      }
    } catch {
      throw .pictures(.scene(error))
    }
  }

  /// Ten minutes of frames, in seconds.
  private static let frameTimes = (1...36_000).map { Double($0) / 60 }

  /// What was asked for, pulled back into the content; what is left must be some way.
  private func range(in profiler: Profiler) throws(RenderError) -> ScrollRange {
    guard let asked = request.range else {
      return ScrollRange(start: profiler.range.lowerBound, end: profiler.usualEnd)
    }
    let whole = profiler.range
    func pulledBack(_ offset: CGFloat) -> CGFloat {
      min(max(offset, whole.lowerBound), whole.upperBound)
    }
    let range = ScrollRange(start: pulledBack(asked.start), end: pulledBack(asked.end))
    guard range.start != range.end else {
      throw .scrollOutside(source.name, whole: whole)
    }
    if range != asked {
      CommandLineTool.complain(
        "The content ends: scrolling \(FormattedNumber(range.start))..\(FormattedNumber(range.end))."
      )
    }
    return range
  }

  // MARK: Files

  private static func encoded(_ profile: ScrollProfile) throws(RenderError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    do {
      return try encoder.encode(profile) + Data("\n".utf8)
    } catch {
      throw .profile("the figures", reason: "\(error)")
    }
  }

  private static func read(_ path: String) throws(RenderError) -> ScrollProfile {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .profile(path, reason: "it cannot be read")
    }
    do {
      return try JSONDecoder().decode(ScrollProfile.self, from: data)
    } catch {
      throw .profile(path, reason: "it is not what 'render profile --json' writes")
    }
  }

  private static func write(_ data: Data, to path: String) throws(RenderError) {
    try PictureOutput.write(data, to: path == "-" ? .standardOutput : .file(path))
  }
}
