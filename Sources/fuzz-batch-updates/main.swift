import Foundation

// Performs random operations of apps on collection views and checks the laws:
// swift run -c release fuzz-batch-updates [COUNT] [FIRST]
// Runs COUNT seeds from FIRST on. Prints the first seed that breaks a law, with its steps.

let numbers = CommandLine.arguments.dropFirst().compactMap(Int.init)
let count = numbers.first ?? 50_000
let first = numbers.dropFirst().first ?? 1
let start = Date()

/// Prints the seed if the program crashes, as it does with a message if an assertion of UIKit's
/// kind fails.
nonisolated(unsafe) var current = first
for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT] {
  signal(number) { number in
    try? FileHandle.standardError.write(contentsOf: Data("stopped in seed \(current)\n".utf8))
    signal(number, SIG_DFL)
    raise(number)
  }
}
var failures = 0
for seed in first..<first + count {
  current = seed
  do {
    try UpdateFuzzer.run(seed: UInt64(seed))
  } catch {
    print(error)
    fflush(nil)
    failures += 1
    if failures == 20 { exit(1) }
  }
  if (seed - first + 1) % 1_000 == 0 { print("\(seed - first + 1) seeds") }
}
print("done: \(count) seeds, \(failures) failures, \(Int(-start.timeIntervalSinceNow)) seconds")
exit(failures == 0 ? 0 : 1)
