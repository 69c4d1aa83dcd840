extension SnapshotComparison {
  // MARK: Goldens beside files of iOS

  /// Compares with a file recorded elsewhere, if it is the only file. An equal value passes. A
  /// different picture counts as a new snapshot, since another renderer drew the file. A different
  /// text fails, unless a golden of its own may be recorded. An unreadable file fails as well,
  /// unless recording replaces it.
  func preparedBeside(_ foreign: String, _ mode: RecordMode) throws -> PreparedSnapshot {
    let bytes = try? GoldenBytes.read(foreign)
    let expected: Format
    do {
      expected = try format.fromData(bytes ?? Data())
    } catch {
      guard mode == .all else {
        return try unreadable(bytes, String(describing: error)).of(foreign)
      }
      return try recordingBeside(foreign)
    }
    guard let difference = try difference(from: expected, mode) else {
      artifacts.clear()
      return prepared(.matched).of(foreign)
    }
    if let bytes, format.pictures == nil, mode == .never || mode == .missing {
      return try explaining(difference, expected, bytes).of(foreign)
    }
    if mode != .never { return try recordingBeside(foreign) }
    var prepared = try missing()
    prepared.verdict.note = ForeignNote.text(foreign)
    return prepared
  }

  private func recordingBeside(_ foreign: String) throws -> PreparedSnapshot {
    var prepared = try recording(because: .missing, .absent)
    prepared.verdict.note = ForeignNote.text(foreign)
    return prepared
  }

  // MARK: Comparison with files of iOS

  /// Returns the result if nothing was recorded on iOS. There is nothing to accept.
  func missingOnIOS() -> PreparedSnapshot {
    var prepared = failing(.missing, [])
    prepared.verdict.note = "No file of this name was recorded on iOS."
    return prepared
  }

  /// Compares a picture with the one recorded on iOS.
  func matching(
    _ reference: any PixelSource, _ drawn: any PixelSource, _ expected: Format, _ bytes: Data,
    _ tolerance: MatchTolerance
  ) throws -> PreparedSnapshot {
    let layout = layout()
    let match = PictureMatch(
      reference: reference, drawn: drawn, layout: layout, tolerance: tolerance)
    guard !match.isMatch else {
      artifacts.clear()
      return prepared(.matched)
    }
    var prepared = failing(
      .unlikeIOS(match),
      [
        (.expected, bytes), (.actual, try actualData()),
        (.difference, try format.illustration(expected, capture.value).map(format.toData)),
        (.actualLayout, layout?.data),
      ])
    prepared.verdict.words = match.words
    return prepared
  }

}

extension PreparedSnapshot {
  /// Returns the snapshot with a file recorded elsewhere as its golden.
  fileprivate func of(_ golden: String) -> PreparedSnapshot {
    var prepared = self
    prepared.verdict = verdict.of(golden)
    return prepared
  }
}
