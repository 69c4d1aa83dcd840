import SeededRandom
import Testing
import fuzz_batch_updates

/// The first seeds of `swift run fuzz-batch-updates`: the laws of a collection view hold whatever
/// an app does to it. A failure names its seed.
@MainActor @Suite struct UpdateFuzzTests {
  @Test(arguments: SeededGenerator.seeds(1...UInt64(SeededGenerator.tries(40))))
  func theLawsHold(seed: UInt64) throws {
    try UpdateFuzzer.run(seed: seed)
  }

  /// A row scrolled to a part of a pixel before it was in sight; a row that is shorter than its
  /// room, on its way to beyond its end.
  @Test(arguments: [1_764_001_981, 1_764_002_008] as [UInt64])
  func theLawsHoldWhereTheyOnceDidNot(seed: UInt64) throws {
    try UpdateFuzzer.run(seed: seed)
  }
}
