import CReference

/// Work that has one of the machine's processors to itself: what divides its work among as many
/// threads as it may use then does it alone, as a reference of one thread does.
enum OneProcessor {
  /// - Returns: what the body does. Processes that it starts have the one processor, too.
  @MainActor
  static func run<Value>(_ body: () throws -> Value) throws -> Value {
    guard creference_use_one_processor() else { throw BenchmarkError.noProcessor }
    defer { precondition(creference_use_all_processors()) }
    return try body()
  }
}
