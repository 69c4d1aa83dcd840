import Foundation
import ImageIO
import Testing

/// Tests `render compare` through its command line.
@Suite struct CompareTests {
  @Test func statusesAndSentences() throws {
    let shop = try Workshop()
    defer { shop.remove() }
    try shop.picture("a.png")
    try shop.picture("same.png")
    try shop.picture("changed.png", changed: 3)
    try shop.picture("wide.png", width: 21)
    try shop.picture("old.png", stamp: ["cairo": "1.15.0"])
    try shop.picture("new.png", changed: 3, stamp: ["cairo": "1.16.0"])
    try Data("version https://git-lfs.github.com/spec/v1\n".utf8)
      .write(to: shop.folder.appendingPathComponent("lfs.png"))
    let table: [(line: String, status: Int32, start: String)] = [
      ("a.png same.png", 0, "The pictures are equal."),
      ("a.png changed.png", 22, "3 of 200 pixels differ, inside 3 × 1 pixels at (0, 0);"),
      ("a.png wide.png", 21, "The sizes differ: 'a.png' has 20 × 10 pixels, 'wide.png' 21 × 10."),
      ("old.png new.png", 20, "3 of 200 pixels differ"),
      ("a.png changed.png --pixels 3", 0, "3 of 200 pixels differ"),
      ("a.png changed.png --pixels 2", 22, "3 of 200 pixels differ"),
      ("a.png changed.png --pixels 3 --channel 14", 22, "3 of 200"),
      ("a.png changed.png --channel 15", 0, "3 of 200"),
      ("a.png changed.png --window 2", 22, "3 of 200"),
      ("a.png", 1, "render: Name a second picture, as in 'render compare a.png B.png'."),
      ("", 1, "render: Name two pictures, as in 'render compare A.png B.png'."),
      (
        "a.png b.png c.png d.png", 1,
        "render: Name at most two pictures and one for their difference"
      ),
      ("a.png sme.png", 23, "render: There is no 'sme.png'; did you mean 'same.png'?"),
      ("a b", 23, "render: There is no 'a'."),
      ("a.png elephants.png", 23, "render: There is no 'elephants.png'."),
      ("a.png .", 23, "render: Cannot read '.': it is a folder, not a file."),
      ("a.png lfs.png", 23, "render: Cannot read 'lfs.png': The file is a Git LFS pointer"),
      ("a.png Package.swift", 23, "render: Cannot read 'Package.swift': The file is empty"),
      ("a.png same.png --channel x", 1, "render: --channel takes a whole number from 0 to 255"),
      ("a.png same.png --pixels -1", 1, "render: "),
      ("a.png same.png none/d.png", 2, "render: Cannot write 'none/d.png'"),
    ]
    for (line, status, start) in table {
      let result = try shop.run("render compare \(line)")
      #expect(result.status == status, "\(line): \(result.text)\(result.errors)")
      #expect(
        (result.text + result.errors).hasPrefix(start), "\(line): \(result.text)\(result.errors)")
      #expect((result.text.split(separator: "\n") + result.errorLines).count == 1)
    }
  }

  /// The difference never replaces a compared file, and '-' is standard output.
  @Test func whereTheDifferenceGoes() throws {
    let shop = try Workshop()
    defer { shop.remove() }
    let first = try shop.picture("a.png")
    try shop.picture("b.png", changed: 3)
    for line in ["a.png b.png a.png", "a.png b.png ./b.png"] {
      let result = try shop.run("render compare \(line)")
      #expect(result.status == 1)
      #expect(result.errors.contains("is read, so it cannot be written for the difference."))
    }
    #expect(shop.data("a.png") == first)
    let result = try shop.run("render compare a.png b.png -")
    #expect(result.status == 22 && shop.data("-") == nil)
    #expect(result.errors.hasPrefix("render: 3 of 200 pixels differ"))
    #expect(try PNGDecoder().decode(result.output).width == 20)
    #expect(try shop.run("render compare a.png b.png - --json").status == 1)
  }

  @Test func theDifferenceIsAPicture() throws {
    let shop = try Workshop()
    defer { shop.remove() }
    try shop.picture("a.png")
    try shop.picture("b.png", width: 25, changed: 3)
    let result = try shop.run("render compare a.png b.png d.png")
    #expect(result.status == 21)
    let picture = try PNGDecoder().decode(#require(shop.data("d.png")))
    #expect((picture.width, picture.height) == (25, 10))
  }

  @Test func jsonHasTheSameContent() throws {
    let shop = try Workshop()
    defer { shop.remove() }
    try shop.picture("a.png")
    try shop.picture("b.png", changed: 3)
    let result = try shop.run("render compare a.png b.png --json")
    #expect(result.status == 22)
    let json = try #require(
      try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
    #expect(json["verdict"] as? String == "pixels")
    #expect(json["status"] as? Int == 22)
    #expect((json["pixels"] as? [String: Any])?["count"] as? Int == 3)
  }
}
