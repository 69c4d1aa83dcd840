/// One line of the table: what was measured and what it is compared with in the same run.
struct Result {
  let name: String
  let value: Measurement
  let unit: String
  let reference: Measurement
  let referenceName: String

  var ratio: Double { value.median / reference.median }
}

extension [Result] {
  /// A table for people: medians, spreads and ratios.
  var table: String {
    let header = ["what", "median", "spread", "reference", "median", "ratio"]
    let rows = map { result in
      [
        result.name, "\(result.value.median.rounded2) \(result.unit)", result.value.spread.percent,
        result.referenceName, "\(result.reference.median.rounded2) \(result.unit)",
        result.ratio.rounded2,
      ]
    }
    let widths = header.indices.map { column in
      ([header] + rows).map { $0[column].count }.max() ?? 0
    }
    return ([header] + rows).map { row in
      row.enumerated().map { column, text in
        text + String(repeating: " ", count: widths[column] - text.count)
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  /// One JSON object for programs: `{"metrics": {NAME: {"median", "reference", "ratio", "unit"}}}`.
  var json: String {
    let metrics = map { result in
      """
      "\(result.name)": {"median": \(result.value.median.rounded2), "reference": \
      \(result.reference.median.rounded2), "ratio": \(result.ratio.rounded2), "unit": "\(result.unit)"}
      """
    }
    return "{\"metrics\": {" + metrics.joined(separator: ", ") + "}}"
  }
}

extension Double {
  fileprivate var rounded2: String { String(format: "%.2f", self) }
  fileprivate var percent: String { String(format: "%.0f %%", self * 100) }
}
