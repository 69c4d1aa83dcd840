import ScenePictures
import UIKit
import WorkMeter

/// Draws a request and writes the pictures. Separate files are written one by one, so that only one
/// picture is in memory; a combined file is written after all pictures are drawn.
@MainActor
struct Drawing {
  let request: RenderRequest
  private let source: DrawingSource
  private let list: ShotList
  /// The last drawn screen. It is retained until the process exits, as releasing it takes 1 % of
  /// the time of a cold run.
  private static var last: ScreenVisit?

  /// Performs a request in its language.
  static func run(_ request: RenderRequest) throws(Failure) {
    let result = LanguageScope.run(request.language) {
      Result { () throws(Failure) in try Drawing(request).run() }
    }
    try result.get()
  }

  init(_ request: RenderRequest) throws(Failure) {
    var request = request
    let source = try DrawingSource(request.drawing)
    if request.form == .sheet || request.form == .filmstrip {
      request.drawing.showEachScene(of: source)
    }
    self.request = request
    self.source = source
    for screen in request.drawing.screens { _ = try source.screen(screen) }
    list = try ShotList(
      request.drawing, captures: source.captures, hasScript: source.hasScript)
  }

  /// The files that the scene is read from.
  var files: [String] { source.files }

  func run() throws(Failure) {
    let result = ProgrammerWarning.$areMessagesLogged.withValue(!request.isQuiet) {
      Result { () throws(Failure) in try draw() }
    }
    try result.get()
  }

  private func draw() throws(Failure) {
    var files = try DrawnFiles(request, list, scene: source.name, reading: source.files)
    try PictureOutput.check(request.output)
    try FontChoice.prepare(request.fonts, systemFont: request.systemFont)
    if request.reportsWork { WorkMeter.useClock(ThreadClock.read) }
    defer { if request.reportsWork { WorkMeter.useClock(nil) } }
    let records = try draw(&files)
    try DrawingReport(request, source.name, list).report(records, files.written)
  }

  private func draw(_ files: inout DrawnFiles) throws(Failure) -> [PictureRecord] {
    let progress = Progress("drawing \(source.name)", isVisible: request.isQuiet ? false : nil)
    defer { progress.end() }
    var records: [PictureRecord] = []
    for shots in list.screens {
      let visit = try ScreenVisit(request.drawing, source, shots[0].picture)
      if list.screens.count == 1 { Self.last = visit }
      visit.renderer.stage.keeper.defersDrawing = mayDefer && shots.count == 1
      try take(shots, of: visit) { picture throws(Failure) in
        if list.shots.count > 1 { progress.show(records.count, of: list.shots.count) }
        try checkPixel(picture.bitmap)
        try files.add(picture)
        records.append(PictureRecord(picture))
      }
    }
    try files.finish()
    return records
  }

  /// Whether a picture's pixels are only written to its file, so that drawing may take place during
  /// encoding. Reports require the time of drawing alone.
  private var mayDefer: Bool { request.form == .separate && !request.reportsWork }

  /// Takes pictures until an error occurs.
  private func take(
    _ shots: [Shot], of visit: ScreenVisit, _ each: (Picture) throws(Failure) -> Void
  ) throws(Failure) {
    var problem: Failure?
    try visit.take(shots) { picture in
      do throws(Failure) { try each(picture) } catch { problem = error }
      return problem == nil
    }
    if let problem { throw problem }
  }

  private func checkPixel(_ bitmap: Bitmap) throws(Failure) {
    guard let pixel = request.extras.explained,
      pixel.x >= bitmap.width || pixel.y >= bitmap.height
    else { return }
    throw Failure(ShotProblem.noPixel(pixel, width: bitmap.width, height: bitmap.height))
  }
}
