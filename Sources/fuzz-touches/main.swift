import Foundation
import UIKit

// Plays random touches on the built-in scenes, while screens rotate and code interferes, and checks
// the laws: swift run -c release fuzz-touches [COUNT] [FIRST]
// Plays COUNT scripts, the seeds from FIRST on. Prints those that break a law, with their steps.
// In debug builds, collection views check their invariants as well.

let numbers = CommandLine.arguments.dropFirst().compactMap(Int.init)
let count = numbers.first ?? 10_000
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
  let broken = TouchFuzzer.run(seed: UInt64(seed))
  if !broken.isEmpty {
    print(broken.joined(separator: "\n"))
    fflush(nil)
    failures += 1
    if failures == 20 { exit(1) }
  }
  if (seed - first + 1) % 100 == 0 { print("\(seed - first + 1) scripts") }
}
print("done: \(count) scripts, \(failures) failures, \(Int(-start.timeIntervalSinceNow)) seconds")
exit(failures == 0 ? 0 : 1)
