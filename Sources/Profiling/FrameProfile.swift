import UIKit
import WorkMeter

/// The profile of a frame: its offset, its times and its work.
package struct FrameProfile: Equatable, Sendable {
  package let phase: FingerScroll.Phase
  /// The offset along the scrolling axis, in points.
  package let offset: Double
  /// The milliseconds per stage, for all stages.
  package let stages: [Stage: Double]
  /// The counts per kind of work, for all kinds.
  package let counts: [Work: Int]

  /// Creates a profile; missing stages and kinds are zero.
  package init(
    phase: FingerScroll.Phase, offset: Double, stages: [Stage: Double], counts: [Work: Int]
  ) {
    self.phase = phase
    self.offset = offset
    self.stages = Dictionary(uniqueKeysWithValues: Stage.allCases.map { ($0, stages[$0] ?? 0) })
    self.counts = Dictionary(uniqueKeysWithValues: Work.allCases.map { ($0, counts[$0] ?? 0) })
  }

  /// The total milliseconds.
  package var milliseconds: Double {
    Stage.allCases.reduce(0) { $0 + (stages[$1] ?? 0) }
  }

  /// Whether the frame missed the budget of sixty frames per second.
  package var isDropped: Bool { milliseconds > ScrollProfile.budget }

  /// The stage with the longest time.
  package var longestStage: Stage {
    Stage.allCases.max { (stages[$0] ?? 0) < (stages[$1] ?? 0) } ?? .compose
  }
}

extension FrameProfile: Codable {
  private enum Key: String, CodingKey {
    case phase, offset, ms, dropped, stages, counts
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(phase, forKey: .phase)
    try container.encode(offset, forKey: .offset)
    try container.encode(ScrollProfile.rounded(milliseconds), forKey: .ms)
    try container.encode(isDropped, forKey: .dropped)
    try container.encode(
      Dictionary(uniqueKeysWithValues: stages.map { ($0.name, ScrollProfile.rounded($1)) }),
      forKey: .stages)
    try container.encode(
      Dictionary(uniqueKeysWithValues: counts.map { ($0.name, $1) }), forKey: .counts)
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let stages = try container.decode([String: Double].self, forKey: .stages)
    let counts = try container.decode([String: Int].self, forKey: .counts)
    self.init(
      phase: try container.decode(FingerScroll.Phase.self, forKey: .phase),
      offset: try container.decode(Double.self, forKey: .offset),
      stages: Dictionary(
        uniqueKeysWithValues: Stage.allCases.map { ($0, stages[$0.name] ?? 0) }),
      counts: Dictionary(
        uniqueKeysWithValues: Work.allCases.map { ($0, counts[$0.name] ?? 0) }))
  }
}
