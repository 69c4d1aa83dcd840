/// A snapshot that was compared, before anything is written of it but evidence: several can be
/// recorded together, or none.
package struct PreparedSnapshot: Sendable {
  /// What the verdict will be once `edit` is carried out.
  package internal(set) var verdict: Verdict
  /// The golden that is to be written; nil for none.
  package internal(set) var edit: GoldenEdit?
  var sizes = SnapshotSizes()
  let verifier: SnapshotVerifier

  /// The verdict and what was kept of it.
  package struct Settled: Sendable {
    package let verdict: Verdict
    package let result: SnapshotResult
  }

  /// Carries out the edit and keeps the result.
  package func settled() -> Settled {
    do throws(GoldenWriteError) {
      try GoldenEdit.apply([edit].compactMap(\.self))
      return settled(problem: nil)
    } catch {
      return settled(problem: error)
    }
  }

  /// Keeps the result of a snapshot whose edit was carried out; or was not, or not all of it yet.
  package func settled(problem: GoldenWriteError?) -> Settled {
    guard edit != nil, let problem else { return settled(notRecorded: nil) }
    guard problem.isUnfinished else { return settled(notRecorded: problem.description) }
    var snapshot = self
    snapshot.verdict.artifactProblem = problem.description
    return snapshot.settled(notRecorded: nil)
  }

  /// Keeps the result of a snapshot whose edit was carried out, or was not: a sentence says why.
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
