import Foundation
import SceneFiles

// Passes broken scene files to the decoder. In the package's folder:
// swift run -c release fuzz-scene-files [COUNT] [SEED] [FIRST] [draw]
// With "draw", valid scenes are also presented, scripted and drawn.
// With "print", the inputs are printed and not read.
// If files are named, they are read instead, each with its duration.

let numbers = CommandLine.arguments.dropFirst().compactMap(Int.init)
let count = numbers.first ?? 1_000_000
let seed = UInt64(truncatingIfNeeded: numbers.dropFirst().first ?? 1)
let first = numbers.dropFirst(2).first ?? 0
let draws = CommandLine.arguments.contains("draw")
let files = CommandLine.arguments.dropFirst().filter { $0.contains(".") }

do {
  let folder = "Documentation/Scenes"
  let fuzzer = SceneFuzzer(seed: seed, corpus: try FuzzCorpus(folder: folder), folder: folder)
  for path in files {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let outcome = fuzzer.run(data, named: path)
    print("\(path): \(outcome.mistakes) mistakes in \(Int(outcome.seconds * 1000)) ms")
  }
  if !files.isEmpty { exit(0) }
  if CommandLine.arguments.contains("print") {
    for index in first..<first + count { FileHandle.standardOutput.write(fuzzer.input(index)) }
    exit(0)
  }
  let watch = Watch()
  watch.start()
  var tally = FuzzTally()
  let start = Date()
  for index in first..<first + count {
    watch.begin(index)
    tally.add(draws ? fuzzer.draw(index) : fuzzer.run(index))
    if (index + 1) % 100_000 == 0 { print("\(index + 1) inputs, \(tally)") }
  }
  print(
    "done: \(count) inputs, seed \(seed), \(tally), \(Int(-start.timeIntervalSinceNow)) seconds")
} catch {
  print("\(error)")
  exit(1)
}
