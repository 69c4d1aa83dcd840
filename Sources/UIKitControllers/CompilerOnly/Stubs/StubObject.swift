// For the compiler only: an object that does nothing stands for one of a framework that is not
// here.

/// Stands for an object of a framework that is not here. Its members do nothing. See ``StubView``.
@preconcurrency @MainActor
open class StubObject: NSObject, StubMembers {
  /// An object that does nothing.
  public nonisolated override init() { super.init() }
}
