/// The verdict of a comparison with a golden.
public struct Verdict: Equatable, Codable, Sendable {
  /// The outcome of a comparison.
  public enum Outcome: Equatable, Codable, Sendable {
    /// Equal to the golden, within the tolerance if any.
    case matched
    /// Pixels differ within a tolerance with a reason.
    case tolerated(PixelDifference, Tolerance)
    /// Pixels differ, and enough match for the precision.
    case precise(PixelDifference, PicturePrecision)
    /// Different, with the difference.
    case differs(Difference)
    /// Pixels differ, and the golden was recorded with other libraries or fonts, listed in clauses.
    case environmentDiffers(Difference, [String])
    /// Different from the picture recorded on iOS, beyond the tolerance.
    case unlikeIOS(PictureMatch)
    /// There is no golden, and the mode records none.
    case missing
    /// The golden is unreadable, with a reason.
    case unreadable(String)
    /// A golden was recorded, with a reason.
    case recorded(RecordReason)
    /// A golden could not be written, with a reason.
    case notRecorded(String)
    /// The strategy took no snapshot, with a reason.
    case notTaken(String)
    /// The settings are invalid, with a reason.
    case misconfigured(String)
  }

  /// The reason for recording a golden.
  public enum RecordReason: Equatable, Codable, Sendable {
    /// There was none.
    case missing
    /// The previous one differed.
    case differed(Difference)
    /// The previous one was unreadable, with a reason.
    case unreadable(String)
  }

  /// The outcome.
  public let outcome: Outcome
  /// The identity of the snapshot.
  public let id: SnapshotID
  /// The name in messages: the golden's file name without its extension.
  public let name: String
  /// The absolute path of the golden.
  public let golden: String
  /// The changes, in clauses: "cell [0,3] moved 0,+4".
  public package(set) var words: [String] = []
  /// The files written to show a failure.
  public package(set) var artifacts: [Artifact] = []
  /// The reason for which some of those files are missing; nil if all were written.
  public package(set) var artifactProblem: String?

  /// A golden that may be this snapshot's under a former name.
  package var formerGolden: FormerGolden?
  /// A clause with the limits of the assertion's kind that would have passed; nil for a
  /// `Tolerance`.
  package var passingLimits: String?
  /// A sentence about the assertion for its failure message.
  package var note: String?
  /// The message of a custom tool about the files of a failure.
  package var diffToolMessage: String?

  /// The command that accepts the picture, up to `--only`.
  package var acceptCommand = AcceptCommand(package: nil, artifacts: nil).text

  package init(_ outcome: Outcome, of id: SnapshotID, golden: String) {
    self.outcome = outcome
    self.id = id
    self.golden = golden
    let file = URL(fileURLWithPath: golden)
    name = (id.pathExtension.isEmpty ? file : file.deletingPathExtension()).lastPathComponent
  }

  /// Returns the verdict for another file.
  func of(_ golden: String) -> Verdict {
    var verdict = Verdict(outcome, of: id, golden: golden)
    (verdict.words, verdict.artifacts) = (words, artifacts)
    verdict.artifactProblem = artifactProblem
    return verdict
  }

  /// Whether the test passes. Recording does not.
  public var isPass: Bool { kind.isPass }

  /// Whether there was no golden.
  var hasNoGolden: Bool {
    switch outcome {
    case .missing, .recorded(.missing): true
    default: false
    }
  }

  /// The difference of pictures of one size, if that is the outcome.
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
