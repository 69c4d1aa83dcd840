/// What became of one snapshot, as it is kept for reports and commands after the run.
public struct SnapshotResult: Equatable, Codable, Sendable {
  public enum Outcome: String, Codable, CaseIterable, Sendable {
    case matched
    /// A golden was written. Nobody has looked at it yet, so the test failed.
    case recorded
    case missing
    case sizeDiffers
    case pixelsDiffer
    /// Of a strategy that makes no pictures.
    case contentDiffers
    /// Pixels differ, and the golden was recorded with other libraries or fonts than these.
    case environmentDiffers
    /// The golden exists and cannot be read.
    case unreadable
    /// No snapshot was taken, or a golden could not be written.
    case error
  }

  /// Where the files are: the golden's path counts from the package's folder (absolute outside of
  /// it), the others from the artifacts' folder; see `ResultStore`. Nil for what was not written.
  public struct Files: Equatable, Codable, Sendable {
    public var golden: String
    /// The golden's bytes as they were.
    public var expected: String?
    public var actual: String?
    public var difference: String?
    /// The layout sidecars (JSON) of the golden and of the actual picture.
    public var expectedLayout: String?
    public var actualLayout: String?

    public init(golden: String) {
      self.golden = golden
    }
  }

  /// The place of the assertion: an absolute path, and a line counted from 1.
  public struct Source: Equatable, Codable, Sendable {
    public var file: String
    public var line: Int

    public init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  public let id: SnapshotID
  public var outcome: Outcome
  /// What happened, in one sentence; nil where the snapshot matched.
  public var sentence: String?
  /// What changed, in clauses: "cell [0,3] moved 0,+4", the weightiest first.
  public var words: [String] = []
  public var files: Files
  /// In pixels; nil where there is no picture.
  public var expectedSize: PictureSize?
  public var actualSize: PictureSize?
  /// How pictures of one size differ.
  public var pixels: PixelDifference?
  /// The limits that the pixels kept to; nil where none were needed.
  public var tolerance: Tolerance?
  public var source: Source?

  public init(id: SnapshotID, outcome: Outcome, files: Files) {
    self.id = id
    self.outcome = outcome
    self.files = files
  }

  /// Whether the test passed. Recording does not.
  public var isPass: Bool { outcome == .matched }
}
