import AtomicFiles

/// The comparison of a snapshot with its golden, and the resulting edit.
struct SnapshotComparison<Format> {
  let verifier: SnapshotVerifier
  let format: SnapshotFormat<Format>
  let capture: Capture<Format>

  private var file: GoldenFile { GoldenFile(path: verifier.golden) }

  var artifacts: ArtifactStore { verifier.artifacts }

  func prepared(_ mode: RecordMode, _ sizes: inout SnapshotSizes) throws -> PreparedSnapshot {
    let (golden, basis) = readGolden()
    switch golden {
    case .absent:
      if verifier.reference != nil {
        return missingOnIOS()
      }
      if let foreign = verifier.foreign { return try preparedBeside(foreign, mode) }
      guard mode == .never else { return try recording(because: .missing, basis) }
      return try missing()
    case .unreadable(let bytes, let reason):
      guard mode != .all else { return try recording(because: .unreadable(reason), basis) }
      return try unreadable(bytes, reason)
    case .equal:
      sizes.expected = sizes.actual
      return matching(.matched, mode, basis)
    case .read(let expected, let bytes):
      sizes.expected = format.size(of: expected)
      if let tolerance = verifier.reference, let reference = format.firstImage(expected),
        let drawn = format.firstImage(capture.value)
      {
        return try matching(reference, drawn, expected, bytes, tolerance)
      }
      guard let difference = try difference(from: expected, mode) else {
        return matching(.matched, mode, basis)
      }
      if mode == .all { return try recording(because: .differed(difference), basis) }
      if case .pixels(let pixels) = difference, let tolerance = format.tolerance,
        tolerance.allows(pixels)
      {
        return matching(.tolerated(pixels, tolerance), mode, basis)
      }
      let deviation = deviation(of: difference, from: expected)
      if case .pixels(let pixels) = difference, let precision = format.precision, let deviation,
        precision.allows(deviation)
      {
        return matching(.precise(pixels, precision), mode, basis)
      }
      guard mode == .never || mode == .missing else {
        return try recording(because: .differed(difference), basis)
      }
      var prepared = try explaining(difference, expected, bytes)
      if case .pixels(let pixels) = difference, let deviation,
        pixels.isTolerable || deviation.isTolerable
      {
        prepared.verdict.passingLimits = format.precision.map {
          "The precision that would pass: \($0.passing(deviation))"
        }
      }
      return prepared
    }
  }

  func unreadable(_ bytes: Data?, _ reason: String) throws -> PreparedSnapshot {
    failing(
      .unreadable(reason),
      [(.expected, bytes), (.actual, try actualData()), (.actualLayout, layout()?.data)])
  }

  func missing() throws -> PreparedSnapshot {
    failing(.missing, [(.actual, try actualData()), (.actualLayout, layout()?.data)])
  }

  /// Returns the difference from the golden's value; in mode `all` also one that the strategy
  /// accepts.
  func difference(from expected: Format, _ mode: RecordMode) throws -> Difference? {
    mode == .all
      ? try format.exactDifference(expected, capture.value)
      : format.diff(expected, capture.value)
  }

  /// Returns the deviation from the required precision; nil without one, and for differences other
  /// than pixels.
  private func deviation(
    of difference: Difference, from expected: Format
  ) -> PicturePrecision.Deviation? {
    guard case .pixels(let pixels) = difference, let precision = format.precision,
      let expected = format.firstImage(expected), let actual = format.firstImage(capture.value)
    else { return nil }
    return precision.deviation(expected: expected, actual: actual, differing: pixels.count)
  }

  // MARK: Reading

  private enum Golden {
    case absent
    case unreadable(Data?, String)
    /// The snapshot's value.
    case equal
    case read(Format, Data)
  }

  /// Returns the golden, and the state of its file, which is checked again before it is replaced.
  private func readGolden() -> (Golden, GoldenBasis) {
    if verifier.reference != nil, !verifier.isGoldenForeign(in: format) {
      return (.absent, .absent)
    }
    let data: Data
    do throws(AtomicFileError) { try GoldenFolder.recover(file.folder) } catch {
      return (.unreadable(nil, error.description), GoldenBasis(of: verifier.golden))
    }
    do throws(GoldenReadError) {
      guard let bytes = try GoldenBytes.read(verifier.golden) else { return (.absent, .absent) }
      data = bytes
    } catch {
      return (.unreadable(nil, error.description), .unreadable)
    }
    let basis = GoldenBasis(data)
    // A text golden replaces a layout sidecar of the same name.
    if file.isSidecar { return (.absent, basis) }
    // A golden recorded on iOS is matched even if it is equal.
    if verifier.reference == nil, format.isEqual?(data, capture.value) == true {
      return (.equal, basis)
    }
    do {
      return (.read(try format.fromData(data), data), basis)
    } catch {
      return (.unreadable(data, String(describing: error)), basis)
    }
  }

