import SeededRandom
import Testing
import fuzz_batch_updates

/// The first seeds of `swift run fuzz-batch-updates`, which checks invariants of a collection view
/// under random operations. A failure names its seed.
@MainActor @Suite struct UpdateFuzzTests {
  @Test(arguments: SeededGenerator.seeds(1...UInt64(SeededGenerator.tries(40))))
  func theLawsHold(seed: UInt64) throws {
    try UpdateFuzzer.run(seed: seed)
  }

  /// A row that was scrolled to a fraction of a pixel before becoming visible; a row shorter than
  /// its container, scrolling beyond its end.
  @Test(arguments: [1_764_001_981, 1_764_002_008] as [UInt64])
  func theLawsHoldWhereTheyOnceDidNot(seed: UInt64) throws {
    try UpdateFuzzer.run(seed: seed)
  }
}
