import Foundation

extension Growth {
  fileprivate var columns: [String] {
    let figures = Self.sizes.indices.map { index in
      guard index < times.count else { return "–" }
      let time = "\(times[index].median.formatted()) ms"
      return index == 0 ? time : time + " (×\(ratios[index - 1].formatted()))"
    }
    let verdict = (isOver ? "over " : "≤ ") + Self.mostForTwice.formatted()
    return [name] + figures + [exponent.formatted(), verdict, unit]
  }

  fileprivate var json: String {
    func list(_ values: [Double]) -> String {
      "[" + values.map { $0.formatted() }.joined(separator: ", ") + "]"
    }
    let sizes = Self.sizes.prefix(times.count).map(String.init).joined(separator: ", ")
    return "\"\(name)\": {\"sizes\": [\(sizes)], \"median_ms\": \(list(times.map(\.median))), "
      + "\"ratios\": \(list(ratios)), \"exponent\": \(exponent.formatted())}"
  }
}

@MainActor
extension [Growth] {
  /// Times at every size, how much longer than at half the size, and the exponent.
  var table: String {
    let sizes = Growth.sizes.map { "\($0 / 1000) k" }
    return Table.text([["growth"] + sizes + ["exponent", "each doubling", "of"]] + map(\.columns))
  }

  var json: String { "{" + map(\.json).joined(separator: ", ") + "}" }
}
