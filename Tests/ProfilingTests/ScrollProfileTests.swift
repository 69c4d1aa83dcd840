import Foundation
import Profiling
import Testing
import WorkMeter

@Suite struct ScrollProfileTests {
  /// A profile of a hundred frames of 0.1 to 10 milliseconds, and one of 20.
  static let profile = ScrollProfile(
    scene: "numbers", size: CGSize(width: 320, height: 480), scale: 2, start: 0, end: 1000,
    frames: (1...101).map(frame))

  private static func frame(_ number: Int) -> FrameProfile {
    let isLast = number == 101
    let stages: [Stage: Double] = [
      .layout: 0, .cells: isLast ? 15 : 0, .text: 0, .draw: 0,
      .compose: isLast ? 5 : Double(number) / 10,
    ]
    return FrameProfile(
      phase: number < 30 ? .slow : number < 80 ? .fling : .turnBack, offset: Double(number * 10),
      stages: stages, counts: [.layersDrawn: 2, .cellRequests: number % 2])
  }

  @Test func summarises() {
    let profile = Self.profile
    #expect(abs(profile.median - 5.1) < 1e-9)
    #expect(abs(profile.ninetyFifth - 9.6) < 1e-9)
    #expect(profile.worst == 100)
    #expect(profile.droppedCount == 1)
    #expect(profile.total(.layersDrawn) == 202)
    #expect(profile.total(.cellRequests) == 51)
    #expect(
      profile.worstSentence
        == "worst: frame 101 (turn back) at 1,010 points, 20.0 ms, 15.0 of it cells")
  }

  @Test func aFrameIsDroppedOnlyPastASixtiethOfASecond() {
    func frame(_ milliseconds: Double) -> FrameProfile {
      FrameProfile(phase: .slow, offset: 0, stages: [.draw: milliseconds], counts: [:])
    }
    #expect(!frame(16.66).isDropped)
    #expect(frame(16.67).isDropped)
  }

  @Test func survivesItsFile() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let data = try encoder.encode(Self.profile)
    let read = try JSONDecoder().decode(ScrollProfile.self, from: data)
    #expect(try encoder.encode(read) == data)
    #expect(read.worstSentence == Self.profile.worstSentence)
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("\"budget_ms\":16.6667"))
    #expect(text.contains("\"summary\":{\"counts\":{\"cell_requests\":51,"))
    #expect(text.contains("\"median_ms\":5.1,\"p95_ms\":9.6,\"worst_frame\":101,\"worst_ms\":20}"))
  }

  @Test func aFileWithoutFramesIsNoProfile() throws {
    let text = """
      {"scene": "a", "width": 1, "height": 1, "scale": 1, "start": 0, "end": 1, "frames": []}
      """
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ScrollProfile.self, from: Data(text.utf8))
    }
  }

  @Test(arguments: [
    (0, "0"), (999, "999"), (1000, "1,000"), (-1_234_567, "-1,234,567"), (12.5, "13"), (-0.2, "0"),
  ])
  func wholeNumbersAreGrouped(_ value: Double, _ text: String) {
    #expect(Figure.whole(value) == text)
  }

  @Test(arguments: [
    (7, "7"), (9999, "9,999"), (10_000, "10.0 k"), (2_560_000, "2.6 M"), (1_300_000_000, "1.3 G"),
  ])
  func largeCountsAreShort(_ value: Int, _ text: String) {
    #expect(Figure.short(value) == text)
  }
}
