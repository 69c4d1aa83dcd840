import ImageIO
import Scenes
import UIKit

/// One golden of a set: what it is called, and how its picture is drawn.
struct SceneGolden: Equatable {
  /// The picture's path beside the set's file, without an extension: "cat-wall/end".
  let name: String
  let scene: String
  /// In points.
  let size: CGSize
  /// In points; nil for where the scene begins.
  let offset: CGPoint?
  /// Pixels per point.
  let scale: CGFloat
  let showsIndicators: Bool
  /// Seconds after it appeared; nil for at rest.
  let time: Double?
  /// What a reviewer must see.
  let shows: String
  /// The line of the set's file that it stands in, counted from 1.
  let line: Int

  init(_ entry: GoldenSetFile.Entry, scale: Double, line: Int) throws(GoldenSetProblem) {
    let parts = entry.name.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { $0.isEmpty || $0.hasPrefix(".") }) else {
      throw .unusableName(entry.name)
    }
    guard let scene = SceneRegistry.scene(named: entry.scene) else {
      throw .unknownScene(
        entry.scene, name: entry.name, nearest: SceneNames.builtIn.nearest(to: entry.scene))
    }
    func pair(_ numbers: [Double]?, _ key: String) throws(GoldenSetProblem) -> (Double, Double)? {
      guard let numbers else { return nil }
      guard numbers.count == 2, numbers.allSatisfy({ abs($0) <= Number.largestOffset }) else {
        throw .numbers(key: key, name: entry.name)
      }
      return (numbers[0], numbers[1])
    }
    name = entry.name
    self.scene = entry.scene
    size =
      try pair(entry.size, "size").map { CGSize(width: $0.0, height: $0.1) }
      ?? scene.defaultSize
    offset = try pair(entry.offset, "offset").map { CGPoint(x: $0.0, y: $0.1) }
    self.scale = entry.scale ?? scale
    guard self.scale > 0 else { throw .numbers(key: "scale", name: entry.name) }
    let pixels = PixelSize(points: size, scale: self.scale)
    guard ImageLimits.standard.allows(width: pixels.width, height: pixels.height) else {
      throw .numbers(key: "size", name: entry.name)
    }
    showsIndicators = entry.indicators
    time = entry.time
    shows = entry.shows
    self.line = line
  }
}
