/// Settings for every snapshot taken inside a scope; see `withSnapshotTesting` and `.snapshots`.
///
/// Precedence, strongest first: an assertion's own argument, the innermost `withSnapshotTesting`
/// that sets the value, the innermost `.snapshots` trait that does, the environment, the default.
public struct SnapshotTestingConfiguration: Sendable {
  /// When goldens are written.
  public typealias Record = RecordMode

  /// When goldens are written; nil leaves it to the environment.
  public var record: Record?
  /// Where goldens are kept; nil means beside the test's source file.
  public var goldens: GoldenStore?

  /// Settings that leave to outer scopes what is nil.
  public init(record: Record? = nil, goldens: GoldenStore? = nil) {
    self.record = record
    self.goldens = goldens
  }

  /// The settings of the innermost scope.
  @TaskLocal public static var current = SnapshotTestingConfiguration()

  /// The process's environment, or what a test puts in its place.
  @TaskLocal package static var environment = ProcessInfo.processInfo.environment

  func overridden(record: Record?, goldens: GoldenStore?) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: record ?? self.record, goldens: goldens ?? self.goldens)
  }
}

/// Runs `operation` with these settings for its snapshots; nil keeps what the outer scope says.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, goldens: GoldenStore? = nil,
  operation: () throws -> R
) rethrows -> R {
  let configuration = SnapshotTestingConfiguration.current.overridden(
    record: record, goldens: goldens)
  return try SnapshotTestingConfiguration.$current.withValue(configuration, operation: operation)
}

/// Runs `operation` with these settings for its snapshots; nil keeps what the outer scope says.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, goldens: GoldenStore? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
  let configuration = SnapshotTestingConfiguration.current.overridden(
    record: record, goldens: goldens)
  return try await SnapshotTestingConfiguration.$current.withValue(
    configuration, operation: operation, isolation: isolation)
}
