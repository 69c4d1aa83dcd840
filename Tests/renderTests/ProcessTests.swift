import ImageIO
import Scenes
import Testing

@testable import render

/// Tests runs of the built executable.
@Suite final class ProcessTests {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("renderTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func shell(_ line: String) throws -> Shell.Result { try Shell(folder: folder).run(line) }

  private var files: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
  }

  private func contents(_ name: String) -> Data? {
    FileManager.default.contents(atPath: folder.appendingPathComponent(name).path)
  }

  @Test func everyRefusalIsOneLineAndTouchesNothing() throws {
    try Data("old".utf8).write(to: folder.appendingPathComponent("old.png"))
    let table: [(line: String, status: Int32)] = [
      ("render", 1),
      ("render nowhere \"$F/old.png\"", 1),
      ("render --size 0x5 \"$F/old.png\"", 1),
      ("render --size 40000x40000 \"$F/old.png\"", 1),
      ("render --size 1e300x1e300 \"$F/old.png\"", 1),
      ("render --size 1e-9x1 \"$F/old.png\"", 1),
      ("render --scale 1e-300 \"$F/old.png\"", 1),
      ("render --unknown \"$F/old.png\"", 1),
      ("render --fonts \"$F/none\" \"$F/old.png\"", 20),
      ("render --fonts \"$F\" \"$F/old.png\"", 20),
      ("render --system-font \"$F/none.ttf\" \"$F/old.png\"", 20),
      ("render --system-font \"$F/old.png\" \"$F/old.png\"", 20),
      ("render --size 600x400 --scale 0.1 \"$F/none/a.png\"", 2),
      ("render --size 600x400 --scale 0.1 \"$F/old.png/a.png\"", 2),
      ("render --size 600x400 --scale 0.1 /dev/full", 2),
      ("render --size 600x400 --scale 0.1 - > /dev/full", 2),
      ("render --size 600x400 --scale 0.1 - >&-", 2),
      ("render list >&-", 2),
      ("render --help > /dev/full", 2),
      ("render profile --scroll 5..5 \"$F/old.png\"", 1),
      ("render profile --compare \"$F/none.json\" \"$F/old.png\"", 1),
      ("render profile --compare \"$F/old.png\" \"$F/old.png\"", 1),
      ("render profile bars --scroll=-900..-800 --size 200x100 \"$F/old.png\"", 1),
    ]
    for (line, status) in table {
      let result = try shell(line)
      #expect(result.status == status, "\(line): \(result.errors)")
      #expect(result.errorLines.count == 1, "\(line): \(result.errors)")
      #expect(result.errors.hasPrefix("render: "))
      #expect(result.output.isEmpty)
      #expect(files == ["old.png"])
      #expect(contents("old.png") == Data("old".utf8))
    }
  }

  /// Warnings are lost where standard error is not writable; pictures are drawn.
  @Test(arguments: ["2>&-", "2>/dev/full", "2>&1 >/dev/null | true", "<&- 2>&-", "<&- >&- 2>&-"])
  func standardErrorMayBeBroken(_ redirection: String) throws {
    // No font has glyphs for these characters.
    try Data(
      """
      sections:
        - items:
            - { text: "\u{13000}\u{10FFFD}" }
      styles: { row: { text: "{text}" } }
      """.utf8
    ).write(to: folder.appendingPathComponent("a.yml"))
    let whole = try shell("render \"$F/a.yml\" \"$F/whole.png\"")
    #expect(whole.status == 0 && whole.errors.contains("No font has"), "\(whole.errors)")
    let broken = try shell(
      "render \"$F/a.yml\" \"$F/a.png\" \(redirection); exit ${PIPESTATUS[0]}")
    #expect(broken.status == 0)
    #expect(contents("a.png") == contents("whole.png") && contents("a.png") != nil)
  }

  @Test func theReaderOfAPipeMayGoAway() throws {
    let result = try shell("render --size 600x400 - | true; exit ${PIPESTATUS[0]}")
    #expect(result.status == 2)
    #expect(
      result.errors
        == "render: Cannot write to standard output: the program that reads it has ended.\n")
  }

  @Test func aPictureIsWrittenWholeAndTheSameEveryTime() throws {
    let first = try shell("render --offset 0,80 --size 600x401 --scale 0.25 \"$F/a.png\"")
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.errors.isEmpty)
    let data = try #require(contents("a.png"))
    let bitmap = try PNGDecoder().decode(data)
    #expect((bitmap.width, bitmap.height) == (150, 101))

    let scene = try #require(SceneRegistry.all.first).name
    let streamed = try shell(
      "LC_ALL=C TZ=Asia/Tokyo render \(scene) --offset 0,80 --size 600x401 --scale 0.25 -")
    #expect(streamed.output == data, "the default scene, by name, to standard output")

    let again = try shell("render --offset 0,80 --size 600x401 --scale 0.25 \"$F/a.png\"")
    #expect(again.status == 0)
    #expect(contents("a.png") == data)
    #expect(files == ["a.png"], "no temporary file is left")
  }

  @Test func anOffsetPastTheEndIsPulledBackWithANote() throws {
    let far = try shell("render --offset 0,900000 --size 600x400 --scale 0.25 \"$F/a.png\"")
    #expect(far.status == 0, "\(far.errors)")
    #expect(
      far.errors.hasPrefix(
        "render: The offset 0,900000 is outside the scrollable range; the picture has the nearest"
          + " offset, 0,"))
    #expect(far.errorLines.count == 1)
    let kept = try shell(
      "render --offset 0,900000 --no-clamp --size 600x400 --scale 0.25 \"$F/b.png\"")
    #expect([0, 25].contains(kept.status))
  }

  @Test func aLinkIsFollowed() throws {
    let result = try shell(
      "ln -s real.png \"$F/link.png\" && render --size 600x400 --scale 0.25 \"$F/link.png\"")
    #expect(result.status == 0, "\(result.errors)")
    #expect(files == ["link.png", "real.png"])
  }

  @Test func aProfileIsAChartAndFiguresToCompareWith() throws {
    let options = "bars --scroll 0..60 --size 200x100 --scale 0.5"
    let first = try shell("render profile \(options) --json \"$F/a.json\" \"$F/a.png\"")
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.errors.hasPrefix("render: worst: frame ") && first.errorLines.count == 1)
    let chart = try PNGDecoder().decode(try #require(contents("a.png")))
    #expect((chart.width, chart.height) == (2240, 1120))
    let file = try #require(contents("a.json"))
    let figures = try #require(try JSONSerialization.jsonObject(with: file) as? [String: Any])
    #expect(figures["scene"] as? String == "bars")
    let frames = try #require(figures["frames"] as? [[String: Any]])
    #expect(frames.count > 30)
    #expect(frames.contains { ($0["ms"] as? Double ?? 0) > 0 }, "time was measured")
    #expect(frames.contains { ($0["counts"] as? [String: Int])?["layout_queries"] ?? 0 > 0 })
    let second = try shell("render profile \(options) --compare \"$F/a.json\" \"$F/b.png\"")
    #expect(second.status == 0, "\(second.errors)")
    #expect(files == ["a.json", "a.png", "b.png"])
  }

  @Test func listNamesEverySceneWithALine() throws {
    let result = try shell("render list")
    #expect(result.status == 0)
    let lines = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == SceneRegistry.all.count)
    for (line, scene) in zip(lines, SceneRegistry.all) {
      #expect(line.hasPrefix(scene.name) && line.hasSuffix(scene.summary))
      #expect(!scene.name.isEmpty && !scene.summary.isEmpty && !scene.summary.hasSuffix("."))
    }
  }
}
