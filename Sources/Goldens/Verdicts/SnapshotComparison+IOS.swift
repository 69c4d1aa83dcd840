extension SnapshotComparison {
  // MARK: Ours beside theirs

  /// Where only a file from elsewhere is there: what equals it passes. A picture that does not is
  /// drawn by another renderer, and has no golden yet; a text that does not differs, as long as
  /// nobody says that ours may. What cannot be read is nobody's as long as that is not said.
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
    guard let difference = format.diff(expected, capture.value) else {
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

  // MARK: Ours against theirs

  /// Where nothing was recorded on iOS. There is nothing to accept, either.
  func missingOnIOS() -> PreparedSnapshot {
    var prepared = failing(.missing, [])
    prepared.verdict.note = "No file of this name was recorded on iOS."
    return prepared
  }

  /// A picture against the one recorded on iOS.
  func matching(
    _ theirs: any PixelSource, _ ours: any PixelSource, _ expected: Format, _ bytes: Data,
    _ tolerance: MatchTolerance
  ) throws -> PreparedSnapshot {
    let layout = layout()
    let match = PictureMatch(theirs: theirs, ours: ours, layout: layout, tolerance: tolerance)
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
  /// The same of a file recorded elsewhere.
  fileprivate func of(_ golden: String) -> PreparedSnapshot {
    var prepared = self
    prepared.verdict = verdict.of(golden)
    return prepared
  }
}
