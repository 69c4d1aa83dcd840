import Foundation

/// Text in columns.
enum Table {
  static func text(_ rows: [[String]]) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
        .joined(separator: "  ")
    }.joined(separator: "\n")
  }
}

extension Double {
  /// Returns three significant digits; a dash for infinity and NaN.
  func formatted() -> String {
    guard isFinite else { return "–" }
    let digits = self == 0 ? 0 : Int(log10(abs(self)).rounded(.down))
    return String(format: "%.\(Swift.max(0, 2 - digits))f", self)
  }
}
