/// The settings of all snapshots inside a scope; see `withSnapshotTesting` and `.snapshots`.
///
/// In order of precedence: an assertion's own argument, the innermost `withSnapshotTesting` that
/// sets the value, the innermost `.snapshots` trait that does, `isRecording` and `diffTool`, the
/// environment, the default.
public struct SnapshotTestingConfiguration: Sendable {
  /// When goldens are recorded.
  public typealias Record = RecordMode

  /// When goldens are recorded; nil for the environment's setting.
  public var record: Record?
  /// The tool named in failure messages; nil for paths only.
  public var diffTool: DiffTool?
  /// The storage of goldens; nil for files beside the test's source file.
  public var goldens: GoldenStore?
  /// The names of goldens beside pictures recorded on iOS; nil for the environment's setting.
  public var naming: GoldenNaming?
  /// The reference of comparisons; nil for goldens of this package.
  public var reference: SnapshotReference?

  /// The treatment of ambiguous or conflicting constraints.
  public enum LayoutIssues: Sendable {
    /// Issues are recorded in the golden's sidecar; the picture is compared as usual.
    case noted
    /// The assertion fails with the affected views and attributes, and nothing is recorded.
    case failing
  }

  /// The treatment of layout issues; nil for `noted`.
  public var layoutIssues: LayoutIssues?

  /// Creates settings; nil values are those of outer scopes.
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

  /// The environment variables of the process, or those that a test sets.
  @TaskLocal package static var environment = ProcessInfo.processInfo.environment

  /// Returns these settings overridden by an inner scope.
  func overridden(by inner: SnapshotTestingConfiguration) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: inner.record ?? record, diffTool: inner.diffTool ?? diffTool,
      goldens: inner.goldens ?? goldens, layoutIssues: inner.layoutIssues ?? layoutIssues,
      naming: inner.naming ?? naming, reference: inner.reference ?? reference)
  }
}

/// Runs `operation` with these settings for its snapshots; nil values are those of the outer scope.
///
/// - Parameter language: The interface language, as in the trait `.language("ar")`.
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

/// Runs `operation` with these settings for its snapshots; nil values are those of the outer scope.
///
/// - Parameter language: The interface language, as in the trait `.language("ar")`.
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
