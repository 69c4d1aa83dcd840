/// What became of one snapshot, as it is kept for reports and commands after the run.
public struct SnapshotResult: Equatable, Codable, Sendable {
  /// Where the files are: the golden's path counts from the package's folder (absolute outside of
  /// it), the others from the artifacts' folder; see `ResultStore`. Nil for what was not written.
  public struct Files: Equatable, Codable, Sendable {
    /// The golden, counted from the package's folder where it lies in one.
    public var golden: String
    /// The golden's bytes as they were.
    public var expected: String?
    /// What was drawn, in the artifacts' folder; nil where the snapshot matched.
    public var actual: String?
    /// The picture of the difference; nil where there is none.
    public var difference: String?
    /// The layout sidecars (JSON) of the golden and of the actual picture.
    public var expectedLayout: String?
    /// The layout of what was drawn; nil where there is none.
    public var actualLayout: String?

    /// Files of a snapshot that left no evidence.
    public init(golden: String) {
      self.golden = golden
    }
  }

  /// The place of the assertion: an absolute path, and a line counted from 1.
  public struct Source: Equatable, Codable, Sendable {
    /// The source file's path.
    public var file: String
    /// From 1.
    public var line: Int

    /// A place in a test's source.
    public init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  /// Which snapshot it is.
  public let id: SnapshotID
  /// What became of it.
  public var kind: Verdict.Kind
  /// What happened, in one sentence; nil where the snapshot matched.
  public var sentence: String?
  /// What changed, in clauses: "cell [0,3] moved 0,+4", the weightiest first.
  public var words: [String] = []
  /// Where its pictures and layouts are.
  public var files: Files
  /// In pixels; nil where there is no picture.
  public var expectedSize: PictureSize?
  /// The size of what was drawn, in pixels; nil for what is no picture.
  public var actualSize: PictureSize?
  /// How pictures of one size differ.
  public var pixels: PixelDifference?
  /// The limits that the pixels kept to; nil where none were needed.
  public var tolerance: Tolerance?
  /// The precision within which pixels differ; nil where there is none.
  public var precision: PicturePrecision?
  /// Where the assertion stands; nil for a golden of a set.
  public var source: Source?

  /// A result without sizes, figures or words.
  public init(id: SnapshotID, kind: Verdict.Kind, files: Files) {
    self.id = id
    self.kind = kind
    self.files = files
  }

  /// Whether the test passed. Recording does not.
  public var isPass: Bool { kind.isPass }

  /// Whether there is a picture, or a text, that could become the golden.
  package var isAcceptable: Bool { !isPass && files.actual != nil }
}
