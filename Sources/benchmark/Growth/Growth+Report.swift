import Foundation

@MainActor
extension Growth {
  /// The columns' names, with the widths of ``row``.
  static var header: String {
    line(
      ["growth"] + sizes.map { "\($0 / 1000) k" } + ["exponent", "a doubling", "of"])
  }

  /// A description of the figures.
  static var legend: String {
    """
    Milliseconds of processor time of all threads, the least of several rounds; in brackets how \
    much longer than at half the size. The exponent, and what a doubling costs, is that of the \
    straight line through all of them. A series ends at the first size that takes over 1.5 s.
    """
  }

  /// The times at each size, the ratios to half the size, and the exponent.
  var row: String {
    let figures = Self.sizes.indices.map { index in
      guard index < times.count else { return "not tried" }
      let time = "\(times[index].least.formatted())"
      return index == 0 ? time : time + " (×\(ratios[index - 1].formatted()))"
    }
    let twice = "×" + pow(2, exponent).formatted()
    let verdict = isOver ? "\(twice) > \(Self.maximumRatioForTwice.formatted())" : twice
    return Self.line([name] + figures + [exponent.formatted(), verdict, unit])
  }

  /// Joins words in columns of fixed widths, because rows are printed as they are measured.
  private static func line(_ words: [String]) -> String {
    let widths = [26] + sizes.map { _ in 13 } + [8, 13]
    return words.enumerated().map { index, word in
      guard index < widths.count else { return word }
      return word + String(repeating: " ", count: max(0, widths[index] - word.count) + 1)
    }.joined()
  }
}

@MainActor
extension Growth {
  /// `{"sizes", "least_ms", "ratios", "exponent", "missed"}`.
  var json: JSON {
    func list(_ values: [Double]) -> JSON { .list(values.map(JSON.number)) }
    return .object([
      ("sizes", .list(Self.sizes.prefix(times.count).map(JSON.count))),
      ("least_ms", list(times.map(\.least))), ("ratios", list(ratios)),
      ("exponent", .number(exponent)), ("missed", .boolean(isOver)),
    ])
  }
}
