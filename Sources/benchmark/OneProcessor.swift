import CReference

/// Restricts work to one of the machine's processors, as its single-threaded reference.
enum OneProcessor {
  /// Runs work and the processes that it starts on one processor.
  ///
  /// - Returns: the body's result.
  @MainActor
  static func run<Value>(_ body: () throws -> Value) throws -> Value {
    guard creference_use_one_processor() else { throw BenchmarkError.noProcessor }
    defer { precondition(creference_use_all_processors()) }
    return try body()
  }
}
