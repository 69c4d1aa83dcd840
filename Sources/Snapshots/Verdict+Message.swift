extension Verdict {
  /// What a failed test says: what happened, where the files are, how to accept. Nil for a pass.
  public var message: String? {
    guard let sentence else { return nil }
    return ([sentence] + fileLines + [advice]).compactMap { $0 }.joined(separator: "\n")
  }

  private var sentence: String? {
    switch outcome {
    case .matched:
      return nil
    case .differs(let difference):
      return "Snapshot “\(name)” does not match its golden: \(difference)."
    case .missing:
      return "Snapshot “\(name)” has no golden."
    case .unreadable(let reason):
      return "The golden of snapshot “\(name)” cannot be read. \(reason)"
    case .recorded(.missing):
      return "Recorded the first golden of snapshot “\(name)”."
    case .recorded(.differed(let difference)):
      return "Recorded a new golden of snapshot “\(name)”; against the old one, \(difference)."
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

  private var fileLines: [String] {
    if case .misconfigured = outcome { return [] }
    let files = [("golden", golden)] + artifacts.map { ($0.kind.rawValue, $0.path) }
    let lines = files.map { label, path in
      "  \(label.padding(toLength: 11, withPad: " ", startingAt: 0)) \(path)"
    }
    return lines + (artifactProblem.map { ["  Not every file was written. \($0)"] } ?? [])
  }

  private var advice: String? {
    switch outcome {
    case .differs, .missing, .unreadable:
      guard let actual = artifacts.first(where: { $0.kind == .actual }) else { return nil }
      return "To accept the picture: \(acceptCommand(actual.path))"
    case .recorded:
      return "Look at it, then run the test again; a run that records never passes."
    case .matched, .notRecorded, .notTaken, .misconfigured:
      return nil
    }
  }

  private func acceptCommand(_ actual: String) -> String {
    let copy = "cp \(Self.quoted(actual)) \(Self.quoted(golden))"
    guard outcome == .missing else { return copy }
    let folder = URL(fileURLWithPath: golden).deletingLastPathComponent().path
    return "mkdir -p \(Self.quoted(folder)) && \(copy)"
  }

  /// A word a shell takes literally.
  private static func quoted(_ path: String) -> String {
    "'" + path.replacingOccurrences(of: "'", with: #"'\''"#) + "'"
  }
}
