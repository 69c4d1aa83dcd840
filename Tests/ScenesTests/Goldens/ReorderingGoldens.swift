import SnapshotTesting
import Testing
import UIKit

@testable import Scenes

/// A finger moves a tile of a mosaic, at chosen moments: `Golden/reordering/<name>.png`.
@MainActor
@Suite struct ReorderingGoldens {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    /// What the finger does before the picture.
    var moves: [CGPoint] = []
    var lifts = false
    /// Seconds on; nil for when nothing moves any more.
    var time: Double?

    var testDescription: String { name }
  }

  nonisolated private static let press = CGPoint(x: 138, y: 44)
  nonisolated private static let landing = CGPoint(x: 230, y: 190)

  nonisolated static let cases: [Case] = [
    // B larger than the others and a little transparent, in its place.
    Case(name: "picked-up"),
    // B at the finger, its neighbours half on their way to their places without it.
    Case(name: "half-way", moves: [landing], time: 0.15),
    // B over those that have given way; its own place, further on, is free.
    Case(name: "carried", moves: [landing]),
    // B half on its way from the finger to its place, over the others.
    Case(name: "dropping", moves: [landing], lifts: true, time: 0.15),
    // Everything in lines, B among them in its new place.
    Case(name: "dropped", moves: [landing], lifts: true),
  ]

  @Test(arguments: cases)
  func picture(_ golden: Case) throws {
    let bitmap = try bitmap(golden)
    assertSnapshot(
      of: CGImage(sharing: bitmap), as: .image, named: golden.name, goldens: .golden("reordering"))
  }

  /// The scene is the finger's own story up to where it rests.
  @Test func theSceneRestsWhereTheTileIsCarried() throws {
    let renderer = SceneRenderer(
      scene: .reordering, size: CGSize(width: 375, height: 500), scale: 1)
    let (scene, _) = try renderer.render(offset: nil)
    let story = try bitmap(Case(name: "carried", moves: [Self.landing]))
    #expect((scene.width, scene.height) == (story.width, story.height))
    #expect(memcmp(scene.pixels, story.pixels, scene.bytesPerRow * scene.height) == 0)
  }

  /// Lets the finger do what a case says and takes the picture.
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
