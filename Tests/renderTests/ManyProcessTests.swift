import Foundation
import ImageIO
import Testing

@testable import render

/// Tests runs of the built executable: batches, standard input, and output.
@Suite final class ManyProcessTests {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ManyProcessTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static let scene = """
    screen: {size: [60, 40], scale: 1}
    styles: {a: {backgroundColor: systemTeal}}
    sections: [{items: [1, 2]}]

    """

  private func shell(_ line: String) throws -> Shell.Result { try Shell(folder: folder).run(line) }

  private func write(_ text: String, _ name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func files(_ name: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(
      atPath: folder.appendingPathComponent(name).path
    ).filter { $0.hasSuffix(".png") }.sorted()
  }

  @Test func aBatchContinuesAfterAFailureAndReportsIt() throws {
    try write(Self.scene, "in/a.yml")
    try write("sections: [{items: [1], elephants: 3}]", "in/b.yml")
    try write(
      Self.scene + "script: [{capture: one}, {delete: 0:0}, {capture: two}]", "in/deep/c.yaml")
    try write("{\"not\": \"a scene\"}", "in/data.json")
    try write(
      """
      {"screen": {"size": [60, 40]}, "styles": {"a": {"backgroundColor": "systemTeal"}},
       "sections": [{"items": [1]}]}
      """, "in/shop.json")
    let result = try shell("render batch \"$F/in\" --out \"$F/out\" --jobs 2 -- --scale 2")
    #expect(result.status == 1)
    #expect(try files("out") == ["a.png", "deep/c-one.png", "deep/c-two.png", "shop.png"])
    #expect(
      result.errors.hasPrefix(
        "render: 1 JSON file is not a scene file and was skipped: 'data.json'.\n"))
    #expect(result.errors.contains("b.yml:1:"))
    #expect(
      result.errors.hasSuffix(
        "render: 3 of 4 scene files were drawn; not '\(folder.path)/in/b.yml'.\n"))
    let picture = try #require(
      FileManager.default.contents(atPath: folder.appendingPathComponent("out/a.png").path))
    #expect(try PNGDecoder().decode(picture).width == 120)
  }

  @Test func everyFileIsDrawnOnEveryScreenWithItsLayout() throws {
    try write(Self.scene, "in/a.yml")
    try write(Self.scene, "in/b{n}.yml")
    try write(Self.scene, "in/c{foo}.yml")
    try write(Self.scene, "in/dir.yml/d.yml")
    let result = try shell("render batch \"$F/in\" --out \"$F/out\" --tree -- --light --dark")
    #expect(result.status == 0, "\(result.errors)")
    let stems = ["a", "b{n}", "c{foo}", "dir.yml/d"].flatMap { ["\($0)-dark", "\($0)-light"] }
    #expect(try files("out") == stems.map { "\($0).png" })
    let all = try FileManager.default.subpathsOfDirectory(
      atPath: folder.appendingPathComponent("out").path)
    #expect(all.filter { $0.hasSuffix(".json") }.sorted() == stems.map { "\($0).tree.json" })
    let sheet = try shell("render batch \"$F/in\" --out \"$F/one\" -- --light --dark --sheet")
    #expect(sheet.status == 0, "\(sheet.errors)")
    #expect(try files("one") == ["a.png", "b{n}.png", "c{foo}.png", "dir.yml/d.png"])
  }

  /// Two files, or a file and a moment of another file, have the same picture name.
  @Test func batchesWhosePicturesWouldHaveOneName() throws {
    try write(Self.scene, "in/a.yml")
    try write(Self.scene, "in/a.yaml")
    try write(Self.scene + "script: [{capture: b}]", "two/a.yml")
    try write(Self.scene, "two/a-b.yml")
    try write(Self.scene, "three/a.yml")
    try write(Self.scene, "three/b.yml")
    for (line, picture, first, second) in [
      ("in", "in/a.png", "in/a.yaml", "in/a.yml"),
      ("two", "two/a-b.png", "two/a-b.yml", "two/a.yml"),
      ("three -- --tree t.json", "t.json", "three/a.yml", "three/b.yml"),
    ] {
      let result = try shell("cd \"$F\" && render batch \(line)")
      #expect(result.status == 1)
      #expect(
        result.errors
          == "render: '\(picture)' would be written twice, for '\(first)' and for '\(second)'.\n")
    }
    let wrong = try shell("cd \"$F\" && render batch three -- --elephants")
    #expect(wrong.status == 1 && wrong.errorLines.count == 1, "\(wrong.errors)")
    let endless = try shell("cd \"$F\" && render batch three -- --watch")
    #expect(endless.errors == "render: batch and --watch cannot be used together.\n")
    #expect(try files("") == [])
  }

  /// A scene file and the files that it names are not overwritten.
  @Test func whatIsReadIsNotWritten() throws {
    try write(Self.scene, "a.yml")
    let result = try shell("cd \"$F\" && render a.yml --tree ./a.yml a.png")
    #expect(result.status == 1)
    #expect(result.errors == "render: './a.yml' is read, so it cannot be written for --tree.\n")
    #expect(try files("") == [])
  }

  @Test func sharesOfABatchMakeTheWhole() throws {
    for name in ["a", "b", "c"] { try write(Self.scene, "in/\(name).yml") }
    for share in 1...2 {
      let result = try shell("render batch \"$F/in\" --shard \(share)/2 --quiet")
      #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
      #expect(try files("in") == (share == 1 ? ["a.png", "c.png"] : ["a.png", "b.png", "c.png"]))
    }
  }

  @Test func batchesThatCannotBegin() throws {
    try write("", "empty/readme.txt")
    for (line, sentence) in [
      ("render batch \"$F/none\"", "'\(folder.path)/none' is not a folder."),
      (
        "render batch \"$F/empty\"",
        "There is no scene file below '\(folder.path)/empty': none ends in .yml, .yaml or"
          + " .scene.json, and no .json file is a scene."
      ),
      (
        "render batch \"$F/empty\" --shard 3/2",
        "--shard takes a share and the number of shares, as in 2/5, not '3/2'."
      ),
    ] {
      let result = try shell(line)
      #expect(result.status == 1)
      #expect(result.errors == "render: \(sentence)\n")
    }
  }

  @Test func aSceneFileComesThroughAPipe() throws {
    try write(Self.scene, "a.yml")
    let result = try shell(
      "render \"$F/a.yml\" \"$F/a.png\" && render - - < \"$F/a.yml\" | cmp - \"$F/a.png\"")
    #expect(result.status == 0, "\(result.errors)")
    let wrong = try shell("echo 'sections: 3' | render - \"$F/b.png\"")
    #expect(wrong.status == 1 && wrong.errors.hasPrefix("standard input:1:11: "))
    #expect(try files("") == ["a.png"])
  }

  @Test func jsonReportsWhatWasWritten() throws {
    struct Report: Decodable {
      let scene: String
      let pictures: [[String: Value]]
      let files: [[String: Value]]
      enum Value: Decodable {
        case number(Double), other
        init(from decoder: any Decoder) throws {
          let value = try? decoder.singleValueContainer().decode(Double.self)
          self = value.map { .number($0) } ?? .other
        }
        var number: Double? { if case .number(let number) = self { number } else { nil } }
      }
    }
    let result = try shell(
      "render bars --scale 0.25 --offset 8,0 --offset 99999,0 --quiet --json \"$F/b-{n}.png\"")
    #expect(result.status == 0 && result.errors.isEmpty)
    let report = try JSONDecoder().decode(Report.self, from: result.output)
    #expect(report.scene == "bars")
    #expect(report.pictures.map { $0["offsetX"]?.number }.first == 8)
    let sizes = try ["b-1.png", "b-2.png"].map { name in
      try #require(FileManager.default.contents(atPath: folder.appendingPathComponent(name).path))
        .count
    }
    #expect(report.files.map { $0["bytes"]?.number } == sizes.map(Double.init))
  }

  @Test func aPixelIsExplainedAndWorkIsCounted() throws {
    let result = try shell("render photo-sections --scale 1 --explain 11,100 --perf /dev/null")
    #expect(result.status == 0)
    let lines = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
    #expect(lines.first { !$0.hasPrefix("-") }?.contains("cell [0,0] PhotoCell") == true)
    #expect(lines.last?.hasPrefix("-         UIWindow") == true)
    #expect(result.errors.hasPrefix("render: photo-sections: layout "))
    #expect(result.errors.contains(" cell requests, "))
  }

  @MainActor @Test func theManualPageIsThatOfTheRepository() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let kept = try String(
      contentsOf: root.appendingPathComponent("Documentation/render.1"), encoding: .utf8)
    #expect(
      try ManualCommand.page() == kept,
      "Write it anew: .build/debug/render man > Documentation/render.1")
    for option in ["\\-\\-sweep", "\\-\\-explain", "\\-\\-shard", "\\-\\-compare"] {
      #expect(kept.contains(option))
    }
  }

  @Test func devicesAreListed() throws {
    let lines = ListCommand.devicesText.split(separator: "\n")
    #expect(lines.first == "iPhoneSE                  375x667 @2  20, 0, 0, 0")
    #expect(lines.last == "iPadPro13:landscape       1376x1032 @2  24, 0, 20, 0")
  }
}
