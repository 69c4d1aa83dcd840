import SeededRandom
import Testing
import UIKit

@testable import Scenes

/// Tests that pictures that keep pixels of the last picture equal those drawn alone, without
/// recorded shapes.
///
/// There are two slow twins: the compositor walks the same layers, and shares their backing stores
/// with the kept frame; a screen whose layers draw into bitmaps shares the search for changes.
/// Layout, text layout and Cairo's rasteriser are the same in all three.
@MainActor
@Suite struct KeptFramesTests {
  /// Draws the current screen by walking the layers.
  private func alone(_ renderer: SceneRenderer) throws -> Bitmap {
    let size = PixelSize(points: renderer.size, scale: renderer.scale)
    let bitmap = try #require(Bitmap(width: size.width, height: size.height))
    renderer.onScreen {
      Compositor.render(renderer.window.layer, into: bitmap, scale: renderer.scale)
    }
    return bitmap
  }

  private func equals(_ first: Bitmap, _ second: Bitmap) -> Bool {
    (0..<first.height).allSatisfy {
      memcmp(
        first.pixels + $0 * first.bytesPerRow, second.pixels + $0 * second.bytesPerRow,
        4 * first.width) == 0
    }
  }

  /// The largest difference of a channel.
  private func mostLevels(between first: Bitmap, _ second: Bitmap) -> Int {
    (0..<first.height).reduce(0) { most, row in
      let (a, b) = (
        first.pixels + row * first.bytesPerRow, second.pixels + row * second.bytesPerRow
      )
      guard memcmp(a, b, 4 * first.width) != 0 else { return most }
      return (0..<4 * first.width).reduce(most) {
        max($0, abs(Int((a + $1).load(as: UInt8.self)) - Int((b + $1).load(as: UInt8.self))))
      }
    }
  }

  @Test(arguments: Scene.thrifty, [CGFloat(1), 2])
  func scrollingGivesWhatIsDrawnAlone(_ scene: Scene, _ scale: CGFloat) throws {
    let renderer = SceneRenderer.small(scene, scale: scale)
    // The twin is the same screen, with each layer drawn into pixels.
    let twin = CALayer.$recordsDrawing.withValue(false) { SceneRenderer.small(scene, scale: scale) }
    var generator = SeededGenerator(test: 5)
    var offset = CGPoint.zero
    for step in 0..<14 {
      let reach: CGFloat = step % 4 == 3 ? 900 : 60
      offset.x += (generator.number(in: -reach...reach * 2) / 2).rounded()
      offset.y += (generator.number(in: -reach...reach * 2) / 2).rounded()
      let shows = step % 5 == 1
      let (frame, rest) = try renderer.render(offset: offset, showsIndicators: shows)
      let (slow, _) = try CALayer.$recordsDrawing.withValue(false) {
        try twin.render(offset: offset, showsIndicators: shows)
      }
      let walked = try alone(renderer)
      #expect(equals(frame, walked), "at \(rest), \(generator)")
      if scene.name == "controls" {
        // A translucent layer with a translucent colour is rounded twice in pixels.
        #expect(mostLevels(between: frame, slow) <= 1, "at \(rest), \(generator)")
      } else {
        #expect(equals(frame, slow), "at \(rest), \(generator)")
      }
      offset = rest
      if let view = renderer.collectionView, let item = view.indexPathsForVisibleItems.min(),
        step % 3 == 0
      {
        for view in [view, twin.collectionView] {
          view?.selectItem(at: item, animated: false, scrollPosition: [])
        }
      }
    }
  }

  /// Scrolling the reference scene by 97 points draws rows of 97 points.
  @Test func aScrolledFrameDrawsItsStrip() throws {
    let renderer = SceneRenderer.small(.wall, scale: 2)
    var drawn: [Int] = []
    for step in 0..<4 {
      _ = try renderer.render(offset: CGPoint(x: 0, y: 97 * step))
      drawn.append(renderer.stage.keeper.drawnPixels)
    }
    #expect(drawn == [1024 * 768, 1024 * 194, 1024 * 194, 1024 * 194])
  }
}
