import Foundation
import SeededRandom
import Testing

@testable import SceneFiles
@testable import fuzz_scene_files

/// Runs the fuzzer briefly; `swift run -c release fuzz-scene-files` runs it for long.
@Suite struct FuzzTests {
  @Test(arguments: SeededGenerator.seeds([3]))
  func brokenFilesAreRefusedWithWords(seed: UInt64) throws {
    let fuzzer = SceneFuzzer(
      seed: seed, corpus: try FuzzCorpus(folder: Package.scenes), folder: Package.scenes)
    var tally = FuzzTally()
    for index in 0..<400 { tally.add(fuzzer.run(index)) }
    #expect(tally.refused > 200 && tally.scenes > 0)
  }

  @Test func anInputIsAlwaysTheSame() throws {
    let corpus = try FuzzCorpus(folder: Package.scenes)
    let fuzzers = [3, 3, 4].map { SceneFuzzer(seed: $0, corpus: corpus, folder: "") }
    let inputs = fuzzers.map { fuzzer in (0..<20).map { fuzzer.input($0) } }
    #expect(inputs[0] == inputs[1] && inputs[0] != inputs[2])
  }
}
