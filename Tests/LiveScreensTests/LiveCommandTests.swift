import LiveScreens
import ScenePictures
import Testing
import UIKit

/// Tests the messages from pages.
@MainActor
@Suite struct LiveCommandTests {
  @Test func commandsAreRead() {
    func command(_ text: String) -> LiveCommand? { LiveCommand.read(text)?.command }
    #expect(
      command(#"{"do": "down", "x": 1.5, "y": 2, "n": 3}"#)
        == .finger(.down(CGPoint(x: 1.5, y: 2))))
    #expect(LiveCommand.read(#"{"do": "lift", "n": 7}"#)?.number == 7)
    #expect(
      command(#"{"do": "wheel", "x": 1, "y": 2, "dx": 0, "dy": -30}"#)
        == .wheel(CGVector(dx: 0, dy: -30), CGPoint(x: 1, y: 2)))
    #expect(command(#"{"do": "seek", "frame": 12}"#) == .seek(12))
    #expect(command(#"{"do": "play", "on": true}"#) == .play(true))
    #expect(command(#"{"do": "shown", "frame": 12}"#) == .shown(12))
    #expect(
      command(#"{"do": "golden", "name": "a", "shows": "b"}"#) == .golden(name: "a", shows: "b"))
  }

  @Test(arguments: [
    "", "null", "[]", "7", #"{"do": 1}"#, #"{"do": "format"}"#, #"{"do": "down", "x": 1}"#,
    #"{"do": "down", "x": 1e9, "y": 0}"#, #"{"do": "move", "x": "1", "y": 0}"#,
    #"{"do": "seek", "frame": 1e99}"#, #"{"do": "shown", "frame": -1}"#,
    #"{"do": "wheel", "x": 1, "y": 1, "dx": 1e300, "dy": 0}"#,
  ])
  func whatMakesNoSenseIsNoCommand(text: String) {
    #expect(LiveCommand.read(text) == nil)
  }

  @Test func longMessagesAreNotRead() {
    let name = String(repeating: "a", count: LiveCommand.maximumBytes)
    #expect(LiveCommand.read(#"{"do": "golden", "name": "\#(name)", "shows": ""}"#) == nil)
  }

  @Test func settingsAreThoseOfPictures() throws {
    var settings = LiveSettings()
    (settings.device, settings.appearance) = ("iPhone15:landscape", "dark")
    settings.direction = "rtl"
    (settings.textSize, settings.indicators) = ("extraLarge", true)
    var picture = WantedPicture()
    (picture.size, picture.scale) = (CGSize(width: 10, height: 10), 1)
    let shown = try #require(settings.applied(to: picture))
    #expect(shown.device == DeviceScreen(.iPhone15, .landscape) && shown.size == nil)
    #expect(shown.appearance == .dark && shown.isRightToLeft == true && shown.showsIndicators)
    #expect(LiveSettings(shown) == settings)
    settings.device = "<script>"
    #expect(settings.applied(to: picture) == nil)
  }
}
