import SnapshotTesting
import SnapshotsTestSupport
import Testing

/// What goldens are called, and that no two assertions share one.
@Suite struct NameTests {
  enum Size: CaseIterable, Sendable { case small, large }

  struct Phone: CustomTestStringConvertible, Sendable {
    let width: Int
    var testDescription: String { "phone \(width)" }
  }

  private func file(
    _ package: ScratchPackage, named name: String? = nil, test: String = #function,
    line: UInt = #line
  ) -> String {
    let verdict = verifySnapshot(
      of: "x", as: .lines, named: name, record: .never, goldens: .folder(package.path("g")),
      testName: test, line: line)
    return verdict.golden.replacingOccurrences(of: package.path("g") + "/", with: "")
  }

  @Test func aTestIsCalledByItsFunction() throws {
    let package = try ScratchPackage()
    #expect(file(package) == "aTestIsCalledByItsFunction.txt")
    #expect(file(package, named: "dark") == "aTestIsCalledByItsFunction.dark.txt")
  }

  @Test(arguments: Size.allCases, [1, 2])
  func argumentsAreANameOfTheirOwn(size: Size, count: Int) throws {
    let package = try ScratchPackage()
    #expect(file(package) == "argumentsAreANameOfTheirOwn.\(size),\(count).txt")
    #expect(file(package, named: "dark") == "argumentsAreANameOfTheirOwn.dark.txt")
  }

  @Test(arguments: zip([Phone(width: 320)], ["a/b c"]))
  func argumentsAreCalledAsTestsCallThem(phone: Phone, text: String) throws {
    let package = try ScratchPackage()
    #expect(
      file(package) == "argumentsAreCalledAsTestsCallThem.phone%20320,a%2Fb%20c.txt")
  }

  @Test(arguments: [7]) func argumentsFollowTheKeyOfAStrategy(_ number: Int) throws {
    let package = try ScratchPackage()
    withSnapshotTesting(record: .missing, goldens: .folder(package.path("g"))) {
      withKnownIssue { assertSnapshots(of: "x", as: ["plain": Snapshotting.lines]) }
    }
    #expect(package.files == ["g/argumentsFollowTheKeyOfAStrategy.plain.7.txt"])
  }

  // MARK: Sharing

  private func outcome(
    _ store: GoldenStore, named name: String?, test: String = #function, line: UInt = #line
  ) -> Verdict.Outcome {
    verifySnapshot(
      of: "x", as: .lines, named: name, record: .never, goldens: store, testName: test, line: line
    ).outcome
  }

  @Test func twoAssertionsOfOneNameAreAnError() throws {
    let package = try ScratchPackage()
    let store = GoldenStore.folder(package.path("g"))
    #expect(outcome(store, named: "a", line: 3) == .missing)
    #expect(outcome(store, named: "b", line: 4) == .missing)
    let sentence =
      "The test has asserted a snapshot of this name already, at"
      + " SnapshotTestingTests/NameTests.swift:3; give each its own with 'named:'."
    #expect(outcome(store, named: "a", line: 5) == .misconfigured(sentence))
    #expect(outcome(store, named: "a", line: 3) == .misconfigured(sentence), "a loop")
    #expect(outcome(store, named: nil, line: 6) == .missing)
  }

  static let shared = SharedFolder()

  final class SharedFolder: Sendable {
    let package = try? ScratchPackage()
  }

  @Test(.serialized, arguments: [1, 2, 3])
  func oneNameForAllArgumentsIsAnError(number: Int) throws {
    let package = try #require(Self.shared.package)
    let outcome = outcome(.folder(package.path("cases")), named: "all", line: 1)
    let sentence =
      "The test has asserted a snapshot of this name with other arguments, at"
      + " SnapshotTestingTests/NameTests.swift:1; leave the name out, or put the arguments into it."
    #expect(outcome == (number == 1 ? .missing : .misconfigured(sentence)))
  }

  /// A test that runs once more asserts once more.
  @Test func anotherTurnMayAssertAgain() async throws {
    let package = try ScratchPackage()
    let store = GoldenStore.folder(package.path("g"))
    let test = try #require(Test.current)
    for _ in 0..<2 {
      try await SnapshotsTrait.snapshots().provideScope(
        for: test, testCase: Test.Case.current
      ) {
        #expect(outcome(store, named: "a") == .missing)
        guard case .misconfigured = outcome(store, named: "a") else {
          Issue.record("twice in one iteration")
          return
        }
      }
    }
  }

  @Test func anotherTestsNameIsAnError() async throws {
    let package = try ScratchPackage()
    let store = GoldenStore.folder(package.path("g"))
    #expect(outcome(store, named: "a", line: 9) == .missing)
    // A detached task belongs to no test.
    let later = await Task.detached { outcome(store, named: "a") }.value
    #expect(
      later
        == .misconfigured(
          "Another test has asserted a snapshot of this name, at"
            + " SnapshotTestingTests/NameTests.swift:9; give each its own."))
  }
}
