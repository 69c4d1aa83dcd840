import SeededRandom
import Testing
import fuzz_batch_updates

/// The first seeds of `swift run fuzz-batch-updates`: the laws of a collection view hold whatever
/// an app does to it. A failure names its seed.
@MainActor @Suite struct UpdateFuzzTests {
  @Test(arguments: SeededGenerator.seeds(1...200)) func theLawsHold(seed: UInt64) throws {
    try UpdateFuzzer.run(seed: seed)
  }
}
