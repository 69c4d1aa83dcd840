/// The result of one snapshot, as stored for reports and commands.
public struct SnapshotResult: Equatable, Codable, Sendable {
  /// The paths of a result's files. The golden's path is relative to the package's folder (absolute
  /// outside of it), the others to the artifacts' folder; see `ResultStore`. Nil if a file was not
  /// written.
  public struct Files: Equatable, Codable, Sendable {
    /// The golden, relative to the package's folder if it is inside.
    public var golden: String
    /// The golden's bytes.
    public var expected: String?
    /// The actual picture, or nil if the snapshot matched.
    public var actual: String?
    /// The picture of the difference, or nil if there is none.
    public var difference: String?
    /// The golden's layout sidecar (JSON).
    public var expectedLayout: String?
    /// The actual picture's layout (JSON), or nil if there is none.
    public var actualLayout: String?

    /// Creates the files of a snapshot without artifacts.
    public init(golden: String) {
      self.golden = golden
    }
  }

  /// The source location of the assertion.
  public struct Source: Equatable, Codable, Sendable {
    /// The absolute path of the source file.
    public var file: String
    /// The line, from 1.
    public var line: Int

    /// Creates a source location.
    public init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  /// The snapshot's identifier.
  public let id: SnapshotID
  /// The verdict.
  public var kind: Verdict.Kind
  /// The verdict in one sentence, or nil if the snapshot matched.
  public var sentence: String?
  /// The changes as clauses, such as "cell [0,3] moved 0,+4", most important first.
  public var words: [String] = []
  /// The paths of the pictures and layouts.
  public var files: Files
  /// The golden's size in pixels, or nil if there is no picture.
  public var expectedSize: PictureSize?
  /// The actual picture's size in pixels, or nil if there is no picture.
  public var actualSize: PictureSize?
  /// The difference of pictures of one size.
  public var pixels: PixelDifference?
  /// The tolerance that the difference is within, or nil if none was needed.
  public var tolerance: Tolerance?
  /// The precision that the difference is within, or nil if none was needed.
  public var precision: PicturePrecision?
  /// The location of the assertion, or nil for a golden of a set.
  public var source: Source?

  /// Creates a result without sizes, figures or clauses.
  public init(id: SnapshotID, kind: Verdict.Kind, files: Files) {
    self.id = id
    self.kind = kind
    self.files = files
  }

  /// Whether the test passed. A recorded snapshot does not pass.
  public var isPass: Bool { kind.isPass }

  /// Whether there is a picture or text that can become the golden.
  package var isAcceptable: Bool { !isPass && files.actual != nil }
}