  func actualData() throws -> Data {
    EnvironmentStamp.adding(
      verifier.renderEnvironment(), to: try format.toData(capture.value))
  }

  func layout() -> PictureLayout? {
    capture.layout?()
  }

  // MARK: Outcomes

  /// Returns a match. In a recording mode outdated sidecars are updated silently.
  private func matching(
    _ outcome: Verdict.Outcome, _ mode: RecordMode, _ basis: GoldenBasis
  ) -> PreparedSnapshot {
    artifacts.clear()
    guard mode == .failed || mode == .all, outcome == .matched else { return prepared(outcome) }
    let layout = layout().flatMap { mode == .all || !isRecordedAlready($0) ? $0 : nil }
    let listing = GoldenEdit.Listing(
      fingerprint: fingerprint, id: verifier.id,
      environment: file.recordedEnvironment() ?? environment)
    return prepared(
      outcome, GoldenEdit(file, .refresh(layout: layout?.data, listing), basis: basis))
  }

  func prepared(_ outcome: Verdict.Outcome, _ edit: GoldenEdit? = nil) -> PreparedSnapshot {
    PreparedSnapshot(
      verdict: Verdict(outcome, of: verifier.id, golden: verifier.golden), edit: edit,
      verifier: verifier)
  }

  /// Returns whether an earlier sidecar is correct but incomplete; then only `all` rewrites it.
  private func isRecordedAlready(_ layout: PictureLayout) -> Bool {
    (try? file.readLayout())?.isEarlierForm(of: layout) ?? false
  }

  /// The rendering environment; nil for formats without pictures.
  private var environment: RenderEnvironment? {
    format.pictures == nil ? nil : verifier.renderEnvironment()
  }

  private var fingerprint: String {
    if let image = format.firstImage(capture.value) { return Fingerprint.of(image) }
    return (try? format.toData(capture.value)).map { Fingerprint.of($0) } ?? ""
  }

  func recording(
    because reason: Verdict.RecordReason, _ basis: GoldenBasis
  ) throws -> PreparedSnapshot {
    let listing = GoldenEdit.Listing(
      fingerprint: fingerprint, id: verifier.id, environment: environment)
    return prepared(
      .recorded(reason),
      GoldenEdit(
        file, .replace(try actualData(), layout: layout()?.data, listing), basis: basis))
  }

  func explaining(
    _ difference: Difference, _ expected: Format, _ bytes: Data
  ) throws -> PreparedSnapshot {
    let fingerprint = format.firstImage(expected).map { Fingerprint.of($0) } ?? ""
    var fault: LayoutFault?
    var old: PictureLayout?
    do throws(LayoutFault) { old = try file.readLayout(ofPicture: fingerprint) } catch {
      fault = error
    }
    let layouts = (expected: old, actual: layout())
    var prepared = failing(
      outcome(of: difference, bytes),
      [
        (.expected, bytes), (.actual, try actualData()),
        (.difference, try format.illustration(expected, capture.value).map(format.toData)),
        (.expectedLayout, layouts.expected?.data), (.actualLayout, layouts.actual?.data),
      ])
    if let expected = format.firstImage(expected), let actual = format.firstImage(capture.value) {
      prepared.verdict.words = Explanation.words(
        expected: expected, actual: actual, layouts: layouts)
    }
    if let fault { prepared.verdict.words.append(fault.clause) }
    return prepared
  }

  /// Returns the outcome. Differing pixels of a golden recorded elsewhere have an outcome of their
  /// own.
  private func outcome(of difference: Difference, _ golden: Data) -> Verdict.Outcome {
    guard difference.isOfPixels, let recorded = file.environment(golden) else {
      return .differs(difference)
    }
    let changes = verifier.renderEnvironment().changes(since: recorded)
    return changes.isEmpty ? .differs(difference) : .environmentDiffers(difference, changes)
  }

  func failing(
    _ outcome: Verdict.Outcome, _ files: [(Artifact.Kind, Data?)]
  ) -> PreparedSnapshot {
    var prepared = prepared(outcome)
    for case (let kind, let data?) in files {
      do throws(AtomicFileError) {
        prepared.verdict.artifacts.append(try artifacts.write(data, as: kind))
      } catch {
        prepared.verdict.artifactProblem = error.description
      }
    }
    artifacts.clear(but: prepared.verdict.artifacts)
    return prepared
  }
}
