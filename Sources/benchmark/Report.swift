import Foundation

/// All measurements, as a table or as JSON.
@MainActor
struct Report {
  /// The revision of the measured sources; nil if unknown.
  let revision: String?
  let machine = Machine()
  private(set) var results: [Result] = []
  private(set) var growths: [Growth] = []
  /// The missed limits that do not depend on the machine's load.
  private(set) var broken: [String] = []

  init(revision: String?) { self.revision = revision }

  mutating func add(_ more: [Result]) { results += more }

  /// Adds figures whose limits must hold; otherwise the process exits with status 1.
  mutating func addLaws(_ more: [Result]) {
    results += more
    broken += more.filter(\.isOver).map(\.name)
  }

  /// Adds growths; the process exits with status 1 if one exceeds the limit.
  mutating func addLaws(_ more: [Growth]) {
    growths += more
    broken += more.filter(\.isOver).map(\.name)
  }

  /// The results that miss their targets; with `--check` the process then exits with status 2.
  var missed: [String] { results.filter(\.isOver).map(\.name) }

  /// The machine and revision, medians, percentiles, spreads, ratios and targets; without growths,
  /// whose rows are printed as they are measured.
  var table: String {
    let rows = [Result.header] + results.map(\.columns)
    return "\(revision ?? "unknown revision"), \(machine.line)\n\(Table.text(rows))"
  }

  /// A JSON object, described in CONTRIBUTING.md; `growth` only if it was measured.
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
