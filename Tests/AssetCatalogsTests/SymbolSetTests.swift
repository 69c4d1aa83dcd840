import Testing

@testable import AssetCatalogs

/// Tests custom symbols in a catalog.
struct SymbolSetTests {
  @Test func aSymbolIsTheFileThatItsSetNames() throws {
    let written = try WrittenCatalog([
      "own.symbolset/Contents.json":
        #"{"symbols": [{"idiom": "universal", "filename": "own.svg"}]}"#,
      "empty.symbolset/Contents.json": #"{"symbols": [{"idiom": "universal"}]}"#,
      "outside.symbolset/Contents.json": #"{"symbols": [{"filename": "../own.svg"}]}"#,
    ])
    let file = try #require(try written.catalog.symbol(named: "own"))
    #expect(file.pathComponents.suffix(2) == ["own.symbolset", "own.svg"])
    #expect(try written.catalog.symbol(named: "empty") == nil)
    #expect(try written.catalog.symbol(named: "outside") == nil)
    #expect(try written.catalog.symbol(named: "other") == nil)
  }
}
