extension Verdict {
  /// The message of a failed test: the cause, the files, how to accept. Nil for a pass.
  public var message: String? {
    message(with: advice)
  }

  /// The message of a command that records goldens, which is not a test: like `message`, without
  /// advice to run the test again.
  package var recordingMessage: String? {
    if case .recorded = outcome { return message(with: nil) }
    return message
  }

  private func message(with advice: String?) -> String? {
    guard let sentence else { return nil }
    return ([sentence] + explanation + fileLines + [diffToolMessage, advice]).compactMap { $0 }
      .joined(separator: "\n")
  }

  /// The cause in a sentence or two; nil for a pass.
  public var sentence: String? {
    switch outcome {
    case .matched, .tolerated, .precise:
      return nil
    case .differs(let difference):
      return "Snapshot “\(name)” does not match its golden: \(difference)."
    case .environmentDiffers(let difference, let changes):
      return "Snapshot “\(name)” was recorded with other libraries or fonts:"
        + " \(changes.joined(separator: "; ")). \(difference)."
    case .unlikeIOS(let match):
      let count = match.findings.count
      return "Snapshot “\(name)” does not match the picture recorded on iOS: \(count)"
        + " \(count == 1 ? "difference" : "differences")."
    case .missing:
      return "Snapshot “\(name)” has no golden."
    case .unreadable(let reason):
      return "The golden of snapshot “\(name)” cannot be read. \(reason)"
    case .recorded(.missing):
      return "Recorded the first golden of snapshot “\(name)”."
    case .recorded(.differed(let difference)):
      return "Recorded a new golden of snapshot “\(name)”; against the old one,"
        + " \(difference.change)."
    case .recorded(.unreadable(let reason)):
      return "Recorded a new golden of snapshot “\(name)”; the old one could not be read. \(reason)"
    case .notRecorded(let reason):
      return "The golden of snapshot “\(name)” could not be recorded. \(reason)"
    case .notTaken(let reason):
      return "Snapshot “\(name)” could not be taken. \(reason)"
    case .misconfigured(let reason):
      return "Snapshot “\(name)” was not compared. \(reason)"
    }
  }

  private var explanation: [String] {
    var lines = words.isEmpty ? [] : ["  \(words.joined(separator: "; "))."]
    if let note { lines.append("  \(note)") }
    if let formerGolden { lines.append("  \(formerGolden)") }
    if let limits { lines.append("  \(limits)") }
    return lines
  }

  /// The limits that would pass, of a failure for which limits are reasonable.
  private var limits: String? {
    if case .recorded = outcome { return nil }
    if let passingLimits { return passingLimits }
    guard case .differs(.pixels(let difference)) = outcome, difference.isTolerable else {
      return nil
    }
    return "The tightest limits that would pass: \(difference.tightestTolerance)"
  }

  private var fileLines: [String] {
    if case .misconfigured = outcome { return [] }
    let shown = artifacts.filter { $0.kind != .expectedLayout && $0.kind != .actualLayout }
    let lines = Artifact.lines([("golden", golden)] + shown.map { ($0.kind.rawValue, $0.path) })
    return lines + (artifactProblem.map { ["  Not every file was written. \($0)"] } ?? [])
  }

  private var advice: String? {
    switch outcome {
    case .differs, .environmentDiffers, .missing, .unreadable:
      guard artifacts.contains(where: { $0.kind == .actual }) else { return nil }
      return "To accept the picture: \(acceptCommand) --only"
        + " \(AcceptCommand.quoted(id.description))"
    case .recorded:
      return "Look at it, then run the test again; a run that records never passes."
    case .matched, .tolerated, .precise, .unlikeIOS, .notRecorded, .notTaken, .misconfigured:
      return nil
    }
  }
}
