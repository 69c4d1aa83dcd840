import Foundation
import Testing

@testable import SnapshotReport
@testable import Goldens
@testable import Snapshots

/// Tests the contents of a gallery's page; `Scripts/browser` tests its behaviour.
@Suite struct GalleryTests {
  private func golden(
    _ path: String, seed: UInt64 = 1, layout: PictureLayout? = nil
  ) throws -> GalleryGolden {
    var golden = GalleryGolden(path: path, data: try Sample.picture(seed: seed))
    golden.layout = layout
    return golden
  }

  private func text(_ page: GalleryPage) -> String { String(decoding: page.data, as: UTF8.self) }

  // MARK: Variants

  private static let names: [(String, [String?], [String])] = [
    // The columns are appearance, direction, text size, device, platform, and the other words.
    ("buttons-dark", ["dark", nil, nil, nil, nil], ["buttons"]),
    ("values-right-to-left", [nil, "right to left", nil, nil, nil], ["values"]),
    ("shop-rtl", [nil, "right to left", nil, nil, nil], ["shop"]),
    ("testFeed.iPhone-8.dark.linux", ["dark", nil, nil, "iPhone 8", "Linux"], ["test", "feed"]),
    ("testX.iPhone15ProMax", [nil, nil, nil, "iPhone15ProMax", nil], ["test", "x"]),
    ("wall_iPad-landscape", [nil, nil, nil, "iPad:landscape", nil], ["wall"]),
    ("wall.iPhoneX.1", [nil, nil, nil, "iPhoneX", nil], ["wall", "1"]),
    ("cardAccessibilityExtraLarge", [nil, nil, "accessibilityExtraLarge", nil, nil], ["card"]),
    ("card-large-text", [nil, nil, "large", nil, nil], ["card"]),
    ("card.AX3", [nil, nil, "AX3", nil, nil], ["card"]),
    ("loginDarkMode", ["dark", nil, nil, nil, nil], ["login"]),
    ("photo-large", [nil, nil, nil, nil, nil], ["photo", "large"]),
    ("right-to-work", [nil, nil, nil, nil, nil], ["right", "to", "work"]),
    ("linux-start", [nil, nil, nil, nil, nil], ["linux", "start"]),
  ]

  @Test(arguments: names)
  func namesReportWhichVariantTheyAre(name: String, said: [String?], rest: [String]) {
    let read = VariantName(name)
    let variant = read.variant
    #expect(
      [variant.appearance, variant.direction, variant.text, variant.device, variant.platform]
        == said)
    #expect(read.rest == rest)
  }

  @Test func variantsOfAScreenStandTogetherTheUsualOneFirst() throws {
    var goldens = try [
      "Golden/a/card-dark.png", "Golden/a/card.png", "Golden/a/dark.png", "Golden/a/start.png",
      "Golden/b/card-rtl.png",
    ].map { try golden($0) }
    (goldens[2].screen, goldens[3].screen) = (7, 7)
    let gallery = Gallery(goldens)
    let screens = gallery.groups.map { group in
      group.screens.map { screen in screen.goldens.map { gallery.goldens[$0].name } }
    }
    #expect(screens == [[["card", "card-dark"], ["start", "dark"]], [["card-rtl"]]])
    #expect(gallery.groups.map(\.name) == ["a", "b"])
    #expect(gallery.summary == "5 goldens of 3 screens in 2 folders")
  }

  // MARK: The page

  @Test func thePageIsWholeAndNamesCannotEndItsScripts() throws {
    let hostile = "</script><script>alert(1)</script><!--"
    var element = LayoutElement(
      kind: .view, type: hostile, frame: .init(x: 0, y: 0, width: 4, height: 4))
    (element.text, element.background) = (hostile, hostile)
    var one = try golden(
      "Golden/\(hostile).png",
      layout: PictureLayout(width: 8, height: 8, scale: 1, elements: [element]))
    one.shows = hostile
    let page = text(
      try GalleryPage(Gallery([one], problems: [hostile]), title: hostile, isOneFile: true) {
        _, _ in nil
      })
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
    #expect(!page.contains("{{") && !page.contains("<script>alert"))
    #expect(page.contains(GalleryPage.mark))
    #expect(!page.contains(" src=") && !page.contains("<link"))
    // The scripts are the data, the code, a layout and a picture.
    #expect(page.components(separatedBy: "<script").count == 5)
  }

  @Test func aLayoutOfAnotherPictureIsOmitted() throws {
    let layout = PictureLayout(
      width: 300, height: 200, scale: 2,
      elements: [
        LayoutElement(kind: .view, type: "UIView", frame: .init(x: 0, y: 0, width: 1, height: 1))
      ])
    let page = text(
      try GalleryPage(
        Gallery([golden("Golden/a.png", layout: layout)]), title: "G", isOneFile: true
      ) { _, _ in nil })
    #expect(!page.contains("id=\"layout-"))
    #expect(page.contains("The layout beside it is of a picture of another size."))
  }

  @Test func picturesThatAreTooLargeTogetherAreReduced() throws {
    var large = GalleryGolden(
      path: "large.png", data: try Sample.picture(width: 1600, height: 1400))
    large.shows = "Noise."
    #expect(large.data.count > 5_000_000)
    let many = (0..<3).map { index in
      GalleryGolden(path: "Golden/\(index).png", data: large.data + Data([UInt8(index)]))
    }
    let small = try golden("Golden/small.png")
    let page = try GalleryPage(Gallery(many + [small]), title: "G", isOneFile: true) {
      SmallerPicture.of($0, share: $1)
    }
    #expect(page.data.count < 15_000_000)
    #expect(page.reduced == 3)
    #expect(text(page).contains(small.data.base64EncodedString()))
    let beside = try GalleryPage(Gallery(many + [small]), title: "G", isOneFile: false) {
      _, _ in nil
    }
    #expect(beside.reduced == 0 && beside.files.count == 4)
    #expect(beside.data.count < 200_000)
  }
}
