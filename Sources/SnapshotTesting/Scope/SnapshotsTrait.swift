import Snapshots
import Testing

/// Settings for the snapshots of a test, or of every test in a suite and in the suites inside it.
///
/// ```swift
/// @Suite(.snapshots(record: .failed)) struct WallTests { … }
/// ```
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration

  /// True: suites inside a suite have its settings.
  public var isRecursive: Bool { true }

  /// Runs a test, or a case of it, with the settings.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let name = RunningTest.shownName(of: test)
    if testCase != nil { TestsUnderWay.shared.begin(name) }
    defer { if testCase != nil { TestsUnderWay.shared.end(name) } }
    try await TestIteration.$current.withValue(testCase == nil ? nil : TestIteration()) {
      try await withSnapshotTesting(
        record: configuration.record, diffTool: configuration.diffTool,
        goldens: configuration.goldens, layoutIssues: configuration.layoutIssues,
        naming: configuration.naming, reference: configuration.reference, operation: function)
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// No settings: a test that is run again asserts again.
  public static var snapshots: Self { snapshots() }

  /// Settings for the snapshots taken inside; nil keeps what the outer suite says.
  ///
  /// `withSnapshotTesting` and an assertion's own arguments are stronger, the environment is
  /// weaker.
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

  /// Settings for the snapshots taken inside.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration: configuration)
  }
}
