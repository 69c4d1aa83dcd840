import Foundation

/// Everything that was measured, as a table for people or as JSON for programs.
@MainActor
struct Report {
  private(set) var results: [Result] = []
  private(set) var growths: [Growth] = []
  /// What is over although no busy machine can be the reason.
  private(set) var broken: [String] = []

  mutating func add(_ more: [Result]) { results += more }

  /// Adds figures of which each must hold: the process ends with status 1 otherwise.
  mutating func addLaws(_ more: [Result]) {
    results += more
    broken += more.filter(\.isOver).map(\.name)
  }

  /// Adds how costs grow; the process ends with status 1 where one grows too fast.
  mutating func addLaws(_ more: [Growth]) {
    growths += more
    broken += more.filter(\.isOver).map(\.name)
  }

  /// All but the growths, whose rows are printed as they are measured.
  var table: String { results.table }

  /// One JSON object: `{"metrics": {NAME: {"median_ms", "reference_ms", "ratio"}}, "growth": {NAME:
  /// {"sizes", "least_ms", "ratios", "exponent"}}}`; `growth` only where it was measured.
  ///
  /// What is not a time has its figures under the same keys, for every metric to be read alike.
  var json: String {
    let growth = growths.isEmpty ? "" : ", \"growth\": \(growths.json)"
    return "{\"metrics\": \(results.json)\(growth)}"
  }
}
