import Synchronization

/// Which goldens have been asserted, and where, so that no two assertions share one unnoticed.
///
/// One entry a golden: 1,000 assertions cost about 200 KB.
package final class AssertedGoldens: Sendable {
  /// Those of the process, or of a test that asserts on purpose what others may not.
  @TaskLocal package static var current = AssertedGoldens()

  private struct Assertion {
    let test: RunningTest
    let place: String

    func isEarlierIteration(of later: RunningTest, at laterPlace: String) -> Bool {
      guard test.name == later.name, test.arguments?.name == later.arguments?.name else {
        return false
      }
      if let iteration = test.iteration, let laterIteration = later.iteration {
        return iteration !== laterIteration
      }
      return RunningTest.isRepeating && place == laterPlace
    }
  }

  private let assertions = Mutex<[String: Assertion]>([:])

  private struct Count {
    /// The first assertion that was counted.
    let first: Assertion
    var number = 1
  }

  private let counts = Mutex<[String: Count]>([:])

  package init() {}

  /// Notes an assertion; nil where it is the only one of its golden.
  ///
  /// A test that runs again asserts again: it is told by its iteration, or, where iterations are
  /// not known, by a process that repeats its tests and the same place in the source.
  func claim(_ golden: String, by test: RunningTest, at place: String) -> SharedGolden? {
    assertions.withLock { assertions in
      let earlier = assertions[golden]
      if let earlier, !earlier.isEarlierIteration(of: test, at: place) {
        return SharedGolden(
          place: earlier.place,
          isSameTest: earlier.test.name == test.name,
          isSameCase: earlier.test.name == test.name
            && earlier.test.arguments?.name == test.arguments?.name)
      }
      assertions[golden] = Assertion(test: test, place: place)
      return nil
    }
  }
}

extension AssertedGoldens {
  /// The number of an assertion without a name, among those of its test, from 1.
  ///
  /// It begins anew where the test runs again: told by its iteration, or, where iterations are not
  /// known, by a process that repeats its tests and the place of the first one.
  ///
  /// - Parameter group: what the snapshots that are counted together have in common.
  func number(in group: String, by test: RunningTest, at place: String) -> Int {
    counts.withLock { counts in
      let key = "\(test.name) \(group)"
      let first = Assertion(test: test, place: place)
      guard var count = counts[key], !count.first.isEarlierIteration(of: test, at: place) else {
        counts[key] = Count(first: first)
        return 1
      }
      count.number += 1
      counts[key] = count
      return count.number
    }
  }
}

/// Two assertions of one golden.
struct SharedGolden {
  /// Where the earlier one stands.
  let place: String
  let isSameTest: Bool
  /// Whether both belong to one test that runs with one set of arguments: then both are compared.
  let isSameCase: Bool
}

extension SharedGolden: CustomStringConvertible {
  var description: String {
    guard isSameTest else {
      return "Another test has asserted a snapshot of this name, at \(place); give each its own."
    }
    guard isSameCase else {
      return "The test has asserted a snapshot of this name with other arguments, at \(place);"
        + " leave the name out, or put the arguments into it."
    }
    return "The test has asserted a snapshot of this name already, at \(place); give each its own"
      + " with 'named:'."
  }
}
