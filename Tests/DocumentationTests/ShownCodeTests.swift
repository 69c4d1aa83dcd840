import Foundation
import Testing

/// Tests that the code in the documentation is the code that is compiled and run.
@Suite struct ShownCodeTests {
  @Test func everySwiftBlockIsPartOfACompiledFile() throws {
    let shown = try Repository.shownFiles().map(Self.unindented)
    for page in try Repository.pages() {
      for block in page.blocks where block.language == "swift" && !block.isManifest {
        let code = Self.unindented(block.text)
        #expect(shown.contains { $0.contains(code) }, "\(page.path): \(block.text)")
      }
    }
  }

  @Test func manifestsNameProductsOfThisPackage() throws {
    let manifest = try Repository.text("Package.swift")
    let blocks = try Repository.pages().flatMap(\.blocks).filter(\.isManifest)
    #expect(!blocks.isEmpty)
    let products = blocks.flatMap { $0.text.matches(of: /\.product\(name: "([^"]+)"/).map(\.1) }
    #expect(products.count >= 4)
    for product in products { #expect(manifest.contains("name: \"\(product)\""), "\(product)") }
  }

  /// Returns a text without the indentation of its lines.
  private static func unindented(_ text: String) -> String {
    text.components(separatedBy: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }
}

extension Page.Block {
  /// Whether the block is a part of a Package.swift, which names a web address that tests do not
  /// visit.
  var isManifest: Bool { language == "swift" && text.contains(".package(url:") }
}
