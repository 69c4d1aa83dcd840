import Foundation
import SeededRandom
import Testing

@testable import fuzz_nibs

/// Tests that objects of damaged documents are made, or refused with a line, without a crash. The
/// fuzzer runs briefly; `Scripts/fuzz-nibs` runs it for long.
@MainActor
@Suite struct MutatedNibTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  @Test(arguments: SeededGenerator.seeds(UInt64(1)...6))
  func `the valid parts of mutated documents are made`(seed: UInt64) throws {
    let fuzzer = NibFuzzer(seed: seed, corpus: try NibCorpus(package: Self.package))
    var tally = NibTally()
    for index in 0..<40 { tally.add(fuzzer.run(index)) }
    #expect(tally.made > 4 && tally.refused > 1)
  }

  @Test func `a seed always makes the same document`() throws {
    let corpus = try NibCorpus(package: Self.package)
    let documents = [UInt64(3), 3, 4].map { seed in
      (0..<20).map { NibFuzzer(seed: seed, corpus: corpus).document($0) }
    }
    #expect(documents[0] == documents[1] && documents[0] != documents[2])
  }

  @Test func `the unmutated documents are valid`() throws {
    let corpus = try NibCorpus(package: Self.package)
    #expect(corpus.documents.count == 14)
    #expect(corpus.elements.count > 480 && corpus.attributes.count > 500)
  }
}
