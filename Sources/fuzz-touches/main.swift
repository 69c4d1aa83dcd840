import Foundation
import UIKit

// Has fingers do at random what they may do to the built-in scenes, while screens turn and code
// interferes, and checks that the laws hold: swift run -c release fuzz-touches [COUNT] [FIRST]
// COUNT scripts, the seeds from FIRST on; those that break a law are told, with what was done.
// Compiled for debugging, collection views check their invariants, too.

let numbers = CommandLine.arguments.dropFirst().compactMap(Int.init)
let count = numbers.first ?? 10_000
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
