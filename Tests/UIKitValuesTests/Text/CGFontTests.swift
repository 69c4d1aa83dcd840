import Testing
import UIKit

/// Tests faces by name, and the text that text layers draw with them.
@MainActor @Suite struct CGFontTests {
  @Test func aFaceIsFoundByTheNameOfAFont() throws {
    for font in [
      UIFont.systemFont(ofSize: 12, weight: .bold),
      .monospacedSystemFont(ofSize: 9, weight: .light),
      try #require(UIFont(name: "Helvetica", size: 10)),
    ] {
      #expect(CGFont(font.fontName as CFString)?.postScriptName == font.fontName)
    }
    #expect(CGFont("No such face") == nil && CGFont(".NoSuchFace") == nil)
  }

  @Test func textLayersDrawWithFontsOfAnyKindAtTheirOwnSize() throws {
    func picture(_ font: Any?) -> Data? {
      let layer = CATextLayer()
      (layer.string, layer.fontSize, layer.font) = ("Wide", 20, font)
      layer.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
      let view = UIView(frame: layer.frame)
      view.layer.addSublayer(layer)
      return UIGraphicsImageRenderer(size: layer.frame.size).pngData {
        view.layer.render(in: $0.cgContext)
      }
    }
    let heavy = UIFont.systemFont(ofSize: 3, weight: .heavy)
    #expect(picture(heavy) == picture(CGFont(heavy.fontName)))
    #expect(picture(heavy) != picture(nil))
  }
}
