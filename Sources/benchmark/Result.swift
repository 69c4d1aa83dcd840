import Foundation

/// One line of the table: what was measured and what it is compared with in the same run.
struct Result {
  let name: String
  let ours: Measurement
  let reference: Measurement
  let referenceName: String
  /// The ratio not to exceed; nil where the reference is not the one the target is set against.
  let target: Double?
  var unit = "ms"

  var ratio: Double { ours.median / reference.median }
  var isOver: Bool { target.map { ratio > $0 } ?? false }

  fileprivate var columns: [String] {
    let verdict = target.map { "\(isOver ? "over" : "≤") \($0.formatted())" }
    return [
      name, "\(ours.median.formatted()) \(unit)", ours.spread.percent, referenceName,
      "\(reference.median.formatted()) \(unit)", reference.spread.percent, ratio.formatted(),
      verdict ?? "–",
    ]
  }
}

extension [Result] {
  /// A table for people: medians, spreads, ratios and targets.
  var table: String {
    let header = [
      "metric", "median", "spread", "reference", "median", "spread", "ratio", "target",
    ]
    return Table.text([header] + map(\.columns))
  }

  /// `{NAME: {"median_ms", "reference_ms", "ratio"}}`.
  var json: String {
    let metrics = map { result in
      "\"\(result.name)\": {\"median_ms\": \(result.ours.median.formatted()), \"reference_ms\": "
        + "\(result.reference.median.formatted()), \"ratio\": \(result.ratio.formatted())}"
    }
    return "{" + metrics.joined(separator: ", ") + "}"
  }
}

extension Double {
  fileprivate var percent: String { String(format: "%.0f %%", self * 100) }
}
