import Testing

@testable import SeededRandom

/// Tests the generator of random tests, fuzzers and built-in screens.
@Suite struct SeededGeneratorTests {
  /// The numbers are the first ones of the reference, `splitmix64.c`, for the seed 1234567.
  @Test func itsNumbersAreSplitMix64s() {
    var random = SeededGenerator(seed: 1_234_567)
    #expect(random.next() == 6_457_827_717_110_365_317)
    #expect(random.next() == 3_203_168_211_198_807_973)
    #expect(random.next() == 9_817_491_932_198_370_423)
  }

  @Test func choicesStayInBounds() {
    var random = SeededGenerator(seed: 1)
    var seen: Set<Int> = []
    for _ in 0..<200 { seen.insert(random.below(5)) }
    #expect(seen == [0, 1, 2, 3, 4])
    #expect((0..<200).allSatisfy { _ in (0..<1).contains(random.fraction()) })
    #expect((0..<200).allSatisfy { _ in (-3...4).contains(random.number(in: -3...4)) })
    #expect(random.pick([Int]()) == nil && random.pick([7]) == 7)
  }

  /// Pictures depend on these numbers, so this must not change either.
  @Test func nothingToChooseFromUsesNoNumberUp() {
    var (random, other) = (SeededGenerator(seed: 9), SeededGenerator(seed: 9))
    #expect(random.below(1) == 0 && random.below(0) == 0 && random.below(-4) == 0)
    #expect(random.next() == other.next())
  }

  @Test func theEnvironmentReplaysASeed() {
    #expect(SeededGenerator.seeds(1...3, environment: [:]) == [1, 2, 3])
    #expect(SeededGenerator.seeds(1...3, environment: ["RANDOM_SEED": "77"]) == [77])
    #expect(SeededGenerator.seeds([5], environment: ["RANDOM_SEED": "seven"]) == [5])
    #expect(SeededGenerator.tries(40, environment: [:]) == 40)
    #expect(SeededGenerator.tries(40, environment: ["RANDOM_EFFORT": "5"]) == 200)
    #expect(SeededGenerator.tries(40, environment: ["RANDOM_EFFORT": "-5"]) == 40)
    #expect(SeededGenerator.tries(40, environment: ["RANDOM_EFFORT": "much"]) == 40)
  }

  @Test func aMessageReportsHowToReplayIt() {
    var random = SeededGenerator(seed: 77)
    _ = random.next()
    #expect("\(random)" == "seed 77, again with RANDOM_SEED=77")
  }
}
