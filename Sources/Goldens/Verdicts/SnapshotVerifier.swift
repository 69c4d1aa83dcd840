/// The comparison of the assertions, with all external inputs as properties.
package struct SnapshotVerifier: Sendable {
  package var id: SnapshotID
  /// The absolute path of the golden.
  package var golden: String
  /// The record mode; nil for that of the environment.
  package var record: RecordMode?
  package var environment: [String: String]
  /// The location of the assertion.
  package var source: SnapshotResult.Source?
  /// The run of the results; nil to store none.
  package var run: TestRun?
  /// The command that accepts the picture, up to `--only`; nil for the package's own.
  package var acceptCommand: String?
  /// The former paths of the golden, the likeliest first.
  package var formerGoldens: [FormerGolden] = []
  /// The possible paths of the golden on iOS, if they determine its name here.
  package var pathsOnIOS: [String] = []
  /// The tolerance for a golden recorded on iOS; nil for goldens of this package.
  package var reference: MatchTolerance?
  /// The file recorded elsewhere beside the golden; found by `prepare`.
  var foreign: String?
  /// Returns the message of a custom tool for the paths of golden and picture.
  package var diffTool: (@Sendable (_ golden: String, _ actual: String) -> String)?
  /// Returns the rendering environment; called only if pixels differ or are written.
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

  /// The package of the golden, or of the test.
  private var package: URL? {
    GoldenStore.packageRoot(above: golden)
      ?? source.flatMap { GoldenStore.packageRoot(above: $0.file) }
  }

  /// Takes a snapshot and returns the verdict. Writes a golden if the mode requires it, artifacts
  /// if the test fails without recording, and always the result.
  package func verify<Format>(
    in format: SnapshotFormat<Format>, _ take: () throws -> Capture<Format>
  ) -> Verdict {
    guard let run else { return prepare(in: format, take).settled().verdict }
    let begun = SnapshotResult.inProgress(
      id, golden: golden, source: source, package: package?.path)
    return ResultStore(artifacts: artifactsRoot).whileInProgress(begun, in: run) {
      prepare(in: format, take).settled().verdict
    }
  }

  /// Takes a snapshot and compares it. Writes artifacts if the test fails without recording.
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

  /// Returns the verifier with the golden of this package beside a file recorded elsewhere.
  private func placed<Format>(by format: SnapshotFormat<Format>) -> Self {
    let destination = destination(in: format)
    var verifier = self
    (verifier.golden, verifier.foreign) = (destination.path, destination.foreign)
    return verifier
  }

  /// The file recorded elsewhere beside the golden or its future path; nil if there is none.
  package func fileFromElsewhere<Format>(in format: SnapshotFormat<Format>) -> String? {
    destination(in: format).foreign
  }

  private func destination<Format>(in format: SnapshotFormat<Format>) -> OwnGolden.Destination {
    OwnGolden.destination(of: golden, knownAs: pathsOnIOS) { Self.fingerprint($0, in: format) }
  }

  /// Whether the golden exists and was recorded elsewhere.
  func isGoldenForeign<Format>(in format: SnapshotFormat<Format>) -> Bool {
    OwnGolden.isForeign(golden) { Self.fingerprint($0, in: format) }
  }

  private static func fingerprint<Format>(
    _ data: Data, in format: SnapshotFormat<Format>
  ) -> String? {
    guard let value = try? format.fromData(data), let image = format.firstImage(value) else {
      return nil
    }
    return Fingerprint.of(image)
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

  /// Stores the result for reports and commands. A write error affects the report only, not the
  /// verdict.
  func keep(_ verdict: Verdict, _ sizes: SnapshotSizes) -> PreparedSnapshot.Settled {
    var verdict = verdict
    let root = package?.path
    verdict.acceptCommand =
      acceptCommand ?? AcceptCommand(package: root, artifacts: artifactsRoot).text
    if verdict.hasNoGolden { verdict.formerGolden = formerGoldens.lazy.compactMap(\.found).first }
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

/// The sizes of the pictures, if any.
struct SnapshotSizes: Codable, Sendable {
  var expected: PictureSize?
  var actual: PictureSize?
}
