import Testing
import UIKit

@Suite struct UIGraphicsImageRendererBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  private static let page = Source.apple("uikit/uigraphicsimagerenderer")

  private static func renderer(
    _ change: (UIGraphicsImageRendererFormat) -> Void = { _ in }
  ) -> UIGraphicsImageRenderer {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    change(format)
    return UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6), format: format)
  }

  static let rows: Behaviours = Behaviours(of: "UIGraphicsImageRenderer") {
    $0.row("a renderer's image has the screen's scale", page, scale: 3) {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6)).image { _ in }
      #expect(image.scale == 3 && image.size == CGSize(width: 10, height: 6))
      #expect(image.cgImage?.width == 30)
    }
    $0.row("the format's scale is the image's", .apple("uikit/uigraphicsimagerendererformat/scale"))
    {
      let image = renderer { $0.scale = 4 }.image { _ in }
      #expect(image.scale == 4 && image.cgImage?.height == 24)
    }
    $0.row("a format is not opaque", .apple("uikit/uigraphicsimagerendererformat/opaque")) {
      #expect(!UIGraphicsImageRendererFormat().opaque)
    }
    $0.row("an image begins without paint", page) {
      #expect(Pixels(of: renderer().image { _ in })[3, 3] == [0, 0, 0, 0])
    }
    $0.row("an opaque image begins black", .apple("uikit/uigraphicsimagerendererformat/opaque")) {
      let image = renderer { $0.opaque = true }.image { _ in }
      #expect(Pixels(of: image)[3, 3] == [0, 0, 0, 255])
    }
    $0.row(
      "a format for traits has their scale",
      .apple("uikit/uigraphicsimagerendererformat/init(for:)")
    ) {
      let traits = UITraitCollection(displayScale: 3)
      #expect(UIGraphicsImageRendererFormat(for: traits).scale == 3)
    }
    $0.row(
      "a format for traits without a scale has the screen's",
      .apple("uikit/uigraphicsimagerendererformat/init(for:)")
    ) {
      #expect(UIGraphicsImageRendererFormat(for: UITraitCollection()).scale == 2)
    }
    $0.row(
      "the bounds' origin is the image's upper left corner",
      .apple("uikit/uigraphicsimagerenderer/init(bounds:format:)")
    ) {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let bounds = CGRect(x: 5, y: 5, width: 4, height: 4)
      let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image {
        UIColor.red.setFill()
        $0.fill(CGRect(x: 5, y: 5, width: 1, height: 1))
      }
      #expect(Pixels(of: image)[0, 0] == [255, 0, 0, 255])
      #expect(Pixels(of: image)[1, 1][3] == 0)
    }
    $0.row(
      "fill replaces existing pixels", .apple("uikit/uigraphicsrenderercontext/fill(_:)")
    ) {
      let image = renderer().image {
        UIColor.red.setFill()
        $0.fill($0.format.bounds)
        UIColor.clear.setFill()
        $0.fill($0.format.bounds)
      }
      #expect(Pixels(of: image)[2, 2][3] == 0)
    }
    $0.row("a clip limits filling", .apple("uikit/uigraphicsrenderercontext/clip(to:)")) {
      let image = renderer().image {
        $0.clip(to: CGRect(x: 0, y: 0, width: 5, height: 6))
        UIColor.red.setFill()
        $0.fill($0.format.bounds)
      }
      #expect(Pixels(of: image)[2, 2][3] == 255 && Pixels(of: image)[8, 2][3] == 0)
    }
    $0.row(
      "the current image is the drawing so far",
      .apple("uikit/uigraphicsimagerenderercontext/currentimage")
    ) {
      var early: UIImage?
      let image = renderer().image {
        early = $0.currentImage
        UIColor.red.setFill()
        $0.fill($0.format.bounds)
      }
      #expect(early.map { Pixels(of: $0)[2, 2][3] } == 0 && Pixels(of: image)[2, 2][3] == 255)
    }
    $0.row(
      "PNG data are those of the image", .apple("uikit/uigraphicsimagerenderer/pngdata(actions:)")
    ) {
      let data = renderer().pngData {
        UIColor.red.setFill()
        $0.fill($0.format.bounds)
      }
      #expect(UIImage(data: data).map { Pixels(of: $0)[2, 2] } == [255, 0, 0, 255])
    }
    $0.row(
      "JPEG data are those of the image",
      .apple("uikit/uigraphicsimagerenderer/jpegdata(withcompressionquality:actions:)")
    ) {
      let data = renderer().jpegData(withCompressionQuality: 1) {
        UIColor.white.setFill()
        $0.fill($0.format.bounds)
      }
      #expect(UIImage(data: data).map { Pixels(of: $0)[2, 2] } == [255, 255, 255, 255])
    }
    $0.row(
      "the renderer's context is the current one", .apple("uikit/uigraphicsgetcurrentcontext()")
    ) {
      _ = renderer().image { #expect(UIGraphicsGetCurrentContext() === $0.cgContext) }
      #expect(UIGraphicsGetCurrentContext() == nil)
    }
  }
}
