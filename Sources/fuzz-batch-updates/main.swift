import Foundation

// Does at random to collection views what apps may do to them, and checks that the laws hold:
// swift run -c release fuzz-batch-updates [COUNT] [FIRST]
// COUNT seeds from FIRST on; the first that breaks a law is told, with what was done.

let numbers = CommandLine.arguments.dropFirst().compactMap(Int.init)
let count = numbers.first ?? 50_000
let first = numbers.dropFirst().first ?? 1
let start = Date()

/// Names the seed if the program stops in it, as it does with a sentence where an assertion of
/// UIKit's kind fails.
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
