// For the compiler only: an object that does nothing replaces one of an unavailable framework.

/// An object of an unavailable framework. Its members do nothing. See ``StubView``.
@preconcurrency @MainActor
open class StubObject: NSObject, StubMembers {
  /// Creates an object that does nothing.
  public nonisolated override init() { super.init() }
}
