import Testing
import UIKit
import UIKitTestSupport

@Suite struct UIImageTests {
  /// The expected letters of `rg / bw / kr` in each orientation. Source: EXIF, tag 274.
  @Test(arguments: [
    (UIImage.Orientation.up, ["rg", "bw", "kr"]), (.upMirrored, ["gr", "wb", "rk"]),
    (.down, ["rk", "wb", "gr"]), (.downMirrored, ["kr", "bw", "rg"]),
    (.leftMirrored, ["rbk", "gwr"]), (.right, ["kbr", "rwg"]),
    (.rightMirrored, ["rwg", "kbr"]), (.left, ["gwr", "rbk"]),
  ])
  func orientationsAreDrawn(orientation: UIImage.Orientation, expected: [String]) throws {
    let pixels = try #require(UIImage.of(["rg", "bw", "kr"]).cgImage)
    let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
    #expect(image.size == CGSize(width: expected[0].count, height: expected.count))
    let drawn = UIImage.draw(image.size) { image.draw(at: .zero) }
    #expect(drawn.letters == expected)
    let flipped = image.withHorizontallyFlippedOrientation()
    let mirrored = UIImage.draw(image.size) { flipped.draw(at: .zero) }
    #expect(mirrored.letters == expected.map { String($0.reversed()) })
  }

  @Test func scaleDividesPixelsIntoPoints() {
    let image = UIImage.of(["rg", "bw"], scale: 2)
    #expect(image.size == CGSize(width: 1, height: 1))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image {
      _ in image.draw(at: CGPoint(x: 1, y: 0))
    }
    #expect(drawn.letters == ["..rg", "..bw"])
  }

  @Test func capsStayAndTheMiddleFills() {
    let image = UIImage.of(["rgk", "bwb", "kgr"])
    let caps = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    for mode in [UIImage.ResizingMode.tile, .stretch] {
      let resizable = image.resizableImage(withCapInsets: caps, resizingMode: mode)
      let drawn = UIImage.draw(CGSize(width: 5, height: 4)) {
        resizable.draw(in: CGRect(x: 0, y: 0, width: 5, height: 4))
      }
      #expect(drawn.letters == ["rgggk", "bwwwb", "bwwwb", "kgggr"])
    }
    let tiled = UIImage.of(["rgbk"]).resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
    let drawn = UIImage.draw(CGSize(width: 7, height: 1)) {
      tiled.draw(in: CGRect(x: 0, y: 0, width: 7, height: 1))
    }
    #expect(drawn.letters == ["rgbgbgk"])
  }

  /// Between caps that leave no room one pixel is stretched.
  @Test func aMiddleWithoutLengthIsAPixel() {
    let image = UIImage.of(["rg"]).resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1), resizingMode: .stretch)
    let drawn = UIImage.draw(CGSize(width: 4, height: 2)) {
      image.draw(in: CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    #expect(drawn.letters == ["rggg", "rggg"])
  }

  @Test func templatesAndTintsTakeAColour() {
    let image = UIImage.of(["r.", ".g"])
    let template = UIImage.draw(image.size) {
      UIColor.blue.setFill()
      image.withRenderingMode(.alwaysTemplate).draw(at: .zero)
    }
    #expect(template.letters == ["b.", ".b"])
    let tinted = image.withTintColor(.blue)
    #expect(tinted.letters == ["b.", ".b"])
    #expect(tinted.renderingMode == .automatic)
    #expect(
      image.withTintColor(.red, renderingMode: .alwaysTemplate).renderingMode == .alwaysTemplate)
  }

  @Test func blendModeAndAlphaActOnTheImage() {
    let image = UIImage.of(["ww"])
    let drawn = UIImage.draw(CGSize(width: 2, height: 1)) {
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
      image.draw(in: CGRect(x: 0, y: 0, width: 1, height: 1), blendMode: .normal, alpha: 0.4)
      image.draw(at: CGPoint(x: 1, y: 0), blendMode: .destinationOut, alpha: 1)
    }
    #expect(drawn.rgba(0, 0) == [255, 102, 102, 255])
    #expect(drawn.letters[0].last == ".")
  }

  @Test func filesRoundTrip() throws {
    let image = UIImage.of(["rg", "b."])
    let data = try #require(image.pngData())
    #expect(UIImage(data: data)?.letters == ["rg", "b."])
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 1, height: 1))
    let turned = UIImage(cgImage: try #require(image.cgImage), scale: 1, orientation: .right)
    // A PNG has the pixels as stored; a JPEG stores an orientation beside them.
    #expect(UIImage(data: try #require(turned.pngData()))?.letters == ["rg", "b."])
    let photo = UIImage(data: try #require(turned.jpegData(compressionQuality: 1)))
    #expect(photo?.imageOrientation == .right)
    let jpeg = try #require(UIImage.of(["ww", "ww"]).jpegData(compressionQuality: 1))
    #expect(UIImage(data: jpeg)?.letters == ["ww", "ww"])
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
    #expect(UIImage().pngData() == nil)

    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("UIImageTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Picture@2x.png")
    try data.write(to: file)
    #expect(UIImage(contentsOfFile: file.path)?.scale == 2)
    #expect(UIImage(contentsOfFile: folder.path + "/Other") == nil)
    #expect(UIImage(named: "no such image") == nil)
    #expect(UIImage(named: "../Picture") == nil)
  }
}
