import ImageIO
import SnapshotTesting
import Testing
import UIKit
import WorkMeter

@testable import Profiling

@MainActor
@Suite struct ProfileChartTests {
  /// Returns a scroll with one frame over the limit.
  private func waves(_ height: Double, scene: String) -> ScrollProfile {
    ScrollProfile(
      scene: scene, size: CGSize(width: 375, height: 667), scale: 2, start: 0, end: 2400,
      frames: (0..<90).map { number in
        let swell = 1 + sin(Double(number) / 6)
        return FrameProfile(
          phase: number < 20 ? .slow : number < 60 ? .fling : .turnBack,
          offset: Double(number < 60 ? number * 40 : 4800 - number * 40),
          stages: [
            .layout: 0.4, .cells: number == 40 ? 14 : swell * height, .text: 0.8 * swell,
            .draw: 0.5, .compose: 2,
          ],
          counts: [.cellRequests: 1, .pixelsTouched: 250_125])
      })
  }

  /// The reviewer sees stacked bars on a green background. One bar has a red top beyond the red
  /// line, and a label. The other profile's frames are a dark line above the bars.
  @Test func aChart() {
    let chart = ProfileChart(
      waves(1.5, scene: "waves"), comparedWith: waves(3, scene: "higher waves"))
    assertSnapshot(
      of: chart, as: .image(scale: 1), named: "compared", goldens: .golden("profile"))
  }

  private func level(_ milliseconds: Double, but other: Double, at frame: Int) -> ScrollProfile {
    ScrollProfile(
      scene: "level", size: CGSize(width: 375, height: 667), scale: 2, start: 0, end: 2400,
      frames: (0..<90).map {
        FrameProfile(
          phase: .slow, offset: Double($0), stages: [.draw: $0 == frame ? other : milliseconds],
          counts: [:])
      })
  }

  /// The sentence about the worst frame covers neither the bars nor the line beside its own bar.
  @Test func wordsStandAboveTheLine() {
    let chart = ProfileChart(
      level(1, but: 2, at: 30), comparedWith: level(3, but: 12, at: 35))
    let (geometry, top) = (chart.geometry, CGPoint(x: 420, y: chart.geometry.y(2)))
    let place = chart.labelOrigin(width: 400, above: top)
    #expect(place == CGPoint(x: 420, y: geometry.y(12) - 26))
    let alone = ProfileChart(level(1, but: 2, at: 30))
    #expect(
      alone.labelOrigin(width: 400, above: top) == CGPoint(x: 420, y: alone.geometry.y(2) - 26))
    #expect(chart.labelOrigin(width: 400, above: CGPoint(x: 70, y: top.y)).x == 270)
  }
}
