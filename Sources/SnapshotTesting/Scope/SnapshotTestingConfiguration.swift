/// Settings for every snapshot taken inside a scope; see `withSnapshotTesting` and `.snapshots`.
///
/// Precedence, strongest first: an assertion's own argument, the innermost `withSnapshotTesting`
/// that sets the value, the innermost `.snapshots` trait that does, `isRecording` and `diffTool`,
/// the environment, the default.
public struct SnapshotTestingConfiguration: Sendable {
  /// When goldens are written.
  public typealias Record = RecordMode

  /// When goldens are written; nil leaves it to the environment.
  public var record: Record?
  /// What messages say of a failure's files; nil for their paths alone.
  public var diffTool: DiffTool?
  /// Where goldens are kept; nil means beside the test's source file.
  public var goldens: GoldenStore?
  /// What goldens are called where pictures recorded on iOS lie, too; nil leaves it to the
  /// environment.
  public var naming: GoldenNaming?
  /// What snapshots are compared with; nil means goldens of this package.
  public var reference: SnapshotReference?

  /// What becomes of a screen whose constraints leave a choice or contradict each other.
  public enum LayoutIssues: Sendable {
    /// The golden's sidecar says so; the picture is compared as any other.
    case noted
    /// The assertion fails and says which view and what of it, and the picture becomes no golden.
    case failing
  }

  /// Whether constraints that do not decide the layout are failures; nil means `noted`.
  public var layoutIssues: LayoutIssues?

  /// Settings that leave to outer scopes what is nil.
  public init(
    record: Record? = nil, diffTool: DiffTool? = nil, goldens: GoldenStore? = nil,
    layoutIssues: LayoutIssues? = nil, naming: GoldenNaming? = nil,
    reference: SnapshotReference? = nil
  ) {
    self.naming = naming
    self.reference = reference
    self.record = record
    self.diffTool = diffTool
    self.goldens = goldens
    self.layoutIssues = layoutIssues
  }

  /// The settings of the innermost scope.
  @TaskLocal public static var current = SnapshotTestingConfiguration()

  /// The process's environment, or what a test puts in its place.
  @TaskLocal package static var environment = ProcessInfo.processInfo.environment

  /// These settings, with what an inner scope says in their place.
  func overridden(by inner: SnapshotTestingConfiguration) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: inner.record ?? record, diffTool: inner.diffTool ?? diffTool,
      goldens: inner.goldens ?? goldens, layoutIssues: inner.layoutIssues ?? layoutIssues,
      naming: inner.naming ?? naming, reference: inner.reference ?? reference)
  }
}

/// Runs `operation` with these settings for its snapshots; nil keeps what the outer scope says.
///
/// - Parameter language: what the interface is in, as in the trait `.language("ar")`.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, goldens: GoldenStore? = nil,
  layoutIssues: SnapshotTestingConfiguration.LayoutIssues? = nil, naming: GoldenNaming? = nil,
  reference: SnapshotReference? = nil, language: String? = nil, operation: () throws -> R
) rethrows -> R {
  let configuration = SnapshotTestingConfiguration.current.overridden(
    by: SnapshotTestingConfiguration(
      record: record, diffTool: diffTool, goldens: goldens, layoutIssues: layoutIssues,
      naming: naming, reference: reference))
  return try LanguageScope.run(language.flatMap { InterfaceLanguage.Choice(list: $0) }) {
    try SnapshotTestingConfiguration.$current.withValue(configuration, operation: operation)
  }
}

/// Runs `operation` with these settings for its snapshots; nil keeps what the outer scope says.
///
/// - Parameter language: what the interface is in, as in the trait `.language("ar")`.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, goldens: GoldenStore? = nil,
  layoutIssues: SnapshotTestingConfiguration.LayoutIssues? = nil, naming: GoldenNaming? = nil,
  reference: SnapshotReference? = nil, language: String? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
  let configuration = SnapshotTestingConfiguration.current.overridden(
    by: SnapshotTestingConfiguration(
      record: record, diffTool: diffTool, goldens: goldens, layoutIssues: layoutIssues,
      naming: naming, reference: reference))
  return try await LanguageScope.run(
    language.flatMap { InterfaceLanguage.Choice(list: $0) }, isolation: isolation
  ) {
    try await SnapshotTestingConfiguration.$current.withValue(
      configuration, operation: operation, isolation: isolation)
  }
}
