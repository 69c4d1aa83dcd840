/// An iteration of a test, if known: tests may be repeated, and each iteration asserts its goldens
/// once.
///
/// XCTest reports when a test starts. Swift Testing reports it to traits only: without `.snapshots`
/// a test's iterations are indistinguishable.
final class TestIteration: Sendable {
  /// The iteration of a test with a `.snapshots` trait.
  @TaskLocal static var current: TestIteration?
}
