import ImageIO
import Profiling
import ScenePictures

/// Profiles a request and writes the chart and the figures, after both are complete.
@MainActor
struct ProfileRun {
  let request: ProfileRequest
  private let source: DrawingSource
  private let drawing: DrawingRequest

  init(_ request: ProfileRequest) throws(Failure) {
    self.request = request
    var drawing = DrawingRequest(scene: request.scene)
    drawing.script = request.script
    (drawing.picture.size, drawing.picture.scale) = (request.size, request.scale)
    self.drawing = drawing
    source = try DrawingSource(drawing)
    _ = try source.screen(drawing.picture)
  }

  func run() throws(Failure) {
    try PictureOutput.check(request.output)
    let other = try request.other.map { path throws(Failure) in try Self.read(path) }
    try FontChoice.prepare(nil, systemFont: nil)
    let profile = try measure()
    let chart = ProfileChart(profile, comparedWith: other)
    guard let bitmap = chart.snapshotBitmap(scale: 2) else {
      throw Failure(
        SnapshotError.unusableSize(chart.bounds.size, scale: 2),
        of: FailureSubject("'\(profile.scene)'"))
    }
    let picture = try PictureOutput.encoded(bitmap)
    let figures = try Self.encoded(profile)
    if let path = request.json { try Self.write(figures, to: path) }
    try PictureOutput.write(picture, to: request.output)
    CommandLineTool.diagnose(profile.worstSentence + ".")
  }

  // MARK: Measuring

  private func measure() throws(Failure) -> ScrollProfile {
    let (renderer, player) = try source.putUp(drawing.picture)
    guard let profiler = Profiler(renderer, clock: ThreadClock.read) else {
      throw Failure(ArgumentProblem.nothingScrolls(source.name))
    }
    if let player, player.hasScript { return try measure(player, profiler) }
    guard profiler.range.lowerBound < profiler.range.upperBound else {
      throw Failure(ArgumentProblem.nothingScrolls(source.name))
    }
    let range = try range(in: profiler)
    let progress = Progress("profiling \(source.name)")
    defer { progress.end() }
    return try profiler.run(from: range.start, to: range.end) { progress.show($0, of: $1) }
  }

  /// Plays the script until everything is at rest.
  private func measure(
    _ player: ScenePlayer, _ profiler: Profiler
  ) throws(Failure) -> ScrollProfile {
    return try profiler.run(player.scriptName) { showFrame throws(Failure) in
      var isOver = false
      try player.play(times: Self.frameTimes, onEnd: { isOver = true }) {
        moment throws(Failure) in
        guard case .time = moment else { return true }
        try showFrame()
        return !isOver || !player.renderer.onScreen { MediaClock.current.isIdle }
      }
    }
  }

  /// The times of ten minutes of frames, in seconds.
  private static let frameTimes = (1...36_000).map { Double($0) / 60 }

  /// The requested range, clamped to the content. Throws if it is empty.
  private func range(in profiler: Profiler) throws(Failure) -> ScrollRange {
    guard let asked = request.range else {
      return ScrollRange(start: profiler.range.lowerBound, end: profiler.usualEnd)
    }
    let whole = profiler.range
    func pulledBack(_ offset: CGFloat) -> CGFloat {
      min(max(offset, whole.lowerBound), whole.upperBound)
    }
    let range = ScrollRange(start: pulledBack(asked.start), end: pulledBack(asked.end))
    guard range.start != range.end else {
      throw Failure(ArgumentProblem.scrollOutside(source.name, whole: whole))
    }
    if range != asked {
      CommandLineTool.diagnose(
        """
        The content ends: scrolling \(FormattedNumber(range.start))..\(FormattedNumber(range.end)).
        """
      )
    }
    return range
  }

  // MARK: Files

  private static func encoded(_ profile: ScrollProfile) throws(Failure) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    do {
      return try encoder.encode(profile) + Data("\n".utf8)
    } catch {
      throw Failure(ArgumentProblem.profile("the figures", reason: "\(error)"))
    }
  }

  private static func read(_ path: String) throws(Failure) -> ScrollProfile {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      let exists = FileManager.default.fileExists(atPath: path)
      throw Failure(
        ArgumentProblem.profile(
          path, reason: exists ? "it is not a readable file" : "there is no such file"))
    }
    do {
      return try JSONDecoder().decode(ScrollProfile.self, from: data)
    } catch {
      throw Failure(
        ArgumentProblem.profile(path, reason: "it is not what 'render profile --json' writes"))
    }
  }

  private static func write(_ data: Data, to path: String) throws(Failure) {
    try PictureOutput.write(data, to: path == "-" ? .standardOutput : .file(path))
  }
}
