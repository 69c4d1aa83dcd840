/// One time that a test runs, where that can be known: tests repeat, and what they assert once a
/// time is asserted once.
///
/// XCTest says when a test begins. Swift Testing tells traits alone: without `.snapshots` a test's
/// iterations cannot be told apart.
final class TestIteration: Sendable {
  /// The iteration of a test with a `.snapshots` trait.
  @TaskLocal static var current: TestIteration?
}
