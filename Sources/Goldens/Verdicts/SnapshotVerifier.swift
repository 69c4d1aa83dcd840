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
  /// What messages say accepts the picture, up to `--only`; nil for the package's own way.
  package var acceptCommand: String?
  /// Paths of the golden where it was recorded under another name, likeliest first.
  package var formerGoldens: [FormerGolden] = []
  /// What the golden may be called on iOS, where that decides what it is called here: paths.
  package var pathsOnIOS: [String] = []
  /// What the golden, recorded on iOS, is held against; nil where it is one of ours.
  package var reference: MatchTolerance?
  /// The file recorded elsewhere that the golden stands beside; found in `prepare`.
  var foreign: String?
  /// What a tool of the caller's choice says of the golden and the picture, by their paths.
  package var diffTool: (@Sendable (_ golden: String, _ actual: String) -> String)?
  /// What draws the pictures; asked only where pixels differ or are written.
  package var renderEnvironment: @Sendable () -> RenderEnvironment

  package init(
    id: SnapshotID, golden: String, record: RecordMode?, environment: [String: String],
    source: SnapshotResult.Source? = nil, run: TestRun? = nil,
    drawnBy renderEnvironment: @escaping @Sendable () -> RenderEnvironment
  ) {
    self.id = id
    self.golden = golden
    self.record = record
    self.environment = environment
    self.source = source
    self.run = run
    self.renderEnvironment = renderEnvironment
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

  /// Takes a snapshot and says what became of it. Writes a golden when the mode says so, the
  /// evidence when the test fails without recording, and the result in any case.
  package func verify<Format>(
    in format: SnapshotFormat<Format>, _ take: () throws -> Capture<Format>
  ) -> Verdict {
    guard let run else { return prepare(in: format, take).settled().verdict }
    let begun = SnapshotResult.underWay(id, golden: golden, source: source, package: package?.path)
    return ResultStore(artifacts: artifactsRoot).whileUnderWay(begun, in: run) {
      prepare(in: format, take).settled().verdict
    }
  }

  /// Takes a snapshot and compares it. Writes the evidence when the test fails without recording.
  package func prepare<Format>(
    in format: SnapshotFormat<Format>, _ take: () throws -> Capture<Format>
  ) -> PreparedSnapshot {
    let mode: RecordMode
    do throws(UnknownRecordMode) {
      mode = if let record { record } else { try .from(environment) }
    } catch {
      return failed(.misconfigured(error.description))
    }
    return reference == nil
      ? placed(by: format).prepare(mode, in: format, take) : prepare(.never, in: format, take)
  }

  private func prepare<Format>(
    _ mode: RecordMode, in format: SnapshotFormat<Format>, _ take: () throws -> Capture<Format>
  ) -> PreparedSnapshot {
    var sizes = SnapshotSizes()
    do {
      let capture = try take()
      defer { capture.finish?() }
      sizes.actual = format.size(of: capture.value)
      let comparison = SnapshotComparison(verifier: self, format: format, capture: capture)
      var prepared = try comparison.prepared(mode, &sizes)
      prepared.sizes = sizes
      return prepared
    } catch {
      return failed(.notTaken(String(describing: error)), sizes)
    }
  }

  /// With the golden where ours is: beside what was recorded elsewhere.
  private func placed<Format>(by format: SnapshotFormat<Format>) -> Self {
    let place = place(in: format)
    var verifier = self
    (verifier.golden, verifier.foreign) = (place.path, place.foreign)
    return verifier
  }

  /// The file recorded elsewhere that the golden stands beside, or is to; nil where there is none.
  package func fileFromElsewhere<Format>(in format: SnapshotFormat<Format>) -> String? {
    place(in: format).foreign
  }

  private func place<Format>(in format: SnapshotFormat<Format>) -> OwnGolden.Place {
    OwnGolden.place(of: golden, knownAs: pathsOnIOS) { data in
      guard let value = try? format.fromData(data), let image = format.still(value) else {
        return nil
      }
      return Fingerprint.of(image)
    }
  }

  private func failed(
    _ outcome: Verdict.Outcome, _ sizes: SnapshotSizes = .init()
  ) -> PreparedSnapshot {
    PreparedSnapshot(
      verdict: Verdict(outcome, of: id, golden: golden), sizes: sizes, verifier: self)
  }

  var artifacts: ArtifactStore {
    ArtifactStore(
      id, root: artifactsRoot,
      pathExtension: id.pathExtension.isEmpty ? "" : URL(fileURLWithPath: golden).pathExtension)
  }

  /// Keeps the result for reports and commands. A disk that takes none costs the report, not the
  /// test's verdict.
  func keep(_ verdict: Verdict, _ sizes: SnapshotSizes) -> PreparedSnapshot.Settled {
    var verdict = verdict
    let root = package?.path
    verdict.acceptCommand =
      acceptCommand ?? AcceptCommand(package: root, artifacts: artifactsRoot).text
    if verdict.isOfNoGolden { verdict.formerGolden = formerGoldens.lazy.compactMap(\.found).first }
    if let diffTool, let actual = verdict.artifacts.first(where: { $0.kind == .actual }) {
      verdict.diffToolMessage = diffTool(verdict.golden, actual.path)
    }
    let result = SnapshotResult(
      verdict, source: source, sizes: sizes, artifacts: artifactsRoot, package: root)
    if let run {
      do {
        try ResultStore(artifacts: artifactsRoot).keep(result, in: run)
      } catch {
        verdict.artifactProblem = verdict.artifactProblem ?? String(describing: error)
      }
    }
    return PreparedSnapshot.Settled(verdict: verdict, result: result)
  }
}

/// The sizes of the pictures, where there are any.
struct SnapshotSizes: Codable, Sendable {
  var expected: PictureSize?
  var actual: PictureSize?
}
