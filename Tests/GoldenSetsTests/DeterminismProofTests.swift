import Testing

import ScenePictures

@testable import GoldenSets

/// Tests the conclusions of `render golden prove`.
@Suite struct DeterminismProofTests {
  private let conditions = RunConditions.first(3)

  @Test func aPictureThatDiffersIsNamedWithItsConditions() {
    let proof = DeterminismProof(
      names: ["a", "b"],
      digests: [["a": "1", "b": "2"], ["a": "1", "b": "3"], ["a": "1", "b": "2"]],
      conditions: conditions)
    #expect(proof.differing == [.init(name: "b", conditions: [conditions[1]])])
    #expect(
      proof.lines == [
        "b differs with locale en_US.UTF-8, time zone Asia/Kathmandu, 1 processor, random hashes",
        "1 of 2 pictures differ between 3 processes.",
      ])
  }

  @Test func aPictureThatOneRunLacksDiffers() {
    let proof = DeterminismProof(
      names: ["a"], digests: [["a": "1"], [:], ["a": "1"]], conditions: conditions)
    #expect(proof.differing.map(\.name) == ["a"])
  }

  @Test func neighboursDifferInEverything() {
    let all = RunConditions.first(64)
    for (one, next) in zip(all, all.dropFirst()) {
      #expect(one.locale != next.locale)
      #expect(one.timeZone != next.timeZone)
      #expect(one.processors != next.processors)
    }
    #expect(all.filter(\.fixesHashes) == [all[0]])
  }

  @Test func theEnvironmentIsTheRunsOwn() {
    let applied = conditions[1].applied(to: ["LANGUAGE": "x", "PATH": "p", "LC_ALL": "C"])
    #expect(
      applied == [
        "PATH": "p", "LANG": "en_US.UTF-8", "LC_ALL": "en_US.UTF-8", "TZ": "Asia/Kathmandu",
      ])
  }
}
