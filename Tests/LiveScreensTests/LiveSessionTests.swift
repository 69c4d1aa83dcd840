import Foundation
import ImageIO
import LiveScreens
import ScenePictures
import Testing
import UIKit

/// Tests a page's session, with the test's own clock.
@MainActor
@Suite struct LiveSessionTests {
  /// A session and its sent messages.
  @MainActor
  private final class Page {
    private(set) var texts: [[String: Any]] = []
    private(set) var frames: [Data] = []
    private var now = ContinuousClock.now
    private var number = 0
    private(set) var session: LiveSession?

    init(_ scene: String, goldens: LiveGoldens? = nil) {
      session = LiveSession(LiveSource(DrawingRequest(scene: scene)), goldens: goldens) {
        [weak self] output in self?.take(output)
      }
    }

    private func take(_ output: LiveOutput) {
      switch output {
      case .text(let text):
        let value = try? JSONSerialization.jsonObject(with: Data(text.utf8))
        texts.append(value as? [String: Any] ?? [:])
      case .data(let data): frames.append(data)
      }
    }

    func say(_ words: [String: Any]) {
      number += 1
      var words = words
      words["n"] = number
      let data = try? JSONSerialization.data(withJSONObject: words)
      #expect(session?.receive(String(decoding: data ?? Data(), as: UTF8.self)) == true)
    }

