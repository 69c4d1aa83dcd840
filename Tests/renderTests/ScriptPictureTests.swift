import Foundation
import Testing

@testable import render

/// Tests the pictures of a script at positions and times that the command line names.
@MainActor
@Suite final class ScriptPictureTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ScriptPictureTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Draws a scene with a script and returns the written files.
  private func pictures(_ script: String, _ options: String) throws -> [String: Data] {
    let file = folder.appendingPathComponent("scene.yml")
    let scene = """
      screen: {size: [60, 80], scale: 1}
      styles: {a: {text: "{text}", backgroundColor: systemTeal}}
      layout: {itemSize: [60, 30]}
      sections: [{items: [a, b, c, d, e, f, g, h]}]
      script: [\(script)]
      """
    try Data(scene.utf8).write(to: file)
    let arguments = options.split(separator: " ").map {
      $0.replacingOccurrences(of: "$F", with: folder.path)
    }
    #expect(CommandLineTool.run([file.path, "--quiet"] + arguments) == .success)
    var pictures: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".png") {
      let path = folder.appendingPathComponent(name)
      pictures[name] = try Data(contentsOf: path)
      try FileManager.default.removeItem(at: path)
    }
    return pictures
  }

  private static let deletion = "{delete: 0:0}, {wait: 0.1}"

  @Test(arguments: [
    ("--offset 0,50", "{scroll: {to: [0, 50]}}"),
    ("--item 0:5@bottom", "{scroll: {item: 0:5, at: bottom}}"),
    ("--sweep 50..50/1", "{scroll: {to: [0, 50]}}"),
  ])
  func aPlaceIsAScrollBeforeTheCapture(option: String, scroll: String) throws {
    let asked = try pictures(
      "{capture: one}, \(Self.deletion), {capture: two}, {wait: rest}, {capture: three}",
      "\(option) $F/{capture}.png")
    let first = try pictures("\(scroll), {capture: one}", "$F/{capture}.png")
    let second = try pictures("\(Self.deletion), \(scroll), {capture: two}", "$F/{capture}.png")
    let third = try pictures(
      "{delete: 0:0}, {wait: rest}, \(scroll), {capture: three}", "$F/{capture}.png")
    #expect(asked.keys.sorted() == ["one.png", "three.png", "two.png"])
    #expect(asked["one.png"] == first["one.png"])
    #expect(asked["two.png"] == second["two.png"])
    #expect(asked["three.png"] == third["three.png"])
    #expect(asked["one.png"] != asked["three.png"])
  }

  @Test func everythingAtEachMoment() throws {
    let asked = try pictures(
      "{capture: one}, {delete: [0:0, 0:1]}, {wait: rest}, {capture: two}",
      "--full $F/{capture}.png")
    let one = try pictures("{wait: 0}", "--full $F/x.png")
    let two = try pictures("{delete: [0:0, 0:1]}", "--full $F/x.png")
    #expect(asked["one.png"] == one["x.png"] && asked["two.png"] == two["x.png"])
  }

  /// Times on the command line replace the script's own pictures and count in the script's time.
  @Test func timesAreThoseOfTheScript() throws {
    let script =
      """
      {delete: 0:0}, {wait: 0.1}, {capture: a}, {wait: 0.1}, {delete: 0:1}, {wait: 0.1}, {capture: \
      b}
      """
    let asked = try pictures(script, "--at 0.1 --at 0.3 $F/{time}.png")
    let taken = try pictures(script, "$F/{capture}.png")
    #expect(asked.keys.sorted() == ["0.1.png", "0.3.png"])
    #expect(asked["0.1.png"] == taken["a.png"] && asked["0.3.png"] == taken["b.png"])
  }

  @Test func placesAndMomentsMultiply() throws {
    let asked = try pictures(
      "{capture: a}, {delete: 0:0}, {capture: b}", "--offset 0,0 --offset 0,20 $F/{capture}-{n}.png"
    )
    #expect(asked.keys.sorted() == ["a-1.png", "a-3.png", "b-2.png", "b-4.png"])
  }
}
