import CoreText
import ImageIO
import Scenes
import UIKit

/// Draws what was asked for and writes it. Nothing is written before the picture is whole.
@MainActor
struct Drawing {
  let request: RenderRequest
  private let scene: Scene
  private let size: CGSize

  init(_ request: RenderRequest) throws(RenderError) {
    guard let scene = SceneRegistry.scene(named: request.scene) else {
      throw .unknownScene(request.scene, nearest: SceneNames.builtIn.nearest(to: request.scene))
    }
    self.request = request
    self.scene = scene
    size = request.size ?? scene.defaultSize
    let pixels = PixelSize(points: size, scale: request.scale)
    guard ImageLimits.standard.allows(width: pixels.width, height: pixels.height) else {
      throw .unusableSize(size, scale: request.scale)
    }
  }

  func run() throws(RenderError) {
    try checkOutput()
    try prepareFonts()
    let bitmap = try picture()
    if let problem = FontLibrary.problems.first { throw .fonts(problem) }
    try write(encoded(bitmap))
  }

  private func checkOutput() throws(RenderError) {
    guard request.output == .standardOutput else { return }
    guard StandardOutput.isOpen else {
      throw .standardOutput(
        AtomicFileError(path: "standard output", step: .open, code: EBADF))
    }
    if StandardOutput.isTerminal { throw .terminal }
  }

  private func prepareFonts() throws(RenderError) {
    do throws(FontError) {
      if let folder = request.fonts {
        try FontLibrary.use(directory: URL(fileURLWithPath: folder, isDirectory: true))
      }
      try FontLibrary.prepare()
    } catch {
      throw .fonts(error)
    }
  }

  private func picture() throws(RenderError) -> Bitmap {
    let renderer = SceneRenderer(scene: scene, size: size, scale: request.scale)
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

  private func encoded(_ bitmap: Bitmap) throws(RenderError) -> Data {
    do throws(ImageIOError) {
      return try FastPNGEncoder().encode(bitmap)
    } catch {
      throw .encoding(error)
    }
  }

  private func write(_ data: Data) throws(RenderError) {
    switch request.output {
    case .standardOutput:
      try StandardOutput.write(data)
    case .file(let path):
      do throws(AtomicFileError) {
        try AtomicFile.write(data, to: path)
      } catch {
        throw .file(error)
      }
    }
  }
}
