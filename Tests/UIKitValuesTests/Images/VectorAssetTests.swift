import Foundation
import Sessions
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitValues

/// Tests SVG and PDF files in asset catalogs, with pixels as letters.
@MainActor @Suite struct VectorAssetTests {
  /// A folder with a catalog that a session searches.
  private final class Shelf {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("VectorAssetTests-\(UUID().uuidString)")

    func write(_ path: String, _ text: String) throws {
      let file = folder.appendingPathComponent("Assets.xcassets/\(path)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    /// Writes a set of one file that is red on the left and blue on the right, four by two points.
    func writeFlag(_ properties: String = "") throws {
      try write(
        "Flag.imageset/Contents.json",
        """
        {"images": [{"idiom": "universal", "filename": "flag.svg"}],
          "properties": {\(properties)}}
        """)
      try write(
        "Flag.imageset/flag.svg",
        """
        <svg width="4" height="2"><path fill="red" d="M0 0h2v2h-2z"/>
        <rect x="2" width="2" height="2" fill="blue"/></svg>
        """)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
  }

  private func looking<Result>(
    into shelf: Shelf, scale: CGFloat = 1, _ body: () throws -> Result
  ) rethrows -> Result {
    try RenderSession.fresh(scale: scale).run {
      ImageFolders.current.all = [shelf.folder]
      return try body()
    }
  }

  /// The nested groups each have their own pixels: those beyond a budget are omitted, and a warning
  /// is logged.
  @Test func aDrawingThatTakesTooLongIsDrawnInPart() throws {
    let shelf = Shelf()
    try shelf.write(
      "Deep.imageset/Contents.json",
      #"{"images": [{"idiom": "universal", "filename": "deep.svg"}]}"#)
    let group = "<g opacity='.9'><path d='M0 0h4000v4000h-4000z'/></g>"
    try shelf.write(
      "Deep.imageset/deep.svg",
      "<svg width='4000' height='4000'>\(String(repeating: group, count: 2000))</svg>")
    var said: [String] = []
    try looking(into: shelf) {
      nonisolated(unsafe) var heard: [String] = []
      ProgrammerWarning.captured(by: { heard.append($0) }) {
        #expect(UIImage(named: "Deep")?.cgImage != nil)
      }
      said = heard
    }
    #expect(said.count == 1)
    #expect(said.first?.contains("deep.svg: the rest of it is not drawn") == true)
  }

  @Test func anSVGIsDrawnAtTheScreensScale() throws {
    let shelf = Shelf()
    try shelf.writeFlag()
    try looking(into: shelf, scale: 2) {
      let flag = try #require(UIImage(named: "Flag"))
      #expect(flag.size == CGSize(width: 4, height: 2) && flag.scale == 2)
      #expect(flag.letters == Array(repeating: "rrrrbbbb", count: 4))
      // Another call returns the same pixels.
      #expect(UIImage(named: "Flag")?.cgImage === flag.cgImage)
    }
  }

  @Test func aPDFIsAnImage() throws {
    let shelf = Shelf()
    try shelf.write(
      "Page.imageset/Contents.json", #"{"images": [{"filename": "page.pdf"}]}"#)
    try shelf.write(
      "Page.imageset/page.pdf",
      """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Type /Pages /Kids [3 0 R] >> endobj
      3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 2 2] /Contents 4 0 R >> endobj
      4 0 obj << /Length 42 >>
      stream
      0 0 1 rg 0 0 2 1 re f 1 0 0 rg 0 1 1 1 re f
      endstream endobj
      """)
    try looking(into: shelf) {
      #expect(UIImage(named: "Page")?.letters == ["r.", "bb"])
    }
  }

  /// A mask by alpha that covers the whole image hides nothing, whatever its colour: Figma writes
  /// such masks around icons, in both kinds of files.
  @Test func aMaskByAlphaIgnoresColours() throws {
    let shelf = Shelf()
    try shelf.write("Page.imageset/Contents.json", #"{"images": [{"filename": "page.pdf"}]}"#)
    try shelf.write(
      "Page.imageset/page.pdf",
      """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Type /Pages /Kids [3 0 R] >> endobj
      3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 2 2] /Contents 4 0 R
        /Resources << /ExtGState << /E1 << /SMask << /S /Alpha /G 5 0 R >> >> >> >> >> endobj
      4 0 obj << /Length 32 >>
      stream
      /E1 gs
      0 0 1 rg 0 0 2 2 re f
      endstream endobj
      5 0 obj << /Subtype /Form /BBox [0 0 2 2] /Group << /S /Transparency >> /Length 22 >>
      stream
      0 0 0 rg 0 0 2 2 re f
      endstream endobj
      """)
    try shelf.write("Icon.imageset/Contents.json", #"{"images": [{"filename": "icon.svg"}]}"#)
    try shelf.write(
      "Icon.imageset/icon.svg",
      """
      <svg width="2" height="2"><mask id="m" style="mask-type:alpha" maskUnits="userSpaceOnUse"
      x="0" y="0" width="2" height="2"><rect width="2" height="2" fill="#444"/></mask>
      <g mask="url(#m)"><rect width="2" height="2" fill="blue"/></g></svg>
      """)
    try looking(into: shelf) {
      #expect(UIImage(named: "Page")?.letters == ["bb", "bb"])
      #expect(UIImage(named: "Icon")?.letters == ["bb", "bb"])
    }
  }

  /// At eight by two points the vector shapes result in two colours, four scaled pixels in a
  /// mixture.
  @Test(arguments: [true, false])
  func onlyKeptShapesAreDrawnAtOtherSizes(isKept: Bool) throws {
    let shelf = Shelf()
    try shelf.writeFlag(isKept ? "\"preserves-vector-representation\": true" : "")
    try looking(into: shelf) {
      let flag = try #require(UIImage(named: "Flag"))
      let drawn = UIImage.draw(CGSize(width: 9, height: 2)) {
        flag.draw(in: CGRect(x: 1, y: 0, width: 8, height: 2))
      }
      #expect((drawn.letters == [".rrrrbbbb", ".rrrrbbbb"]) == isKept)
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
      view.image = flag
      view.layoutIfNeeded()
      let contents = try #require(view.layer.contents as? CGImage)
      #expect(contents.width == (isKept ? 8 : 4))
    }
  }

  @Test func aTemplateIsDrawnInTheFillColour() throws {
    let shelf = Shelf()
    try shelf.writeFlag(
      #""preserves-vector-representation": true, "template-rendering-intent": "template""#)
    try looking(into: shelf) {
      let flag = try #require(UIImage(named: "Flag"))
      let drawn = UIImage.draw(CGSize(width: 6, height: 2)) {
        UIColor.green.setFill()
        flag.draw(in: CGRect(x: 0, y: 0, width: 6, height: 1))
      }
      #expect(drawn.letters == ["gggggg", "......"])
    }
  }

  @Test func aViewShowsTheVariantOfItsAppearance() throws {
    let shelf = Shelf()
    try shelf.write(
      "Dot.imageset/Contents.json",
      """
      {"images": [{"filename": "light.svg"}, {"filename": "dark.svg",
        "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """)
    for (name, color) in [("light", "red"), ("dark", "blue")] {
      try shelf.write(
        "Dot.imageset/\(name).svg",
        "<svg viewBox='0 0 1 1'><path d='M0 0h1v1h-1z' fill='\(color)'/></svg>")
    }
    try looking(into: shelf) {
      let dot = try #require(UIImage(named: "Dot"))
      #expect(dot.letters == ["r"])
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      #expect(dot.imageAsset?.image(with: dark).letters == ["b"])
      let view = UIImageView(image: dot)
      let light = try #require(view.layer.contents as? CGImage)
      #expect(UIImage(cgImage: light).letters == ["r"])
      RenderSession.fresh(scale: 1, traits: dark).run {
        dark.performAsCurrent { view.updateForCurrentTraits() }
      }
      let shown = try #require(view.layer.contents as? CGImage)
      #expect(UIImage(cgImage: shown).letters == ["b"])
    }
  }

  @Test func highContrastHasAVariantOfItsOwn() throws {
    let shelf = Shelf()
    try shelf.write(
      "Dot.colorset/Contents.json",
      """
      {"colors": [{"color": {"components": {"red": "1.0", "green": "0.0", "blue": "0.0"}}},
        {"color": {"components": {"red": "0.0", "green": "0.0", "blue": "1.0"}},
        "appearances": [{"appearance": "contrast", "value": "high"}]}]}
      """)
    try looking(into: shelf) {
      let dot = try #require(UIColor(named: "Dot"))
      let high = UITraitCollection(accessibilityContrast: .high)
      #expect(dot.resolved(with: high).components == [0, 0, 1, 1])
    }
  }

  @Test func assetsAnswerWithWhatWasRegistered() {
    let asset = UIImageAsset()
    let (red, blue) = (UIImage.of(["r"]), UIImage.of(["b"]))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    asset.register(red, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(blue, with: dark)
    #expect(asset.image(with: .standard).letters == ["r"])
    #expect(asset.image(with: dark).letters == ["b"])
    asset.unregister(with: dark)
    #expect(asset.image(with: dark).letters == ["r"])
  }
}
