import CoreText
import ImageIO
import SceneFiles
import Scenes
import UIKit

/// Draws what was asked for and writes it. Nothing is written before every picture is whole.
@MainActor
struct Drawing {
  let request: RenderRequest
  private let source: DrawingSource
  private let size: CGSize
  private let scale: CGFloat

  init(_ request: RenderRequest) throws(RenderError) {
    self.request = request
    source = try DrawingSource(request)
    size = request.size ?? source.size
    scale = request.scale ?? source.scale
    try ScreenRequest.check(size, scale: scale)
  }

  func run() throws(RenderError) {
    let outputs = try OutputNames(request.output, captures: source.captures)
    try PictureOutput.check(request.output)
    try FontChoice.prepare(request.fonts)
    let pictures = try pictures()
    if let problem = FontLibrary.problems.first { throw .fonts(problem) }
    var files: [(output: Output, data: Data)] = []
    for picture in pictures {
      files.append(
        (outputs.output(for: picture.name), try PictureOutput.encoded(picture.bitmap)))
    }
    for file in files { try PictureOutput.write(file.data, to: file.output) }
  }

  private func pictures() throws(RenderError) -> [ScenePlayer.Picture] {
    do throws(SceneError) {
      let pictures = try source.pictures(request, size: size, scale: scale)
      if !source.hasScript, let asked = request.offset, let drawn = pictures.first?.offset,
        asked != drawn
      {
        note(asked: asked, drawn: drawn)
      }
      return pictures
    } catch {
      throw .scene(error)
    }
  }

  private func note(asked: CGPoint, drawn: CGPoint) {
    CommandLineTool.complain(
      "The offset \(PlainNumber(asked)) lies outside the content; drew \(PlainNumber(drawn))"
        + " (--no-clamp keeps it).")
  }
}
