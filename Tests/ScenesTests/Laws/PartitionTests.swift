import Testing
import UIKit

@testable import Scenes

/// A screen drawn in tiles is the screen drawn at once.
@MainActor
@Suite struct PartitionTests {
  /// Without the scenes under whose translucent bars content shines through: a tile knows nothing
  /// of what lies beyond its edges, and what is blurred there differs.
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
  /// Whether every pixel is that of a larger picture, as far as that goes.
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
