import ImageIO

/// The comparison behind the assertions, with everything it takes from outside handed in.
package struct SnapshotVerifier {
  package let golden: String
  package let record: RecordMode?
  package let environment: [String: String]

  package init(golden: String, record: RecordMode?, environment: [String: String]) {
    self.golden = golden
    self.record = record
    self.environment = environment
  }

  /// Takes the snapshot and says what became of it. Writes a golden when the mode says so, and the
  /// evidence when the test fails without recording.
  package func verify<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>
  ) -> Verdict {
    let mode: RecordMode
    do throws(UnknownRecordMode) {
      mode = if let record { record } else { try .from(environment) }
    } catch {
      return Verdict(.misconfigured(error.description), golden: golden)
    }
    do {
      let actual = try strategy.snapshot(value())
      return try verify(actual, strategy.diffing, mode)
    } catch {
      return Verdict(.notTaken(Self.sentence(error)), golden: golden)
    }
  }

  private func verify<Format>(
    _ actual: Format, _ diffing: Diffing<Format>, _ mode: RecordMode
  ) throws -> Verdict {
    let artifacts = ArtifactStore(golden: golden, environment: environment)
    switch readGolden(diffing) {
    case .absent:
      let data = try diffing.toData(actual)
      guard mode == .never else { return recording(data, because: .missing, artifacts) }
      return failing(.missing, artifacts, [(.actual, data)])
    case .unreadable(let bytes, let reason):
      let data = try diffing.toData(actual)
      guard mode != .all else { return recording(data, because: .unreadable(reason), artifacts) }
      return failing(
        .unreadable(reason), artifacts, [(.expected, bytes), (.actual, data)])
    case .read(let expected, let bytes):
      guard let difference = diffing.diff(expected, actual) else {
        artifacts.clear()
        return Verdict(.matched, golden: golden)
      }
      let data = try diffing.toData(actual)
      guard mode == .never || mode == .missing else {
        return recording(data, because: .differed(difference), artifacts)
      }
      let illustration = try diffing.illustration(expected, actual).map(diffing.toData)
      return failing(
        .differs(difference), artifacts,
        [(.expected, bytes), (.actual, data), (.difference, illustration)])
    }
  }

  private enum Golden<Format> {
    case absent
    case unreadable(Data?, String)
    case read(Format, Data)
  }

  private func readGolden<Format>(_ diffing: Diffing<Format>) -> Golden<Format> {
    guard FileManager.default.fileExists(atPath: golden) else { return .absent }
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: golden))
    } catch {
      return .unreadable(nil, "The file cannot be opened.")
    }
    do {
      return .read(try diffing.fromData(data), data)
    } catch {
      return .unreadable(data, Self.sentence(error))
    }
  }

  private func recording(
    _ data: Data, because reason: Verdict.RecordReason, _ artifacts: ArtifactStore
  ) -> Verdict {
    do throws(AtomicFileError) {
      try AtomicFile.makeFolder(above: golden)
      try AtomicFile.write(data, to: golden)
      artifacts.clear()
      return Verdict(.recorded(reason), golden: golden)
    } catch {
      return Verdict(.notRecorded(error.description), golden: golden)
    }
  }

  private func failing(
    _ outcome: Verdict.Outcome, _ store: ArtifactStore, _ files: [(Artifact.Kind, Data?)]
  ) -> Verdict {
    store.clear()
    var artifacts: [Artifact] = []
    var problem: String?
    for case (let kind, let data?) in files {
      do throws(AtomicFileError) {
        artifacts.append(try store.write(data, as: kind))
      } catch {
        problem = error.description
      }
    }
    return Verdict(outcome, golden: golden, artifacts: artifacts, artifactProblem: problem)
  }

  /// An error's own sentence.
  private static func sentence(_ error: any Error) -> String { String(describing: error) }
}
