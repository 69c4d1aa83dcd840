import Testing
import UIKit

@testable import Scenes

/// Tests that a screen drawn in tiles equals the screen drawn at once.
@MainActor
@Suite struct PartitionTests {
  /// Scenes with content under translucent bars are excluded: a tile has no pixels beyond its
  /// edges, so its blur differs.
  nonisolated private static let scenes = Scene.uncovered.filter {
    $0.name != "time-machine" && $0.name != "storyboard-photos"
  }

  @Test(arguments: scenes)
  func tilesMakeTheWhole(_ scene: Scene) throws {
    let renderer = SceneRenderer.small(scene)
    let whole = try renderer.render(offset: CGPoint(x: 60, y: 130)).bitmap
    let tile = CGSize(width: 171, height: 97)
    for y in stride(from: CGFloat(0), to: renderer.size.height, by: tile.height) {
      for x in stride(from: CGFloat(0), to: renderer.size.width, by: tile.width) {
        let origin = CGPoint(x: x, y: y)
        let part = try #require(draw(renderer.window, from: origin, size: tile))
        #expect(part.equals(whole, from: origin), "the tile at \(origin)")
      }
    }
  }

  private func draw(_ window: UIWindow, from origin: CGPoint, size: CGSize) -> Bitmap? {
    guard let bitmap = Bitmap(width: Int(size.width), height: Int(size.height)) else { return nil }
    let context = bitmap.makeContext(scale: 1)
    context.translateBy(x: -origin.x, y: -origin.y)
    window.layer.render(in: context)
    bitmap.flush()
    return bitmap
  }
}

extension Bitmap {
  /// Whether every pixel equals that of a larger picture, as far as this one extends.
  fileprivate func equals(_ whole: Bitmap, from origin: CGPoint) -> Bool {
    let (x, y) = (Int(origin.x), Int(origin.y))
    let columns = min(width, whole.width - x)
    return (0..<min(height, whole.height - y)).allSatisfy {
      memcmp(
        pixels + $0 * bytesPerRow, whole.pixels + (y + $0) * whole.bytesPerRow + x * 4,
        4 * columns) == 0
    }
  }
}
