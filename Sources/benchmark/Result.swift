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

  fileprivate var columns: [String] {
    let verdict = target.map { "\(ratio <= $0 ? "≤" : "over") \($0.formatted())" }
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
    let rows = [header] + map(\.columns)
    let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      row.enumerated().map { column, text in
        text + String(repeating: " ", count: widths[column] - text.count)
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  /// One JSON object for programs: `{"metrics": {NAME: {"median_ms", "reference_ms", "ratio"}}}`.
  ///
  /// `peak_memory` has megabytes under the same keys, for every metric to be read alike.
  var json: String {
    let metrics = map { result in
      "\"\(result.name)\": {\"median_ms\": \(result.ours.median.formatted()), \"reference_ms\": "
        + "\(result.reference.median.formatted()), \"ratio\": \(result.ratio.formatted())}"
    }
    return "{\"metrics\": {" + metrics.joined(separator: ", ") + "}}"
  }
}

extension Double {
  /// Three digits that count, as JSON and people write numbers.
  fileprivate func formatted() -> String {
    guard isFinite else { return "0" }
    let digits = self == 0 ? 0 : Int(log10(abs(self)).rounded(.down))
    return String(format: "%.\(Swift.max(0, 2 - digits))f", self)
  }

  fileprivate var percent: String { String(format: "%.0f %%", self * 100) }
}
