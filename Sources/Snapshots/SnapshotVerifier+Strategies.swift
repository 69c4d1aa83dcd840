extension SnapshotVerifier {
  /// Compares what this process draws.
  package init(
    id: SnapshotID, golden: String, record: RecordMode?, environment: [String: String],
    source: SnapshotResult.Source? = nil, run: TestRun? = nil
  ) {
    self.init(
      id: id, golden: golden, record: record, environment: environment, source: source, run: run,
      drawnBy: { .current })
  }

  /// Takes a snapshot by a strategy and says what became of it. Writes a golden when the mode says
  /// so, the evidence when the test fails without recording, and the result in any case.
  package func verify<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>,
    under terms: PictureTerms = PictureTerms()
  ) -> Verdict {
    verify(in: strategy.format) { try strategy.capture(value(), terms) }
  }

  /// Takes a snapshot by a strategy and compares it. Writes the evidence when the test fails
  /// without recording.
  package func prepare<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>,
    under terms: PictureTerms = PictureTerms()
  ) -> PreparedSnapshot {
    prepare(in: strategy.format) { try strategy.capture(value(), terms) }
  }
}

extension Snapshotting {
  fileprivate var format: SnapshotFormat<Format> { diffing.format(tolerating: tolerance) }
}
