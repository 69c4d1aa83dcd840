import Foundation
import ImageIO
import Testing

@testable import render

/// Tests pictures whose warnings have no reader.
@Suite final class StandardErrorTests {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("StandardErrorTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The text has a character that no font has.
    try Data(
      """
      screen: {size: [60, 40], scale: 1}
      styles: {a: {text: "\u{16A0}"}}
      sections: [{items: [1, 2]}]
      """.utf8
    ).write(to: folder.appendingPathComponent("warned.yml"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test func theSceneIsWarnedOf() throws {
    let result = try Shell(folder: folder).run("render \"$F/warned.yml\" \"$F/a.png\"")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors.contains("No font has the character U+16A0"), "\(result.errors)")
  }

  /// Standard error is closed, full, or a pipe whose reader has exited.
  @Test(arguments: ["2>&-", "2>/dev/full", "2> >(exit 0)", "2>&- <&- >&-"])
  func thePictureIsDrawnAllTheSame(redirection: String) throws {
    let shell = Shell(folder: folder)
    let result = try shell.run(
      "sleep 0; render \"$F/warned.yml\" \"$F/b.png\" \(redirection); exit $?")
    #expect(result.status == 0, "\(result.errors)")
    let data = try Data(contentsOf: folder.appendingPathComponent("b.png"))
    // The picture contains no warning, although its file may have got standard error's descriptor.
    #expect(try PNGDecoder().decode(data).width > 0)
  }

  @Test func everythingDownThePipeThatEnds() throws {
    let result = try Shell(folder: folder).run(
      "render \"$F/warned.yml\" \"$F/c.png\" 2>&1 | true; exit ${PIPESTATUS[0]}")
    #expect(result.status == 0, "\(result.errors)")
    #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("c.png").path))
  }
}
