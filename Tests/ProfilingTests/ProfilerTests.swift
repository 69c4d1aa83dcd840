import Profiling
import Scenes
import Testing
import UIKit
import WorkMeter

/// Tests the cost of fixed scrolls as counts. A lower count is an improvement; a higher one needs
/// an explanation.
///
/// The tests run one after another, because the process has one profiler clock.
@MainActor
@Suite(.serialized) struct ProfilerTests {
  /// A clock that does not advance: the tests compare counts only.
  private static let still: Profiler.Clock = { 0 }

  private func profile(
    _ name: String, width: CGFloat = 375, height: CGFloat = 667, to end: CGFloat = 1000
  ) throws -> ScrollProfile {
    let scene = try #require(SceneRegistry.scene(named: name))
    let renderer = SceneRenderer(
      scene: scene, size: CGSize(width: width, height: height), scale: 1)
    let profiler = try #require(Profiler(renderer, clock: Self.still))
    return try profiler.run(from: profiler.range.lowerBound, to: end)
  }

  private func most(_ work: Work, in profile: ScrollProfile) -> Int {
    profile.frames.map { $0.counts[work] ?? 0 }.max() ?? 0
  }

  @Test func aScrollIsCountedFrameByFrame() throws {
    let profile = try profile("blue-cells", to: 900)
    #expect(profile.frames.count == 344)
    #expect(profile.total(.viewsCreated) == 28)
    #expect(profile.total(.layersDrawn) == 0)
    #expect(profile.total(.textsLaidOut) == 0)
    #expect(profile.frames.allSatisfy { $0.milliseconds == 0 })
  }

  /// Cells are made a row at a time, as on iOS 9, or one at a time, as on iOS 10.
  @Test func cellsAreMadeARowAtATimeOrOneAtATime() throws {
    let size: (width: CGFloat, height: CGFloat) = (1024, 500)
    let ios9 = try profile("photo-rows-ios9", width: size.width, height: size.height)
    let ios10 = try profile("photo-rows-ios10", width: size.width, height: size.height)
    #expect(most(.cellRequests, in: ios9) == 4)
    #expect(most(.cellRequests, in: ios10) == 1)
    #expect(ios9.total(.cellRequests) > 12)
  }

  @Test func drawingAtOnceTakesFewerLayersThanAHierarchy() throws {
    let flat = try profile("cat-wall", width: 512, height: 384)
    let nested = try profile("cat-wall-nested", width: 512, height: 384)
    #expect(flat.total(.cellRequests) == nested.total(.cellRequests))
    #expect(flat.total(.pixelsTouched) < nested.total(.pixelsTouched))
  }

  @Test func aScreenOnWhichNothingScrollsHasNoProfile() {
    let scene = Scene(name: "still", summary: "Nothing scrolls") { _ in UIViewController() }
    let renderer = SceneRenderer(
      scene: scene, size: CGSize(width: 100, height: 100), scale: 1)
    #expect(Profiler(renderer, clock: Self.still) == nil)
  }

  @Test func contentThatIsWiderScrollsSideways() throws {
    let scene = try #require(SceneRegistry.scene(named: "bars"))
    let renderer = SceneRenderer(
      scene: scene, size: CGSize(width: 320, height: 240), scale: 1)
    let profiler = try #require(Profiler(renderer, clock: Self.still))
    #expect(profiler.isHorizontal)
    #expect(profiler.usualEnd == 1280)
    _ = try profiler.run(from: 0, to: 300)
    #expect(renderer.scrollView?.contentOffset == CGPoint(x: 150, y: 0))
  }
}
