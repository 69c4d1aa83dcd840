/// One result, and how a report ranks and groups it.
package struct ReportEntry: Sendable {
  package let result: SnapshotResult
  package let verdict: Verdict.Kind
  /// What entries that fail for the same reason share.
  package let cause: String

  init(_ result: SnapshotResult) {
    self.result = result
    verdict = result.kind
    cause = Self.cause(of: result, verdict)
  }

  package var id: String { result.id.description }

  /// Whether there is a picture, or a text, that could become the golden.
  package var isAcceptable: Bool { result.isAcceptable }

  /// The first thing that changed, which names an element and what became of it; where nothing is
  /// known of elements, the sizes or the verdict.
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

  /// Worst verdicts first; of those, causes that many share, then those that can be seen best; then
  /// by identifier. Entries of one cause stand together.
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
  /// How much there is to see: the differing pixels by how far they look apart.
  fileprivate var weight: Double { Double(count) * distance.mean }
}
