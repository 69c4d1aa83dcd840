import Foundation
import Testing

/// Tests a machine without fonts: the system's font folders are empty.
@Suite final class NoFontsTests {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("NoFontsTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func shell(_ line: String) throws -> Shell.Result { try Shell(folder: folder).run(line) }

  /// Runs a line with an empty folder mounted over `/usr/share/fonts`.
  private func withoutFonts(_ line: String) throws -> Shell.Result {
    let mount = "mkdir -p \"$F/empty\" && mount --bind \"$F/empty\" /usr/share/fonts"
    let inside = "\(mount) && ! ls /usr/share/fonts/* 2>/dev/null && \(line)"
    return try shell(
      "unshare -rm bash -c 'render() { \"$R\" \"$@\"; }; \(inside)'")
  }

  /// Some containers do not permit mounts.
  private static let mayMount: Bool = {
    let folder = FileManager.default.temporaryDirectory
    let result = try? Shell(folder: folder).run("unshare -rm true 2>/dev/null")
    return result?.status == 0
  }()

  private func write(_ text: String) throws {
    let scene = """
      layout: {itemSize: [180, 40]}
      styles: {word: {text: "{text}", font: body}}
      sections: [{style: word, items: [{text: "\(text)"}]}]
      """
    try Data(scene.utf8).write(to: folder.appendingPathComponent("a.yml"))
  }

  private func bytes(_ name: String) -> Data? {
    FileManager.default.contents(atPath: folder.appendingPathComponent(name).path)
  }

  /// The texts are Latin, Greek, Cyrillic, Arabic, Hebrew, Devanagari, Thai, Bengali and symbols.
  @Test(
    .enabled(if: mayMount),
    arguments: [
      "Hamburgefonstiv", "Ελληνικά", "Привет", "السلام", "שלום", "नमस्ते", "สวัสดี", "বাংলা",
      "→ ✓ ∑ ☂ ♫",
    ])
  func textIsDrawnWithTheSameBytes(text: String) throws {
    try write(text)
    let line = "render \"$F/a.yml\" --size 200x60"
    #expect(try shell("\(line) \"$F/with.png\"").status == 0)
    let without = try withoutFonts("\(line) \"$F/without.png\"")
    #expect(without.status == 0 && without.errors.isEmpty, "\(without.errors)")
    #expect(bytes("without.png") != nil && bytes("without.png") == bytes("with.png"))
  }

  @Test(
    .enabled(if: mayMount),
    arguments: [
      ("a 😀", "NotoColorEmoji.ttf", "fonts-noto-color-emoji"),
      ("漢字", "NotoSansCJK-Regular.ttc", "fonts-noto-cjk"),
    ])
  func emojiAndHanReportWhichFileIsMissing(text: String, file: String, package: String) throws {
    try write(text)
    let result = try withoutFonts("render \"$F/a.yml\" --size 200x60 \"$F/without.png\"")
    #expect(result.status == 20)
    #expect(result.errors.contains("/\(file)” is missing. Install the Debian package \(package)."))
    #expect(bytes("without.png") == nil)
  }
}
