import Foundation
import ImageIO
import SceneRendering
import Staging
import Testing
import UIKit

@testable import SceneFiles

/// Tests the effects of fingers in scripts of scene files and in script files.
@MainActor
@Suite struct FingerTests {
  private static func scene(_ script: String) -> String {
    """
    screen: {size: [100, 120], scale: 1}
    styles: {a: {backgroundColor: "{color|systemGray5}", borderWidth: 2,
                 selected: {backgroundColor: systemRed}, highlighted: {alpha: 0.5}}}
    layout: {itemSize: [50, 30], minimumLineSpacing: 0, minimumInteritemSpacing: 0}
    sections: [{count: 60}]
    script: [\(script)]
    """
  }

  private func player(_ script: String) throws -> ScenePlayer {
    let player = try SceneFile(Self.scene(script)).player()
    try player.play { _ in true }
    return player
  }

  private func view(_ player: ScenePlayer) throws -> UICollectionView {
    try #require(player.renderer.stage.collectionView)
  }

  @Test(arguments: ["[75, 45]", "{at: [75, 45]}", "{item: 0:3}", "{item: [0, 3], offset: [5, -5]}"])
  func aTapSelectsWhatIsThere(place: String) throws {
    let view = try view(player("{tap: \(place)}"))
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
  }

  @Test func aFingerThatIsDownDragsOn() throws {
    let player = try player(
      "{drag: {from: [50, 100], to: [50, 60]}}, {drag: {through: [{to: [50, 40]}, {to: [50, 20]}]}}"
    )
    // The ten points before a drag begins are subtracted from the drag.
    #expect(try view(player).contentOffset == CGPoint(x: 0, y: 70))
    #expect(player.renderer.window.fingersDown.map(\.point) == [CGPoint(x: 50, y: 20)])
  }

