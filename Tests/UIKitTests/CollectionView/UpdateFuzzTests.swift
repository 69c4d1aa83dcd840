import Testing
import fuzz_batch_updates

/// The first seeds of `swift run fuzz-batch-updates`: the laws of a collection view hold whatever
/// an app does to it.
@MainActor @Suite struct UpdateFuzzTests {
  @Test(arguments: 0..<8) func theLawsHold(_ part: UInt64) throws {
    for seed in 1...25 { try UpdateFuzzer.run(seed: part * 25 + UInt64(seed)) }
  }
}
