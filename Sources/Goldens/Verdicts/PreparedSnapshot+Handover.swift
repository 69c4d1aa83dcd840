extension PreparedSnapshot {
  /// A compared snapshot for transfer to another process of this program, which settles it.
  package struct Handover: Codable, Sendable {
    private let verdict: Verdict
    private let edit: GoldenEdit?
    private let sizes: SnapshotSizes

    package init(_ snapshot: PreparedSnapshot) {
      (verdict, edit, sizes) = (snapshot.verdict, snapshot.edit, snapshot.sizes)
    }

    /// Returns the snapshot; nil if it is not that of the verifier.
    package func taken(by verifier: SnapshotVerifier) -> PreparedSnapshot? {
      let paths = [verifier.golden, OwnGolden.path(beside: verifier.golden)]
      guard verdict.id == verifier.id, paths.contains(verdict.golden) else { return nil }
      return PreparedSnapshot(verdict: verdict, edit: edit, sizes: sizes, verifier: verifier)
    }
  }
}
