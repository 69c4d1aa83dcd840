import Foundation

/// Does something on a thread of its own and waits for it. Threads of Swift's tasks are as few as
/// processors: all of them in wait for the main thread, its own tasks would not come to an end.
func onOwnThread<Value: Sendable>(
  _ body: @escaping @Sendable () throws -> Value
) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result { try body() }) }
  }
}
