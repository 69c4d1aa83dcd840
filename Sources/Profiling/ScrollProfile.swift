import UIKit
import WorkMeter

/// The profile of a scroll, by frame.
package struct ScrollProfile: Equatable, Sendable {
  /// The milliseconds per frame at sixty frames per second.
  package static let budget = 1000.0 / 60

  package let scene: String
  /// The file of the script; nil for none.
  package let script: String?
  /// The size in points.
  package let width: Double
  package let height: Double
  /// The number of pixels per point.
  package let scale: Double
  /// The start and the turning point of the scroll, in points.
  package let start: Double
  package let end: Double
  /// The frames; at least one.
  package let frames: [FrameProfile]

  package init(
    scene: String, script: String? = nil, size: CGSize, scale: CGFloat, start: CGFloat,
    end: CGFloat, frames: [FrameProfile]
  ) {
    self.scene = scene
    self.script = script
    width = Double(size.width)
    height = Double(size.height)
    self.scale = Double(scale)
    self.start = Double(start)
    self.end = Double(end)
    self.frames = frames
  }

  private var sorted: [Double] { frames.map(\.milliseconds).sorted() }

  /// The median of frame times, in milliseconds.
  package var median: Double { quantile(0.5) }

  /// The 95th percentile of frame times, in milliseconds.
  package var ninetyFifth: Double { quantile(0.95) }

  private func quantile(_ share: Double) -> Double {
    let values = sorted
    guard let last = values.last else { return 0 }
    let index = Int((share * Double(values.count)).rounded(.up)) - 1
    return values.indices.contains(index) ? values[index] : last
  }

  /// The index of the slowest frame.
  package var worst: Int {
    frames.indices.max { frames[$0].milliseconds < frames[$1].milliseconds } ?? 0
  }

  package var droppedCount: Int { frames.count(where: \.isDropped) }

  /// Returns the total count of a kind of work.
  package func total(_ work: Work) -> Int { frames.reduce(0) { $0 + ($1.counts[work] ?? 0) } }

  /// A description of the slowest frame: its number, offset, time and longest stage.
  package var worstSentence: String {
    guard frames.indices.contains(worst) else { return "no frames" }
    let frame = frames[worst]
    let stage = frame.longestStage
    return "worst: frame \(worst + 1) (\(frame.phase.rawValue)) at \(Figure.whole(frame.offset))"
      + " points, \(Figure.milliseconds(frame.milliseconds)) ms,"
      + " \(Figure.milliseconds(frame.stages[stage] ?? 0)) of it \(stage.name)"
  }

  static func rounded(_ milliseconds: Double) -> Double {
    (milliseconds * 10_000).rounded() / 10_000
  }
}

extension ScrollProfile: Codable {
  private enum Key: String, CodingKey {
    case scene, script, width, height, scale, start, end, frames
    case budget = "budget_ms"
    case summary
  }

  private enum SummaryKey: String, CodingKey {
    case median = "median_ms"
    case ninetyFifth = "p95_ms"
    case worst = "worst_ms"
    case worstFrame = "worst_frame"
    case dropped, counts
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(scene, forKey: .scene)
    try container.encodeIfPresent(script, forKey: .script)
    try container.encode(width, forKey: .width)
    try container.encode(height, forKey: .height)
    try container.encode(scale, forKey: .scale)
    try container.encode(start, forKey: .start)
    try container.encode(end, forKey: .end)
    try container.encode(Self.rounded(Self.budget), forKey: .budget)
    try container.encode(frames, forKey: .frames)
    var summary = container.nestedContainer(keyedBy: SummaryKey.self, forKey: .summary)
    try summary.encode(Self.rounded(median), forKey: .median)
    try summary.encode(Self.rounded(ninetyFifth), forKey: .ninetyFifth)
    try summary.encode(Self.rounded(frames[worst].milliseconds), forKey: .worst)
    try summary.encode(worst + 1, forKey: .worstFrame)
    try summary.encode(droppedCount, forKey: .dropped)
    try summary.encode(
      Dictionary(uniqueKeysWithValues: Work.allCases.map { ($0.name, total($0)) }),
      forKey: .counts)
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    scene = try container.decode(String.self, forKey: .scene)
    script = try container.decodeIfPresent(String.self, forKey: .script)
    width = try container.decode(Double.self, forKey: .width)
    height = try container.decode(Double.self, forKey: .height)
    scale = try container.decode(Double.self, forKey: .scale)
    start = try container.decode(Double.self, forKey: .start)
    end = try container.decode(Double.self, forKey: .end)
    frames = try container.decode([FrameProfile].self, forKey: .frames)
    guard !frames.isEmpty else {
      throw DecodingError.dataCorruptedError(
        forKey: .frames, in: container, debugDescription: "The profile has no frames.")
    }
  }
}
