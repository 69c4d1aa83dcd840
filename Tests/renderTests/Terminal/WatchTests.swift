import Foundation
import ImageIO
import ScenePictures
import Testing

@testable import render

/// Tests `--watch`, with the built program on real files.
@Suite(.enabled(if: PseudoTerminal.isAvailable)) struct WatchTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("WatchTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name), options: .atomic)
  }

  private func scene(_ width: Int, _ items: String, image: String = "") -> String {
    """
    screen: {size: [\(width), 40], scale: 1}
    styles: {a: {backgroundColor: systemTeal\(image)}}
    sections: [{\(items)}]
    """
  }

  private func width() throws -> Int {
    try PNGDecoder().decode(Data(contentsOf: folder.appendingPathComponent("o.png"))).width
  }

  /// The scene file, a data file that it begins to name, and an image change: each change is drawn,
  /// each mistake is reported, and the picture remains until the mistake is corrected.
  @Test func everyChangeIsDrawnUntilCtrlC() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(scene(60, "items: [1]"), "s.yml")
    let terminal = try PseudoTerminal("cd \"$F\" && exec $R s.yml --watch o.png", folder: folder)
    try terminal.read(until: "Drawn; watching 1 file until Ctrl-C.")
    #expect(try width() == 60)
    try write(scene(70, "itmes: [1]"), "s.yml")
    try terminal.read(until: "did you mean 'items'?")
    #expect(try width() == 60)
    try write(scene(70, "data: d.csv"), "s.yml")
    try terminal.read(until: "'d.csv' cannot be read: no such file or directory.")
    // The scene names the missing file, so its creation is a change.
    try write("text\n1\n", "d.csv")
    try terminal.read(until: "Drawn; watching 2 files until Ctrl-C.")
    #expect(try width() == 70)
    try write("text\n1,2\n", "d.csv")
    try terminal.read(until: "d.csv:2:1: The line has 2 values for 1 columns.")
    try write("text\n1\n", "d.csv")
    try write(scene(80, "data: d.csv", image: ", image: p.png"), "s.yml")
    try terminal.read(until: "'p.png' cannot be read")
    try FileManager.default.copyItem(
      at: folder.appendingPathComponent("o.png"), to: folder.appendingPathComponent("p.png"))
    try terminal.read(until: "Drawn; watching 3 files until Ctrl-C.")
    #expect(try width() == 80)
    terminal.type("\u{3}")
    #expect(try terminal.finish() == .signal(SIGINT))
    // Each report replaces the one before.
    #expect(terminal.written.hasPrefix("\u{1B}[H\u{1B}[2J"))
  }

  @Test(arguments: [
    ("wall --watch o.png", "--watch needs a scene file, such as list.yml; 'wall' is built in."),
    ("- --watch o.png", "--watch needs a scene file with a name, not standard input."),
    ("s.yml --watch -", "--watch and standard output cannot be used together."),
  ])
  func whatCannotBeWatched(_ line: String, _ sentence: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try Shell(folder: folder).run("render \(line)")
    #expect(result.status == 1 && result.errors == "render: \(sentence)\n")
  }

  @Test func filesThatChange() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("a").path
    let none = FileStamps(of: [path])
    try write("1", "a")
    #expect(none.now != none)
    let first = FileStamps(of: [path])
    #expect(first.now == first && first.keeping([path], since: .max) == first)
    try write("12", "a")
    #expect(first.now != first && first.keeping([path], since: .max) == first)
    #expect(first.keeping([], since: .max) == FileStamps(of: []))
    // A file that was not yet watched and has changed since reading began may have been read before
    // the change.
    #expect(FileStamps(of: []).keeping([path], since: .max) == FileStamps(of: [path]))
    #expect(FileStamps(of: []).keeping([path], since: 0) == none)
  }
}
