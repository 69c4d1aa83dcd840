import Staging
import Testing

/// Tests the message and the meaning of a failure, from a stage to the process's exit.
@Suite struct FailureTests {
  private let wall = FailureSubject("'wall'", location: "at offset 0,800")

  @Test func theSubjectIsAddedOnTheWay() {
    let fact = Staging.SnapshotError.noInk
    #expect(Failure(fact).description == "The picture is empty: every pixel has the same colour.")
    #expect(
      Failure(fact, of: wall).description
        == "The picture of 'wall' at offset 0,800 is empty: every pixel has the same colour.")
    #expect(Failure(fact, of: wall).status == .empty)
  }

  @Test func adviceFollowsTheFact() {
    let failure = Failure(Staging.SnapshotError.noSuchItem([1, 2]), of: wall)
    let sentence = "'wall' has no item 1:2; sections and items are counted from 0."
    #expect(failure.description == sentence)
    #expect(
      failure.advising("There are two.").description == sentence + " There are two.")
    #expect(failure.advising("There are two.") != failure)
  }

  @Test func equalFailuresHaveEqualParts() {
    let failure = Failure(Staging.SnapshotError.neverRests, of: wall)
    #expect(failure == Failure(Staging.SnapshotError.neverRests, of: wall))
    #expect(failure != Failure(Staging.SnapshotError.neverRests))
    #expect(failure != Failure(Staging.SnapshotError.noInk, of: wall))
    #expect(failure != Failure(Other(), of: wall))
  }

  private struct Other: FailureReason {
    let status = RunStatus.usage
    func sentence(of subject: FailureSubject?) -> String { "Another topic's." }
  }
}
