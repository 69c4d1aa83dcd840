import Foundation

// Reads, lays out and draws broken xibs and storyboards. In the package's folder:
// swift run -c release fuzz-nibs [COUNT] [SEED] [FIRST]
// With "write" it only writes the document with the number FIRST.
// Exits with 1 if the process used more than 256 MB, including code.

let numbers = CommandLine.arguments.dropFirst().compactMap(Int.init)
let count = numbers.first ?? 1_000_000
let seed = UInt64(truncatingIfNeeded: numbers.dropFirst().first ?? 1)
let first = numbers.dropFirst(2).first ?? 0

do {
  let fuzzer = NibFuzzer(seed: seed, corpus: try NibCorpus(package: "."))
  if CommandLine.arguments.contains("write") {
    try FileHandle.standardOutput.write(contentsOf: Data(fuzzer.document(first)))
    exit(0)
  }
  Ending.watch()
  var tally = NibTally()
  let start = Date()
  for index in first..<first + count {
    Ending.begin(index)
    tally.add(fuzzer.run(index))
    if (index + 1) % 10_000 == 0 {
      print("\(index + 1 - first) documents, \(tally)")
      fflush(nil)
    }
  }
  print(
    "done: \(count) documents, seed \(seed), \(tally), \(Int(-start.timeIntervalSinceNow)) seconds")
  exit(NibTally.peakKilobytes > 256 << 10 ? 1 : 0)
} catch {
  print("\(error)")
  exit(1)
}
