import SceneRendering
import Scenes
import SeededRandom
import UIKit

/// Plays a random script on a scene and returns the broken laws.
@MainActor
enum TouchFuzzer {
  /// Runs a seed.
  ///
  /// - Returns: a sentence for each broken law.
  static func run(seed: UInt64) -> [String] {
    var random = SeededGenerator(seed: seed)
    let scenes = SceneRegistry.all.filter { !SceneRegistry.wasteful.contains($0.name) }
    return run(scenes[random.below(scenes.count)], &random)
  }

  /// Plays a script on a scene.
  static func run(_ scene: Scene, _ random: inout SeededGenerator) -> [String] {
    let seed = random.seed
    let screen = FuzzedScene(scene, &random)
    var broken: [String] = []
    do {
      for _ in 0..<(2 + random.below(5)) {
        broken += try screen.play(&random)
        screen.interfere(&random)
      }
      broken += try screen.finish()
    } catch {
      broken.append("\(error)")
    }
    return broken.map { "seed \(seed), \(scene.name): \($0) after \(screen.story)" }
  }
}
