/// A result with its rank and group in a report.
package struct ReportEntry: Sendable {
  package let result: SnapshotResult
  package let verdict: Verdict.Kind
  /// The cause that entries of one group share.
  package let cause: String

  init(_ result: SnapshotResult) {
    self.result = result
    verdict = result.kind
    cause = Self.cause(of: result, verdict)
  }

  package var id: String { result.id.description }

  /// Whether there is a picture or text that can become the golden.
  package var isAcceptable: Bool { result.isAcceptable }

  /// Returns the first change with its element; if the elements are unknown, the sizes or the
  /// verdict.
  private static func cause(of result: SnapshotResult, _ verdict: Verdict.Kind) -> String {
    switch verdict {
    case .pixels, .content:
      return result.words.first ?? verdict.cause
    case .size:
      guard let old = result.expectedSize, let new = result.actualSize else { return verdict.cause }
      return "\(new) pixels instead of \(old)"
    case .error, .unrecorded, .unreadable, .missing, .environment, .recorded, .passed:
      return verdict.cause
    }
  }

  /// Sorts entries by verdict, worst first; then by the number of entries with the same cause, by
  /// visibility of the difference, and by identifier. Entries with the same cause are adjacent.
  static func ordered(_ results: [SnapshotResult]) -> [ReportEntry] {
    let groups = Dictionary(grouping: results.map(ReportEntry.init)) { entry in
      Group(verdict: entry.verdict, cause: entry.cause)
    }
    let ranked = groups.values.map { members in
      (rank: Rank(members), members: members.sorted { $0.result.id < $1.result.id })
    }
    return ranked.sorted { $0.rank < $1.rank }.flatMap(\.members)
  }

  private struct Group: Hashable {
    let verdict: Verdict.Kind
    let cause: String
  }

  private struct Rank: Comparable {
    let verdict: Int
    let count: Int
    let distance: Double
    let cause: String

    init(_ members: [ReportEntry]) {
      verdict = members.first.flatMap { Verdict.Kind.allCases.firstIndex(of: $0.verdict) } ?? 0
      count = members.count
      distance = members.compactMap { $0.result.pixels?.weight }.max() ?? 0
      cause = members.first?.cause ?? ""
    }

    static func < (first: Rank, second: Rank) -> Bool {
      (first.verdict, -first.count, -first.distance, first.cause)
        < (second.verdict, -second.count, -second.distance, second.cause)
    }
  }
}

extension PixelDifference {
  /// The visibility: the differing pixels, weighted by their perceptual difference.
  fileprivate var weight: Double { Double(count) * distance.mean }
}
