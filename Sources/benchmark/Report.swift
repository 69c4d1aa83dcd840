import Foundation

/// Everything that was measured, as a table for people or as JSON for programs.
@MainActor
struct Report {
  /// Which state of the sources was measured, as version control names it; nil where unknown.
  let revision: String?
  let machine = Machine()
  private(set) var results: [Result] = []
  private(set) var growths: [Growth] = []
  /// What is over although no busy machine can be the reason.
  private(set) var broken: [String] = []

  init(revision: String?) { self.revision = revision }

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

  /// Whose target is missed: with `--check` the process ends with status 2.
  var missed: [String] { results.filter(\.isOver).map(\.name) }

  /// Where and what was measured, medians, percentiles, spreads, ratios and targets; all but the
  /// growths, whose rows are printed as they are measured.
  var table: String {
    let rows = [Result.header] + results.map(\.columns)
    return "\(revision ?? "unknown revision"), \(machine.line)\n\(Table.text(rows))"
  }

  /// One JSON object, described in CONTRIBUTING.md; `growth` only where it was measured.
  var json: String {
    var members: [(String, JSON)] = [
      ("revision", revision.map(JSON.text) ?? .null), ("machine", machine.json),
      ("metrics", .object(results.map { ($0.name, $0.json) })),
    ]
    if !growths.isEmpty {
      members.append(("growth", .object(growths.map { ($0.name, $0.json) })))
    }
    return JSON.object(members).line
  }
}
