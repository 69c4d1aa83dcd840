/// What became of one comparison with a golden.
public struct Verdict: Equatable, Codable, Sendable {
  /// What became of a snapshot.
  public enum Outcome: Equatable, Codable, Sendable {
    /// Equal to its golden, within the tolerance if there is one.
    case matched
    /// Pixels differ, within limits that say why.
    case tolerated(PixelDifference, Tolerance)
    /// Pixels differ, and as many match as the precision wants.
    case precise(PixelDifference, PicturePrecision)
    /// Not equal: what differs.
    case differs(Difference)
    /// Pixels differ, and the golden was recorded with other libraries or fonts: clauses say which.
    case environmentDiffers(Difference, [String])
    /// Not like the picture recorded on iOS, beyond the tolerance.
    case unlikeIOS(PictureMatch)
    /// There is no golden, and the mode writes none.
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

  /// Why a golden was written.
  public enum RecordReason: Equatable, Codable, Sendable {
    /// There was none.
    case missing
    /// The old one differed.
    case differed(Difference)
    /// The old one could not be read; a sentence says why.
    case unreadable(String)
  }

  /// What became of the snapshot.
  public let outcome: Outcome
  /// The snapshot the verdict is of.
  public let id: SnapshotID
  /// What the assertion is called in messages: the golden's file name without its extension.
  public let name: String
  /// The golden's absolute path.
  public let golden: String
  /// What changed, in clauses: "cell [0,3] moved 0,+4".
  public package(set) var words: [String] = []
  /// The files written to show a failure.
  public package(set) var artifacts: [Artifact] = []
  /// Why some of those files are not there; nil when all are.
  public package(set) var artifactProblem: String?

  /// The golden that may be this snapshot's under a name it had before.
  package var formerGolden: FormerGolden?
  /// The precision that would have passed, as it is written; nil where none was asked for.
  package var passingPrecision: String?
  /// A sentence about the assertion that helps where it fails.
  package var note: String?
  /// What a tool of the caller's choice says of the files of a failure.
  package var diffToolMessage: String?

  /// What accepts the picture, up to `--only`.
  package var acceptCommand = AcceptCommand(package: nil, artifacts: nil).text

  package init(_ outcome: Outcome, of id: SnapshotID, golden: String) {
    self.outcome = outcome
    self.id = id
    self.golden = golden
    let file = URL(fileURLWithPath: golden)
    name = (id.pathExtension.isEmpty ? file : file.deletingPathExtension()).lastPathComponent
  }

  /// The same of another file.
  func of(_ golden: String) -> Verdict {
    var verdict = Verdict(outcome, of: id, golden: golden)
    (verdict.words, verdict.artifacts) = (words, artifacts)
    verdict.artifactProblem = artifactProblem
    return verdict
  }

  /// Whether the test passes. Recording does not.
  public var isPass: Bool { kind.isPass }

  /// Whether there was no golden.
  var isOfNoGolden: Bool {
    switch outcome {
    case .missing, .recorded(.missing): true
    default: false
    }
  }

  /// How pictures of one size differ, where that is what they do.
  public var pixels: PixelDifference? {
    switch outcome {
    case .tolerated(let pixels, _), .precise(let pixels, _),
      .environmentDiffers(.pixels(let pixels), _),
      .differs(.pixels(let pixels)),
      .recorded(.differed(.pixels(let pixels))):
      pixels
    default: nil
    }
  }
}
