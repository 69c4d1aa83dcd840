import Foundation
import Sessions
import Testing
import UIKit

/// Tests a symbol set beside a nib.
@MainActor
struct OwnSymbolTests {
  @Test func aNibShowsTheSymbolOfACatalog() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("OwnSymbolTests-\(UUID().uuidString)")
    let set = folder.appendingPathComponent("Assets.xcassets/own.symbolset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(#"{"symbols": [{"idiom": "universal", "filename": "own.svg"}]}"#.utf8)
      .write(to: set.appendingPathComponent("Contents.json"))
    try Data(#"<svg width="16" height="16"><rect width="16" height="8"/></svg>"#.utf8)
      .write(to: set.appendingPathComponent("own.svg"))
    try RenderSession.fresh(scale: 2).run {
      ImageFolders.current.all = [folder]
      let made = try load(#"<imageView image="own" id="i"/>"#)
      let image = try #require((made.first as? UIImageView)?.image)
      #expect(image.isSymbolImage)
      #expect(image.renderingMode != .alwaysOriginal)
    }
  }
}
