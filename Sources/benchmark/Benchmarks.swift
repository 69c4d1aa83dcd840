import Foundation
import Scenes
import UIKit

/// All that is measured, in the order of the table.
@MainActor
struct Benchmarks {
  static let size = CGSize(width: 1024, height: 768)
  static let scale: CGFloat = 2

  let options: Options

  func run() throws -> [Result] {
    let scene = Scene.wall
    let floor = options.floor.map(FloorPrograms.init)
    // First, while this process is small: a child's peak begins with its parent's size.
    var results = try ProcessBenchmarks(options: options, scene: scene.name, floor: floor).run()
    let renderer = SceneRenderer(scene: scene, size: Self.size, scale: Self.scale)
    let frame = try renderer.render(offset: CGPoint(x: 0, y: 800)).bitmap
    results += try FrameBenchmarks(renderer: renderer, floor: floor).run()
    results += try PixelBenchmarks(frame: frame).run()
    results += try ComparisonBenchmarks(frame: frame).run()
    results += try LayoutBenchmarks(floor: floor).run()
    results += PreparedLayoutBenchmarks().run()
    results += BatchUpdateBenchmarks().run()
    return results
  }
}
