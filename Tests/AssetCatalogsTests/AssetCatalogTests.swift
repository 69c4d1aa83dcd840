import Testing

@testable import AssetCatalogs

/// Tests the sets of a catalog, and the warnings about broken ones.
@Suite struct AssetCatalogTests {
  @Test func namesAreTheFoldersWithTheNamespacesOfGroups() throws {
    let written = try WrittenCatalog([
      "Contents.json": "{}",
      "Plain/Contents.json": #"{"info": {"version": 1}}"#,
      "Plain/Rose.colorset/Contents.json": #"{"colors": []}"#,
      "Brand/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "Brand/Deep/Sky.colorset/Contents.json": #"{"colors": []}"#,
      "Cat.imageset/Contents.json": #"{"images": []}"#,
      "AppIcon.appiconset/Contents.json": #"{"images": []}"#,
    ])
    #expect(written.catalog.names(of: .color) == ["Brand/Sky", "Rose"])
    #expect(written.catalog.names(of: .image) == ["Cat"])
    #expect(written.catalog.problems.isEmpty)
    #expect(try written.catalog.color(named: "Sky") == nil)
  }

  @Test(arguments: [
    (#"{"colors": ["#, "it is not JSON."),
    (
      #"{"colors": [{"color": {"components": {"red": "1", "green": "0"}}}]}"#,
      "'blue' is missing in colors.[0].color.components."
    ),
    (
      #"{"colors": [{"color": {"components": {"red": "x", "green": "0", "blue": "0"}}}]}"#,
      "'x' is no component in colors.[0].color.components.red."
    ),
    (#"{"colors": 3}"#, "a value of another kind is expected in colors."),
  ])
  func aBrokenSetIsNamed(_ text: String, _ words: String) throws {
    let written = try WrittenCatalog(["Bad.colorset/Contents.json": text])
    let error = #expect(throws: AssetError.self) { try written.catalog.color(named: "Bad") }
    let path = written.folder.appendingPathComponent("Bad.colorset/Contents.json").path
    #expect(error?.sentence == "\(path): \(words)")
  }

  @Test func aBrokenGroupIsNamedAndItsSetsAreThere() throws {
    let written = try WrittenCatalog([
      "Group/Contents.json": "no", "Group/Rose.colorset/Contents.json": "{}",
    ])
    #expect(written.catalog.names(of: .color) == ["Rose"])
    #expect(written.catalog.problems.count == 1)
    #expect(written.catalog.problems[0].hasSuffix("Group/Contents.json: it is not JSON."))
  }
}
