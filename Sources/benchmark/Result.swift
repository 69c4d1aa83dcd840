import Foundation

/// A row of the table: a measurement and its reference from the same run.
struct Result {
  let name: String
  let ours: Measurement
  let reference: Measurement
  let referenceName: String
  /// The maximum ratio; nil if the target refers to another reference.
  let target: Double?
  var unit = Unit.milliseconds

  /// Returns a measurement with a fixed inclusive limit in its unit.
  static func limited(
    _ name: String, _ ours: Measurement, to limit: Double, unit: Unit = .milliseconds
  ) -> Result {
    Result(
      name: name, ours: ours, reference: Measurement([limit]), referenceName: "a fixed limit",
      target: 1, unit: unit)
  }

  var ratio: Double { ours.median / reference.median }

  /// Whether the target is missed. True if the ratio is NaN.
  var isOver: Bool { target.map { !(ratio <= $0) } ?? false }

  static let header = [
    "metric", "median", "90 %", "spread", "reference", "median", "spread", "ratio", "target",
  ]

  var columns: [String] {
    let verdict = target.map { "\(isOver ? "MISSED" : "≤") \($0.formatted())" }
    return [
      name, "\(ours.median.formatted()) \(unit.name)", ours.percentile(90).formatted(),
      ours.spread.percent, referenceName, "\(reference.median.formatted()) \(unit.name)",
      reference.spread.percent, ratio.formatted(), verdict ?? "–",
    ]
  }

  /// The figures under keys that end with the unit; ratios and shares have none.
  var json: JSON {
    let key = unit.key
    return .object([
      ("unit", .text(unit.name)), ("runs", .count(ours.values.count)),
      ("median_\(key)", .number(ours.median)), ("least_\(key)", .number(ours.least)),
      ("p90_\(key)", .number(ours.percentile(90))), ("p99_\(key)", .number(ours.percentile(99))),
      ("spread", .number(ours.spread)), ("reference", .text(referenceName)),
      ("reference_\(key)", .number(reference.median)),
      ("reference_spread", .number(reference.spread)), ("ratio", .number(ratio)),
      ("target", target.map(JSON.number) ?? .null), ("missed", .boolean(isOver)),
    ])
  }
}

extension Double {
  fileprivate var percent: String {
    isFinite ? String(format: "%.0f %%", self * 100) : formatted()
  }
}
