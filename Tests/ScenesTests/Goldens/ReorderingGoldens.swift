import SnapshotTesting
import Testing
import UIKit

@testable import Scenes

/// Tests a tile of a mosaic that a finger moves, at chosen moments: `Golden/reordering/<name>.png`.
@MainActor
@Suite struct ReorderingGoldens {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    /// The movements of the finger before the picture.
    var moves: [CGPoint] = []
    var lifts = false
    /// The seconds after the last movement; nil for the end of all animations.
    var time: Double?

    var testDescription: String { name }
  }

  nonisolated private static let press = CGPoint(x: 138, y: 44)
  nonisolated private static let landing = CGPoint(x: 230, y: 190)

  nonisolated static let cases: [Case] = [
    // B is larger than the others and a little transparent, in its place.
    Case(name: "picked-up"),
    // B is at the finger, and its neighbours are halfway to their places without it.
    Case(name: "half-way", moves: [landing], time: 0.15),
    // B is over tiles that have made room; its place, further on, is free.
    Case(name: "carried", moves: [landing]),
    // B is halfway from the finger to its place, over the others.
    Case(name: "dropping", moves: [landing], lifts: true, time: 0.15),
    // All tiles are in lines, with B in its new place.
    Case(name: "dropped", moves: [landing], lifts: true),
  ]

  @Test(arguments: cases)
  func picture(_ golden: Case) throws {
    let bitmap = try bitmap(golden)
    assertSnapshot(
      of: CGImage(sharing: bitmap), as: .image, named: golden.name, goldens: .golden("reordering"))
  }

  /// The scene equals the case of the finger at rest.
  @Test func theSceneRestsWhereTheTileIsCarried() throws {
    let renderer = SceneRenderer(
      scene: .reordering, size: CGSize(width: 375, height: 500), scale: 1)
    let (scene, _) = try renderer.render(offset: nil)
    let story = try bitmap(Case(name: "carried", moves: [Self.landing]))
    #expect((scene.width, scene.height) == (story.width, story.height))
    #expect(memcmp(scene.pixels, story.pixels, scene.bytesPerRow * scene.height) == 0)
  }

  /// Plays a case's movements and draws the picture.
  private func bitmap(_ golden: Case) throws -> Bitmap {
    let scene = Scene(name: "reordering", summary: "") { _ in Scene.makeMosaic() }
    let renderer = SceneRenderer(scene: scene, size: CGSize(width: 375, height: 500), scale: 1)
    try renderer.onScreen {
      try renderer.window.play { finger in
        finger.longPress(at: Self.press, duration: 0.5)
        for point in golden.moves { finger.move(to: point) }
      }
      if golden.lifts {
        MediaClock.current.settle()
        try renderer.window.play { $0.lift() }
      }
    }
    return try renderer.render(offset: nil, at: golden.time).bitmap
  }
}
