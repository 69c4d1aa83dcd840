import Failures
import Profiling
import Scenes
import Testing
import UIKit
import WorkMeter

/// Tests profiles of touch scripts, as counts.
@MainActor
@Suite(.serialized) struct ScriptProfileTests {
  /// A clock that does not advance: the tests compare counts only.
  private static let still: Profiler.Clock = { 0 }

  private func profile(
    _ name: String, for seconds: Double, _ write: (inout TouchScript) -> Void
  ) throws -> ScrollProfile {
    let scene = try #require(SceneRegistry.scene(named: name))
    let renderer = SceneRenderer(
      scene: scene, size: CGSize(width: 375, height: 667), scale: 1)
    let profiler = try #require(Profiler(renderer, clock: Self.still))
    var script = TouchScript()
    write(&script)
    return try profiler.run("f.yml") { showFrame throws(Failure) in
      renderer.onScreen { try? renderer.window.schedule(script) }
      for _ in 0..<Int(seconds * 60) {
        renderer.onScreen { MediaClock.current.advance(by: 1 / 60) }
        try showFrame()
      }
    }
  }

  /// The script has a rest, a drag, and a real fling, which decelerates by itself.
  @Test func framesAreDistinguishedByWhatMovesThem() throws {
    let profile = try profile("blue-cells", for: 1) {
      $0.wait(0.25)
      $0.fling(from: CGPoint(x: 100, y: 600), velocity: CGVector(dx: 0, dy: -2_000))
    }
    var phases = profile.frames.map(\.phase)
    phases = phases.indices.filter { $0 == 0 || phases[$0] != phases[$0 - 1] }.map { phases[$0] }
    #expect(phases.prefix(3) == [.rest, .finger, .coast])
    #expect(profile.frames.count == 60 && profile.script == "f.yml")
    #expect(profile.start == 0 && profile.end > 300)
  }

  /// A screen at rest prepares the cells of its next rows, one a frame; a scroll continues with the
  /// rest.
  @Test func cellsPreparedAtRestAreDistinguished() throws {
    let resting = try profile("blue-cells", for: 0.5) { _ in }
    #expect(resting.total(.cellsPreparedAtRest) == 12)
    #expect(resting.total(.cellsPrepared) == 0 && resting.total(.cellRequests) == 12)
    #expect(resting.frames.allSatisfy { ($0.counts[.cellRequests] ?? 0) <= 1 })
    let scrolled = try profile("blue-cells", for: 1) {
      $0.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 300), duration: 0.9)
    }
    #expect(scrolled.total(.cellsPrepared) > 0)
  }
}
