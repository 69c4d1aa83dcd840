import Synchronization

/// The goldens that have been asserted, with their locations, to detect assertions with the same
/// golden.
///
/// There is one entry for each golden: 1,000 assertions use about 200 KB.
package final class AssertedGoldens: Sendable {
  /// The goldens of the process, or of a test of duplicate assertions.
  @TaskLocal package static var current = AssertedGoldens()

  private struct Assertion {
    let test: RunningTest
    let site: String

    func isEarlierIteration(of later: RunningTest, at laterSite: String) -> Bool {
      guard test.name == later.name, test.arguments?.name == later.arguments?.name else {
        return false
      }
      if let iteration = test.iteration, let laterIteration = later.iteration {
        return iteration !== laterIteration
      }
      return RunningTest.isRepeating && site == laterSite
    }
  }

  private let assertions = Mutex<[String: Assertion]>([:])

  private struct Count {
    /// The first counted assertion.
    let first: Assertion
    var number = 1
  }

  private let counts = Mutex<[String: Count]>([:])

  package init() {}

  /// Registers an assertion. Returns nil if it is the only one of its golden.
  ///
  /// A repeated test asserts again: it is detected by its iteration, or, if that is unknown, by a
  /// process that repeats tests and by the same location in the source.
  func claim(_ golden: String, by test: RunningTest, at site: String) -> SharedGolden? {
    assertions.withLock { assertions in
      let earlier = assertions[golden]
      if let earlier, !earlier.isEarlierIteration(of: test, at: site) {
        return SharedGolden(
          site: earlier.site,
          isSameTest: earlier.test.name == test.name,
          isSameCase: earlier.test.name == test.name
            && earlier.test.arguments?.name == test.arguments?.name)
      }
      assertions[golden] = Assertion(test: test, site: site)
      return nil
    }
  }
}

extension AssertedGoldens {
  /// Returns the number of an unnamed assertion among those of its test, from 1.
  ///
  /// It restarts when the test is repeated, which is detected by its iteration, or, if that is
  /// unknown, by a process that repeats tests and by the location of the first assertion.
  ///
  /// - Parameter group: The common identity of the snapshots that are counted together.
  func number(in group: String, by test: RunningTest, at site: String) -> Int {
    counts.withLock { counts in
      let key = "\(test.name) \(group)"
      let first = Assertion(test: test, site: site)
      guard var count = counts[key], !count.first.isEarlierIteration(of: test, at: site) else {
        counts[key] = Count(first: first)
        return 1
      }
      count.number += 1
      counts[key] = count
      return count.number
    }
  }
}

/// A golden with two assertions.
struct SharedGolden {
  /// The location of the earlier assertion.
  let site: String
  let isSameTest: Bool
  /// Whether both belong to a test with the same arguments, so that both are compared.
  let isSameCase: Bool
}

extension SharedGolden: CustomStringConvertible {
  var description: String {
    guard isSameTest else {
      return "Another test has asserted a snapshot of this name, at \(site); give each its own."
    }
    guard isSameCase else {
      return "The test has asserted a snapshot of this name with other arguments, at \(site);"
        + " omit the name, or put the arguments into it."
    }
    return "The test has asserted a snapshot of this name already, at \(site); give each its own"
      + " with 'named:'."
  }
}