  @Test func aFlingContinuesByItself() throws {
    let player = try player(
      "{fling: {from: [50, 110], velocity: [0, -800]}}, {wait: rest}, {tap: [20, 50]}")
    let view = try view(player)
    #expect(view.contentOffset.y > 300)
    let there = try #require(
      view.indexPathForItem(at: CGPoint(x: 20, y: view.contentOffset.y + 50)))
    #expect(view.indexPathsForSelectedItems == [there])
  }

  @Test func aFingerTakenAwaySelectsNothing() throws {
    let view = try view(player("{longPress: {item: 0:1}}, {cancel: all}"))
    #expect(view.indexPathsForSelectedItems?.isEmpty != false)
    let lifted = try self.view(player("{longPress: {item: 0:1}}, {lift: 1}"))
    #expect(lifted.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  /// Time advances while fingers move, and pictures are taken during the movement.
  @Test func picturesAreTakenOnAFingersWay() throws {
    let player = try SceneFile(
      Self.scene("{drag: {from: [50, 100], to: [50, 40], duration: 0.4}}, {capture: a}")
    ).player()
    var moments: [ScenePlayer.Moment] = []
    var offsets: [CGFloat] = []
    try player.play(times: [0.2, 0.6]) { moment in
      moments.append(moment)
      offsets.append(player.renderer.scrollView?.contentOffset.y ?? 0)
      return true
    }
    #expect(moments == [.time(0.2), .capture("a"), .time(0.6)])
    #expect(offsets[0] > 10 && offsets[0] < 30 && offsets[1] == 50)
  }

  @Test func theSameScriptIsTheSamePictures() throws {
    let script =
      "{fling: {from: [50, 110], velocity: [0, -700]}}, {wait: 0.2}, {capture: a}, {tap: [20, 20]},"
      + " {wait: 0.1}, {capture: b}"
    let first = try SceneFile(Self.scene(script)).pixels()
    #expect(try SceneFile(Self.scene(script)).pixels() == first)
  }

  @Test func theScreenIsTurned() throws {
    let player = try player("{turn: landscape}, {tap: [110, 20]}, {wait: rest}")
    #expect(player.renderer.window.bounds.size == CGSize(width: 120, height: 100))
    let item = try view(player).indexPathsForSelectedItems
    #expect(item == [IndexPath(item: 1, section: 0)])
    let pictures = try SceneFile(
      Self.scene("{capture: a}, {turn: landscape}, {capture: b}, {turn: portrait}, {capture: c}")
    ).player().pictures()
    #expect(pictures.map(\.bitmap.width) == [100, 120, 100])
  }

  // MARK: Mistakes

  @Test(arguments: [
    (
      "{tap: {at: [1, 2], duration: -1}}",
      "6:39: script[0].tap.duration: Expected a number from 0 to 3600, found -1."
    ),
    (
      "{wait: -1}",
      "6:17: script[0].wait: Expected a number from 0 to 3600 or rest, found '-1'."
    ),
    (
      "{tap: {}}",
      "6:16: script[0].tap: Give the point to touch with one of 'at', 'item', 'view' and 'button'."
    ),
    (
      "{tap: {item: 0:99}}",
      "6:23: script[0].tap.item: There is no item 0:99 at this point; the sections have 60 items."
    ),
    ("{lift: all}", "6:10: script[0]: No finger is down that could be lifted."),
    (
      "{longPress: [9, 9]}, {lift: 1}, {lift: 1}",
      "6:49: script[2].lift: Finger 1 is not down, so it cannot be lifted."
    ),
    (
      "{longPress: [9, 9]}, {tap: [9, 9]}",
      "6:31: script[1]: Finger 1 is down already; lift it first."
    ),
    (
      "{turn: sideways}",
      "6:17: script[0].turn: Expected portrait or landscape, found 'sideways'."
    ),
    (
      "{drag: {to: [9, 9]}}",
      "6:10: script[0]: Finger 1 is not down, so it cannot be moved."
    ),
    (
      "{drag: {from: [9, 9]}}",
      "6:10: script[0]: Give the finger's destination with 'to' or 'through'."
    ),
    (
      "{tap: {at: [1, 2], item: 0:0}}",
      "6:17: script[0].tap.at: 'at' and 'item' cannot be given together."
    ),
  ])
  func mistakes(script: String, sentence: String) {
    #expect(SceneFile.mistakes(Self.scene(script)) == ["s.yml:\(sentence)"])
  }

  @Test(arguments: [
    (
      "{tap: {item: 0:40}}",
      "6:23: script[0].tap.item: The middle of item 0:40 is not visible at this point, so no"
        + " finger can touch it."
    ),
    (
      "{tap: {button: add}}",
      "6:25: script[0].tap.button: No bar has a button 'add' at this point."
    ),
    (
      "{tap: {view: it}}",
      "6:23: script[0].tap.view: No visible view has the identifier or the text 'it' at this point."
    ),
    (
      "{fling: {from: [50, 20], velocity: [0, -900]}}",
      "6:10: script[0]: Finger 1 would be at (50, -70) after 0.1 seconds, outside of the window of"
        + " 100 × 120 points."
    ),
    (
      "{longPress: [50, 110]}, {turn: landscape}",
      "6:34: script[1]: Finger 1 would be at (50, 110) after 0 seconds, outside of the window of"
        + " 120 × 100 points."
    ),
    (
      "{tap: {item: 0:1, offset: [40, 0]}}",
      "6:16: script[0].tap: The point 115,15 is outside the window of 100 × 120 points."
    ),
  ])
  func mistakesOnTheScreen(script: String, sentence: String) throws {
    let file = try SceneFile(Self.scene(script))
    let error = #expect(throws: Failure.self) { try file.player().play { _ in true } }
    #expect(error?.description == "scene.yml:\(sentence)" && error?.status == .usage)
  }

  @Test func pointsOutsideAreKnownBeforeAnythingIsDrawn() throws {
    let turned = try SceneFile(
      Self.scene("{tap: [9, 110]}, {turn: landscape}, {tap: [110, 9]}, {tap: [9, 110]}"))
    #expect(
      turned.error(in: turned.size)?.description
        == "scene.yml:6:69: script[3].tap: The point 9,110 is outside the window of 120 × 100 "
        + "points."
    )
    let file = try SceneFile(Self.scene("{tap: [100, 20]}, {wait: 0}, {tap: {at: [9, 130]}}"))
    #expect(
      file.error(in: file.size)?.description.split(separator: "\n") == [
        """
        scene.yml:6:16: script[0].tap: The point 100,20 is outside the window of 100 × 120 points.
        """,
        """
        scene.yml:6:45: script[2].tap: The point 9,130 is outside the window of 100 × 120 points.
        """,
      ])
    #expect(file.error(in: CGSize(width: 200, height: 200)) == nil)
  }

  // MARK: Files of scripts

  private func mistakes(ofFile text: String) -> [String] {
    do throws(SceneFileError) {
      _ = try ScriptFile(Data(text.utf8), path: "f.yml")
      return []
    } catch {
      return error.description.split(separator: "\n").map(String.init)
    }
  }

  @Test func aFileHasNothingButAScript() {
    #expect(mistakes(ofFile: "script: [{tap: [1, 2]}, {capture: a}]") == [])
    #expect(mistakes(ofFile: "") == ["f.yml:1:1: The key 'script' is missing."])
    #expect(
      mistakes(ofFile: "script: [{delete: 0:0}]") == [
        "f.yml:1:11: script[0].delete: There is no key 'delete' in a scriptStep, which has 'wait',"
          + " 'capture', 'tap', 'doubleTap', 'longPress', 'drag', 'fling', 'pinch', 'lift', "
          + "'cancel' and 'turn'."
      ])
    #expect(
      mistakes(ofFile: "script: [{lift: 2}]")
        == ["f.yml:1:17: script[0].lift: Finger 2 is not down, so it cannot be lifted."])
  }

  @Test func aFilesScriptTakesThePlaceOfTheScenes() throws {
    let script = try ScriptFile(
      Data("script: [{tap: {item: [0, 1]}}, {capture: tapped}]".utf8), path: "f.yml")
    let file = try SceneFile(Self.scene("{capture: own}")).playing(script)
    #expect(file.captures == ["tapped"] && file.files == ["f.yml"])
    let player = file.player()
    try player.play { _ in true }
    #expect(
      try view(player).indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }
}
