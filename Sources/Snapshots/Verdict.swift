/// What became of one comparison with a golden.
public struct Verdict: Equatable, Sendable {
  public enum Outcome: Equatable, Sendable {
    case matched
    case differs(Difference)
    case missing
    /// The golden exists and cannot be read; a sentence says why.
    case unreadable(String)
    /// A golden was written, and why.
    case recorded(RecordReason)
    /// A golden should have been written and could not be; a sentence says why.
    case notRecorded(String)
    /// The strategy took no snapshot; a sentence says why.
    case notTaken(String)
    /// The settings make no sense; a sentence says which.
    case misconfigured(String)
  }

  public enum RecordReason: Equatable, Sendable {
    case missing
    case differed(Difference)
    case unreadable(String)
  }

  public let outcome: Outcome
  /// What the assertion is called in messages: the golden's file name without its extension.
  public let name: String
  /// The golden's absolute path.
  public let golden: String
  /// The files written to show a failure.
  public let artifacts: [Artifact]
  /// Why some of those files are not there; nil when all are.
  public let artifactProblem: String?

  package init(
    _ outcome: Outcome, golden: String, artifacts: [Artifact] = [], artifactProblem: String? = nil
  ) {
    self.outcome = outcome
    self.golden = golden
    name = URL(fileURLWithPath: golden).deletingPathExtension().lastPathComponent
    self.artifacts = artifacts
    self.artifactProblem = artifactProblem
  }

  /// Whether the test passes. Recording does not.
  public var isPass: Bool { outcome == .matched }
}
