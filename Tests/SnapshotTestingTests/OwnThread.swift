import Foundation

/// Calls a closure on a thread of its own and waits for it. Swift's tasks have as many threads as
/// there are processors: if all of them waited for the main thread, its own tasks would not end.
func onOwnThread<Value: Sendable>(
  _ body: @escaping @Sendable () throws -> Value
) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result { try body() }) }
  }
}
