import CoreText
import ImageIO
import Scenes
import UIKit

/// Draws what was asked for and writes it. Nothing is written before the picture is whole.
@MainActor
struct Drawing {
  let request: RenderRequest
  private let screen: ScreenRequest

  init(_ request: RenderRequest) throws(RenderError) {
    self.request = request
    screen = try ScreenRequest(scene: request.scene, size: request.size, scale: request.scale)
  }

  func run() throws(RenderError) {
    try PictureOutput.check(request.output)
    try FontChoice.prepare(request.fonts)
    let bitmap = try picture()
    if let problem = FontLibrary.problems.first { throw .fonts(problem) }
    try PictureOutput.write(try PictureOutput.encoded(bitmap), to: request.output)
  }

  private func picture() throws(RenderError) -> Bitmap {
    let renderer = SceneRenderer(scene: screen.scene, size: screen.size, scale: screen.scale)
    do throws(SceneError) {
      let (bitmap, offset) = try renderer.render(
        offset: request.offset, clamps: request.clamps, showsIndicators: request.showsIndicators)
      if let asked = request.offset, asked != offset { note(asked: asked, drawn: offset) }
      return bitmap
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
