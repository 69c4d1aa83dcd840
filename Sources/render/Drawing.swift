import CoreText
import ImageIO
import SceneFiles
import Scenes
import UIKit
import WorkMeter

/// Draws what was asked for and writes it: several pictures one by one, as they are drawn, so that
/// there is never more than one in memory; one of all, when all are drawn.
@MainActor
struct Drawing {
  let request: RenderRequest
  private let source: DrawingSource
  private let list: ShotList

  init(_ request: RenderRequest) throws(RenderError) {
    self.request = request
    source = try DrawingSource(request)
    list = try ShotList(request, captures: source.captures, hasScript: source.hasScript)
    for variant in request.variants { _ = try source.screen(request, variant) }
  }

  /// The files that the scene is read from.
  var files: [String] { source.files }

  func run() throws(RenderError) {
    var files = try DrawnFiles(request, list, scene: source.name, reading: source.files)
    try PictureOutput.check(request.output)
    try FontChoice.prepare(request.fonts)
    if request.reportsWork { WorkMeter.useClock(ThreadClock.read) }
    defer { if request.reportsWork { WorkMeter.useClock(nil) } }
    let records = try draw(&files)
    try DrawingReport(request, source.name, list).tell(records, files.written)
  }

  private func draw(_ files: inout DrawnFiles) throws(RenderError) -> [PictureRecord] {
    let progress = Progress("drawing \(source.name)", isShown: request.isQuiet ? false : nil)
    defer { progress.end() }
    var records: [PictureRecord] = []
    for shots in list.screens {
      let visit = try ScreenVisit(request, source, shots[0].variant)
      try visit.take(shots) { picture throws(RenderError) in
        if list.shots.count > 1 { progress.show(records.count, of: list.shots.count) }
        try checkPixel(picture.bitmap)
        try files.add(picture)
        records.append(PictureRecord(picture))
      }
    }
    try files.finish()
    return records
  }

  private func checkPixel(_ bitmap: Bitmap) throws(RenderError) {
    guard let pixel = request.explained, pixel.x >= bitmap.width || pixel.y >= bitmap.height
    else { return }
    throw .shots(.noPixel(pixel, width: bitmap.width, height: bitmap.height))
  }
}
