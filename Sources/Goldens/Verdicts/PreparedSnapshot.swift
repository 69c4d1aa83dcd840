/// A compared snapshot before anything but artifacts is written, so that several can be recorded
/// together.
package struct PreparedSnapshot: Sendable {
  /// The verdict after `edit` is applied.
  package internal(set) var verdict: Verdict
  /// The golden to be written; nil for none.
  package internal(set) var edit: GoldenEdit?
  var sizes = SnapshotSizes()
  let verifier: SnapshotVerifier

  /// The verdict and its stored result.
  package struct Settled: Sendable {
    package let verdict: Verdict
    package let result: SnapshotResult
  }

  /// Applies the edit and stores the result.
  package func settled() -> Settled {
    do throws(GoldenWriteError) {
      try GoldenEdit.apply([edit].compactMap(\.self))
      return settled(problem: nil)
    } catch {
      return settled(problem: error)
    }
  }

  /// Stores the result of a snapshot whose edit was applied, or failed with a problem.
  package func settled(problem: GoldenWriteError?) -> Settled {
    guard edit != nil, let problem else { return settled(notRecorded: nil) }
    guard problem.isUnfinished else { return settled(notRecorded: problem.description) }
    var snapshot = self
    snapshot.verdict.artifactProblem = problem.description
    return snapshot.settled(notRecorded: nil)
  }

  /// Stores the result of a snapshot whose edit was applied, or failed for a reason.
  package func settled(notRecorded reason: String?) -> Settled {
    var verdict = verdict
    if edit != nil {
      if let reason {
        verdict = Verdict(.notRecorded(reason), of: verdict.id, golden: verdict.golden)
      } else {
        verifier.artifacts.clear()
      }
    }
    return verifier.keep(verdict, sizes)
  }
}
