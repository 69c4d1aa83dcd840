import SceneRendering
import Scenes
import SeededRandom
import Testing

@testable import fuzz_touches

/// Tests that laws hold after any touches on the scenes. `Scripts/fuzz-touches.sh` plays ten
/// thousand scripts.
@MainActor
@Suite struct SceneTouchTests {
  @Test(arguments: Scene.thrifty)
  func fingersBreakNoLaw(_ scene: Scene) {
    for seed in SeededGenerator.seeds([UInt64(1), 2]) {
      var random = SeededGenerator(seed: seed)
      #expect(TouchFuzzer.run(scene, &random) == [])
    }
  }

  /// A script that continues a scene's touches is checked before the scene is shown.
  @Test(arguments: Scene.thrifty)
  func aSceneReportsWhichFingersItLeavesDown(_ scene: Scene) {
    let window = SceneRenderer(scene: scene, size: scene.defaultSize, scale: 1).window
    #expect(Set(window.fingersDown.map(\.number)) == scene.fingersDown)
  }

  @Test func theSameSeedIsTheSameStory() {
    func story(_ seed: UInt64) -> [String] {
      var random = SeededGenerator(seed: seed)
      let screen = FuzzedScene(.catWall, &random)
      for _ in 0..<3 { _ = try? screen.play(&random) }
      return screen.story
    }
    #expect(story(7) == story(7))
  }
}
