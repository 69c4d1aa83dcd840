import ImageIO

/// The comparison behind the assertions, with everything it takes from outside handed in.
package struct SnapshotVerifier: Sendable {
  package var id: SnapshotID
  /// The golden's absolute path.
  package var golden: String
  /// Nil leaves it to the environment.
  package var record: RecordMode?
  package var environment: [String: String]
  /// The place of the assertion.
  package var source: SnapshotResult.Source?
  /// The run whose results this one joins; nil keeps none.
  package var run: TestRun?
  /// What draws the pictures; asked only where pixels differ or are written.
  package var renderEnvironment: @Sendable () -> RenderEnvironment = { .current }

  package init(
    id: SnapshotID, golden: String, record: RecordMode?, environment: [String: String],
    source: SnapshotResult.Source? = nil, run: TestRun? = nil
  ) {
    self.id = id
    self.golden = golden
    self.record = record
    self.environment = environment
    self.source = source
    self.run = run
  }

  /// The artifacts' folder.
  package var artifactsRoot: String {
    ArtifactStore.root(package: package, environment: environment)
  }

  /// The golden's package, else the test's.
  private var package: URL? {
    GoldenStore.packageRoot(above: golden)
      ?? source.flatMap { GoldenStore.packageRoot(above: $0.file) }
  }

  /// Takes the snapshot and says what became of it. Writes a golden when the mode says so, the
  /// evidence when the test fails without recording, and the result in any case.
  package func verify<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>
  ) -> Verdict {
    let mode: RecordMode
    do throws(UnknownRecordMode) {
      mode = if let record { record } else { try .from(environment) }
    } catch {
      return keep(Verdict(.misconfigured(error.description), of: id, golden: golden), .init())
    }
    var sizes = SnapshotSizes()
    do {
      let capture = try strategy.capture(value())
      sizes.actual = (capture.value as? CGImage).map(PictureSize.init)
      let comparison = SnapshotComparison(verifier: self, strategy: strategy, capture: capture)
      return keep(try comparison.verdict(mode, &sizes), sizes)
    } catch {
      return keep(
        Verdict(.notTaken(String(describing: error)), of: id, golden: golden), sizes)
    }
  }

  /// Keeps the result for reports and commands. A disk that takes none costs the report, not the
  /// test's verdict.
  private func keep(_ verdict: Verdict, _ sizes: SnapshotSizes) -> Verdict {
    guard let run else { return verdict }
    let result = SnapshotResult(
      verdict, source: source, sizes: sizes, artifacts: artifactsRoot,
      package: package?.path)
    do {
      try ResultStore(artifacts: artifactsRoot).keep(result, in: run)
      return verdict
    } catch {
      var verdict = verdict
      verdict.artifactProblem = verdict.artifactProblem ?? String(describing: error)
      return verdict
    }
  }
}

/// The sizes of the pictures, where there are any.
struct SnapshotSizes {
  var expected: PictureSize?
  var actual: PictureSize?
}