    /// Advances by a number of sixtieths of a second; each frame is shown when it arrives.
    func pass(_ count: Int = 1, shows: Bool = true) {
      for _ in 0..<count {
        _ = session?.turn(at: now)
        now += .microseconds(16_667)
        guard shows, let last = frames.last(where: { Page.word($0, 0) == 1 }) else { continue }
        _ = session?.receive(#"{"do": "shown", "frame": \#(Page.word(last, 1))}"#)
      }
    }

    func last(_ type: String) -> [String: Any]? { texts.last { $0["type"] as? String == type } }

    static func word(_ data: Data, _ place: Int) -> UInt32 {
      data.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 4 * place, as: UInt32.self) }
    }
  }

  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("live-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test func aPageIsNotifiedOfItsScreen() {
    let page = Page("store")
    page.pass()
    let state = page.last("state")
    #expect(state?["name"] as? String == "store" && state?["size"] as? [Double] == [375, 667])
    #expect(page.frames.count == 1 && Page.word(page.frames[0], 3) == 750)
    page.pass(3)
    #expect(page.frames.count == 1, "the screen is at rest")
    #expect((page.last("texts")?["texts"] as? [Any])?.isEmpty == false)
  }

  @Test func timePassesWhileTheFingerIsDownAndAWhileAfter() {
    let page = Page("store")
    page.pass(2)
    page.say(["do": "down", "x": 100, "y": 300])
    page.pass(5)
    #expect(page.session?.screen?.position == 5)
    page.say(["do": "lift"])
    page.pass(200)
    let position = page.session?.screen?.position ?? 0
    #expect((35...120).contains(position), "\(position)")
    page.pass(20)
    #expect(page.session?.screen?.position == position)
    #expect(page.last("state")?["runs"] as? Bool == false)
  }

  @Test func aPageThatShowsNothingIsSentTwoFramesAndTimeContinues() {
    let page = Page("store")
    page.pass()
    page.say(["do": "down", "x": 100, "y": 300])
    page.pass(30, shows: false)
    #expect(page.frames.count == 3)
    #expect((page.session?.screen?.position ?? 0) >= 29)
    page.pass(1)
    page.pass(1)
    #expect(page.frames.count > 3)
    #expect(Page.word(page.frames[page.frames.count - 1], 2) == 1, "the message names its command")
  }

  @Test func timeIsScrubbedAndContinues() {
    let page = Page("store")
    page.pass()
    page.say(["do": "wheel", "x": 100, "y": 300, "dx": 0, "dy": 120])
    page.pass(100)
    let end = page.session?.screen?.position ?? 0
    page.say(["do": "seek", "frame": 8])
    page.pass(20)
    #expect(page.session?.screen?.position == 8 && page.last("state")?["isPaused"] as? Bool == true)
    page.say(["do": "play", "on": true])
    page.pass(end)
    #expect((page.session?.screen?.position ?? 0) >= end)
    page.say(["do": "restart"])
    page.say(["do": "play", "on": false])
    page.pass(2)
    #expect(page.session?.screen?.position == 0 && page.session?.screen?.log.isEmpty == true)
  }

  @Test func buttonsAreAnswered() throws {
    let page = Page("store")
    page.pass()
    page.say(["do": "wheel", "x": 100, "y": 300, "dx": 0, "dy": 120])
    page.pass(100)
    page.say(["do": "script"])
    page.say(["do": "picture"])
    page.pass()
    let script = try #require(page.last("script"))
    #expect(script["isSame"] as? Bool == true)
    #expect((script["text"] as? String)?.hasPrefix("script:\n  - drag: {from: ") == true)
    #expect((script["command"] as? String)?.hasPrefix("render store --script store.") == true)
    let file = try #require(page.frames.last { Page.word($0, 0) == 2 })
    let length = Int(Page.word(file, 1))
    #expect(String(decoding: file[8..<8 + length], as: UTF8.self) == "store.png")
    let screen = try #require(page.session?.screen)
    #expect(try file.dropFirst(8 + length) == FastPNGEncoder().encode(screen.draw().bitmap))
  }

  @Test func aFileThatChangesIsDrawnAgain() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path + "/shop.yml"
    func write(_ text: String) throws {
      let style = "styles: {row: {text: \"{text}\"}}"
      let scene = "layout: {itemSize: [fill, 40]}\n\(style)\nsections: [{items: [\(text)]}]\n"
      try Data(scene.utf8).write(to: URL(fileURLWithPath: path))
    }
    try write("One")
    let page = Page(path)
    page.pass(2)
    #expect(page.frames.count == 1 && page.last("state")?["problem"] == nil)
    try write("One, Two")
    page.pass(12)
    #expect(page.frames.count == 2)
    try write("One, {")
    page.pass(12)
    #expect((page.last("state")?["problem"] as? String)?.contains("shop.yml:3:") == true)
    try write("<b>Three</b>")
    page.pass(12)
    #expect(page.frames.count >= 3 && page.last("state")?["problem"] == nil)
  }

  @Test func aGoldenIsRecorded() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.path + "/Golden/goldens.json"
    let page = Page("store", goldens: LiveGoldens(set))
    page.pass()
    page.say(["do": "golden", "name": "store/top", "shows": "Shelves."])
    page.pass()
    #expect(page.last("golden")?["problem"] == nil, "\(page.last("golden") ?? [:])")
    page.say(["do": "wheel", "x": 100, "y": 600, "dx": 0, "dy": 80])
    page.pass(100)
    page.say(["do": "golden", "name": "store/scrolled", "shows": "Scrolled."])
    page.pass()
    #expect(page.last("golden")?["problem"] == nil, "\(page.last("golden") ?? [:])")
    page.say(["do": "down", "x": 100, "y": 300])
    page.pass(4)
    page.say(["do": "golden", "name": "store/touched", "shows": "Touched."])
    page.pass()
    #expect(page.last("golden")?["problem"] == nil, "\(page.last("golden") ?? [:])")
    let text = try String(contentsOfFile: set, encoding: .utf8)
    #expect(
      text.contains(#""name": "store/scrolled", "scene": "store", "scale": 2, "offset": [0, 80]"#))
    #expect(text.contains(#""script": "store/touched.script.yml", "at": "#))
    for name in ["top.png", "top.json", "scrolled.png", "touched.png", "touched.script.yml"] {
      #expect(FileManager.default.fileExists(atPath: folder.path + "/Golden/store/\(name)"))
    }
    let screen = try #require(page.session?.screen)
    let recorded = try Data(
      contentsOf: URL(fileURLWithPath: folder.path + "/Golden/store/touched.png"))
    let decoded = try PNGDecoder().decode(recorded)
    #expect(try decoded.hasPixels(of: screen.draw().bitmap))
  }

  @Test(arguments: ["", "../up", "a//b", ".hidden", "a\nb", "store/top"])
  func aNameThatDoesNotDoIsRefused(name: String) throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.path + "/Golden/goldens.json"
    let page = Page("store", goldens: LiveGoldens(set))
    page.pass()
    page.say(["do": "golden", "name": "store/top", "shows": "Shelves."])
    page.pass()
    let before = try Data(contentsOf: URL(fileURLWithPath: set))
    page.say(["do": "golden", "name": name, "shows": "Shelves."])
    page.pass()
    #expect(page.last("golden")?["problem"] is String)
    #expect(try Data(contentsOf: URL(fileURLWithPath: set)) == before)
  }

  @Test func aMissingSceneIsReported() {
    let page = Page("cat-wal")
    page.pass(2)
    #expect((page.last("state")?["problem"] as? String)?.contains("cat-wall") == true)
    #expect(page.frames.isEmpty)
  }
}
