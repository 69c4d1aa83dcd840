import Testing
import UIKit

/// Tests a label at its intrinsic size, with `What's the point?`, at 3x.
@MainActor
@Suite struct LabelMetricsTests {
  struct Size: Sendable {
    var points: Double
    var height: Int
    var baseline: Int
    var name: String
  }

  /// Heights and baselines in pixels, read from UIKit's pictures. Source: swift-snapshot-testing
  /// (Point-Free, MIT).
  nonisolated static let sizes = [
    Size(points: 25, height: 90, baseline: 71, name: "extra-small"),
    Size(points: 26, height: 94, baseline: 74, name: "small"),
    Size(points: 28, height: 101, baseline: 80, name: "large"),
    Size(points: 30, height: 108, baseline: 86, name: "extra-large"),
    Size(points: 32, height: 115, baseline: 91, name: "extra-extra-large"),
    Size(points: 38, height: 137, baseline: 109, name: "accessibility-medium"),
    Size(points: 43, height: 154, baseline: 123, name: "accessibility-large"),
    Size(
      points: 58, height: 208, baseline: 166, name: "accessibility-extra-extra-extra-large"),
  ]

  private func draw(_ size: Size) throws -> Picture {
    try #require(
      picture(scale: 3) {
        let label = UILabel()
        label.text = "What's the point?"
        label.font = .systemFont(ofSize: CGFloat(size.points))
        label.frame = CGRect(origin: .zero, size: label.intrinsicContentSize)
        return label
      })
  }

  /// Returns the row below the first letter, whose bottom on the baseline has a coverage of half or
  /// more.
  private func foot(of picture: Picture) -> Int? {
    let columns = 0..<min(picture.width, picture.height * 2 / 3)
    return (0..<picture.height).last { y in
      columns.contains { picture.channels($0, y)[3] > 127 }
    }.map { $0 + 1 }
  }

  @Test(arguments: sizes)
  func heightAndBaselineAreUIKits(size: Size) throws {
    let drawn = try draw(size)
    #expect(drawn.height == size.height)
    #expect(foot(of: drawn) == size.baseline)
    let path = "label-metrics/title1-\(size.name)@3x.png"
    guard let picture = try Oracle.picture(path) else { return }
    #expect(picture.height == size.height)
    #expect(foot(of: picture) == size.baseline)
    expectMatch(drawn, picture, path)
  }
}
