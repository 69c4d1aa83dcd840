import ScenePictures
import WorkMeter

/// Draws what was asked for and writes it. Nothing is written before every picture is whole.
@MainActor
struct Drawing {
  let request: RenderRequest
  private let source: DrawingSource
  private let list: ShotList

  init(_ request: RenderRequest) throws(RenderError) {
    self.request = request
    (source, list) = try RenderError.pictures { () throws(ScenePictureError) in
      let source = try DrawingSource(request.drawing)
      for variant in request.variants { _ = try source.screen(request.drawing, variant) }
      let list = try ShotList(
        request.drawing, captures: source.captures, hasScript: source.hasScript)
      return (source, list)
    }
  }

  func run() throws(RenderError) {
    let result = ProgrammerWarning.$isHeard.withValue(!request.isQuiet) {
      Result { () throws(RenderError) in try draw() }
    }
    try result.get()
  }

  private func draw() throws(RenderError) {
    let files = try DrawnFiles(request, list, scene: source.name)
    try PictureOutput.check(request.output)
    try FontChoice.prepare(request.fonts)
    if request.reportsWork { WorkMeter.useClock(ThreadClock.read) }
    defer { if request.reportsWork { WorkMeter.useClock(nil) } }
    let pictures = try pictures()
    let written = try files.encoded(pictures)
    for file in written { try PictureOutput.write(file.data, to: file.output) }
    try DrawingReport(request, source.name, list).tell(pictures, written)
  }

  private func pictures() throws(RenderError) -> [Picture] {
    let progress = Progress("drawing \(source.name)", isShown: request.isQuiet ? false : nil)
    defer { progress.end() }
    var pictures: [Picture] = []
    for shots in list.screens {
      if list.shots.count > 1 { progress.show(pictures.count, of: list.shots.count) }
      pictures += try RenderError.pictures { () throws(ScenePictureError) in
        try ScreenVisit(request.drawing, source, shots[0].variant).pictures(shots)
      }
    }
    try checkPixel(pictures)
    return pictures
  }

  private func checkPixel(_ pictures: [Picture]) throws(RenderError) {
    guard let pixel = request.extras.explained else { return }
    for bitmap in pictures.map(\.bitmap) where pixel.x >= bitmap.width || pixel.y >= bitmap.height {
      throw .shots(.noPixel(pixel, width: bitmap.width, height: bitmap.height))
    }
  }
}
