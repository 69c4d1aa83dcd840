import Snapshots
import Testing

/// The snapshot settings of a test, or of all tests in a suite and its nested suites.
///
/// ```swift
/// @Suite(.snapshots(record: .failed)) struct WallTests { … }
/// ```
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration

  /// Always true: nested suites have the same settings.
  public var isRecursive: Bool { true }

  /// Runs a test, or a case of it, with the settings.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let name = RunningTest.displayName(of: test)
    if testCase != nil { TestsInProgress.shared.begin(name) }
    defer { if testCase != nil { TestsInProgress.shared.end(name) } }
    try await TestIteration.$current.withValue(testCase == nil ? nil : TestIteration()) {
      try await withSnapshotTesting(
        record: configuration.record, diffTool: configuration.diffTool,
        goldens: configuration.goldens, layoutIssues: configuration.layoutIssues,
        naming: configuration.naming, reference: configuration.reference, operation: function)
    }
  }
}

/// The trait's name in pointfreeco/swift-snapshot-testing, for traits of a suite's own.
public typealias _SnapshotsTestTrait = SnapshotsTrait

extension Trait where Self == SnapshotsTrait {
  /// A trait that changes no settings. It only identifies the iterations of repeated tests.
  public static var snapshots: Self { snapshots() }

  /// The settings of the snapshots in a suite or test; nil values are those of the outer suite.
  ///
  /// `withSnapshotTesting` and an assertion's own arguments take precedence over them, and they
  /// take precedence over the environment.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil, goldens: GoldenStore? = nil,
    layoutIssues: SnapshotTestingConfiguration.LayoutIssues? = nil, naming: GoldenNaming? = nil,
    reference: SnapshotReference? = nil
  ) -> Self {
    SnapshotsTrait(
      configuration: SnapshotTestingConfiguration(
        record: record, diffTool: diffTool, goldens: goldens, layoutIssues: layoutIssues,
        naming: naming, reference: reference))
  }

  /// The settings of the snapshots in a suite or test.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration: configuration)
  }
}
