import Foundation
import Testing

/// Tests `render gallery` in a package of its own.
@Suite struct GalleryCommandTests {
  private func withShop(_ body: (Workshop) throws -> Void) throws {
    let shop = try Workshop()
    defer { shop.remove() }
    try shop.describe(["wall/start": 0, "wall/between": 40])
    try shop.run("render golden record")
    try body(shop)
  }

  @Test func allGoldensOfThePackageAreOnOnePage() throws {
    try withShop { shop in
      try shop.write("UIView\n", "wall/tree.txt")
      let result = try shop.run("render gallery")
      #expect(result.status == 0 && result.errors == "")
      #expect(
        result.text == "3 goldens of 3 screens in 1 folder.\nGallery: Artifacts/gallery.html\n")
      let page = String(decoding: try #require(shop.data("Artifacts/gallery.html")), as: UTF8.self)
      for word in ["Golden/wall/start.png", "UIView\\n", "\"shows\":\"Bars.\""] {
        #expect(page.contains(word), "\(word)")
      }
      #expect(!page.contains("goldens.json"))
      #expect(!page.contains(shop.folder.path))
    }
  }

  @Test func foldersOutsideOfThePackageAreNamedFromThemselves() throws {
    try withShop { shop in
      let place = shop.folder.appendingPathComponent("Else/Shots")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try shop.data("Golden/wall/start.png")?.write(to: place.appendingPathComponent("a.png"))
      try Data().write(to: place.appendingPathComponent("note.txt"))
      let inside = try shop.run("render gallery Else --html inside.html --title Shots")
      #expect(inside.text.hasPrefix("1 golden of 1 screen in 1 folder.\n"))
      let page = String(decoding: try #require(shop.data("inside.html")), as: UTF8.self)
      #expect(page.contains("\"id\":\"Else/Shots/a.png\""))
      #expect(page.contains("<title>Shots</title>"))
    }
  }

  @Test func whatMakesNoSenseIsRefused() throws {
    try withShop { shop in
      #expect(try shop.run("render gallery --html a.html --folder b").status == 1)
      #expect(
        try shop.run("render gallery nowhere").errors.contains("There is no folder 'nowhere'."))
      try FileManager.default.createDirectory(
        at: shop.folder.appendingPathComponent("Empty"), withIntermediateDirectories: true)
      #expect(try shop.run("render gallery Empty").status == 23)
      try shop.source("<h1>Mine</h1>", "site/index.html")
      let refused = try shop.run("render gallery --folder site")
      #expect(refused.status == 2 && refused.errors.contains("is not a gallery's page"))
      #expect(shop.data("site/index.html") == Data("<h1>Mine</h1>".utf8))
    }
  }
}
