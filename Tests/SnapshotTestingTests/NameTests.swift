import SnapshotsTestSupport
import Testing

@testable import SnapshotTesting

/// Tests the names of goldens, and that no two assertions share one.
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
    let verdict = snapshotVerdict(
      of: "x", as: .lines, named: name, record: .never, goldens: .folder(package.path("g")),
      testName: test, line: line)
    return verdict.golden.replacingOccurrences(of: package.path("g") + "/", with: "")
  }

  @Test func aTestIsCalledByItsFunction() throws {
    let package = try ScratchPackage()
    #expect(file(package) == "aTestIsCalledByItsFunction.1.txt")
    #expect(file(package, named: "dark") == "aTestIsCalledByItsFunction.dark.txt")
  }

  @Test(arguments: Size.allCases, [1, 2])
  func argumentsAreANameOfTheirOwn(size: Size, count: Int) throws {
    let package = try ScratchPackage()
    #expect(file(package) == "argumentsAreANameOfTheirOwn.\(size),\(count).txt")
  }

  @Test(arguments: Size.allCases, [1, 2])
  func argumentsFollowANameThatDoesNotContainThem(size: Size, count: Int) throws {
    let package = try ScratchPackage()
    let test = "argumentsFollowANameThatDoesNotContainThem"
    #expect(file(package, named: "dark") == "\(test).dark.\(size),\(count).txt")
    #expect(file(package, named: "\(size)") == "\(test).\(size).txt")
    #expect(file(package, named: "\(count)x") == "\(test).\(count)x.\(size),\(count).txt")
    #expect(file(package, named: "\(count)-\(size)") == "\(test).\(count)-\(size).txt")
  }

  struct Row: Sendable {
    let title: String
    let tags: Set<String>
    let places: [Int: [String]]
  }

  /// The order of sets and dictionaries differs in every run.
  @Test func whatHasNoOrderIsSorted() {
    let tags: Set = ["b", "d", "a", "c"]
    #expect(StableDescription.of(tags) == #"["a", "b", "c", "d"]"#)
    #expect(StableDescription.of([3: "c", 1: "a", 2: "b"]) == #"[1: "a", 2: "b", 3: "c"]"#)
    #expect(
      StableDescription.of(Row(title: "x", tags: tags, places: [2: ["z"], 1: ["y"]]))
        == #"Row(title: "x", tags: Set(["a", "b", "c", "d"]), places: [1: ["y"], 2: ["z"]])"#)
    #expect(StableDescription.of(Optional(tags) as Any) == #"Optional(Set(["a", "b", "c", "d"]))"#)
    #expect(StableDescription.of((n: 1, tags)) == #"(n: 1, Set(["a", "b", "c", "d"]))"#)
    #expect(
      StableDescription.of(Result<Set<Int>, CancellationError>.success([2, 1]))
        == "success(Set([1, 2]))")
  }

  /// A value with a single order is written as Swift describes it, so that no golden gets another
  /// name.
  @Test func otherValuesAreAsSwiftDescribesThem() {
    let values: [Any] = [
      1, "a", ["a"], Set([1]), [1: "a"], Size.small, Row(title: "", tags: [], places: [:]),
      Int?.none as Any, (1, "a"), Result<Int, CancellationError>.success(1),
    ]
    for value in values { #expect(StableDescription.of(value) == String(describing: value)) }
  }

  @Test(arguments: [Set(["b", "d", "a", "c"])])
  func setsAreANameThatStays(_ tags: Set<String>) throws {
    let package = try ScratchPackage()
    #expect(
      file(package)
        == "setsAreANameThatStays.%5B%22a%22%2C%20%22b%22%2C%20%22c%22%2C%20%22d%22%5D.txt"
        .replacingOccurrences(of: "%2C", with: ","))
  }

  @Test func lettersOfAllLanguagesStay() throws {
    let package = try ScratchPackage()
    #expect(file(package, named: "größer", test: "zeigt()") == "zeigt.größer.txt")
    #expect(file(package, named: "gro\u{308}ßer", test: "zeigt()") == "zeigt.größer.txt")
    #expect(file(package, named: "🐈 é\u{200B}/..", test: "x") == "x.🐈%20é%E2%80%8B%2F...txt")
    let japanese = String(repeating: "猫", count: 31)
    #expect(file(package, test: japanese + "()") == japanese + ".1.txt")
  }

  @Test func assertionsWithoutANameAreNumbered() throws {
    let package = try ScratchPackage()
    let test = "assertionsWithoutANameAreNumbered"
    // Assertions in a loop are numbered, too.
    #expect((1...3).map { _ in file(package) } == (1...3).map { "\(test).\($0).txt" })
    #expect(file(package, named: "n") == "\(test).n.txt")
    #expect(file(package) == "\(test).4.txt")
    #expect(file(package, test: "other()") == "other.1.txt")
  }

  @Test func aStrategysKindDoesNotCountAlone() throws {
    let package = try ScratchPackage()
    let verdicts = ["txt", "md", nil].map { pathExtension in
      snapshotVerdict(
        of: "x", as: Snapshotting(pathExtension: pathExtension, diffing: .lines), record: .never,
        goldens: .folder(package.path("g")), testName: "t")
    }
    #expect(verdicts.map(\.golden) == ["1.txt", "2.md", "3"].map { package.path("g/t.\($0)") })
    #expect(verdicts.map(\.name) == ["t.1", "t.2", "t.3"])
  }

  @Test(arguments: [5]) func argumentsAreTheFirstNumber(_ count: Int) throws {
    let package = try ScratchPackage()
    #expect(file(package) == "argumentsAreTheFirstNumber.5.txt")
    #expect(file(package) == "argumentsAreTheFirstNumber.5.2.txt")
  }

  /// In a group of goldens, whose names the caller chooses, the test's name comes first.
  @Test func aGroupsFirstHasNoNumber() throws {
    let package = try ScratchPackage()
    let store = GoldenStore.golden("g", in: package.root)
    let names = (1...2).map { _ in
      snapshotVerdict(of: "x", as: .lines, record: .never, goldens: store, testName: "t").golden
    }
    #expect(names == ["t.txt", "t.2.txt"].map { package.path("Golden/g/\($0)") })
  }

  /// The golden was recorded when a single assertion had no number.
  @Test func aGoldenWithoutANumberIsNamed() throws {
    let package = try ScratchPackage()
    try package.write(Data("x".utf8), to: "g/t.txt")
    let message = verifySnapshot(
      of: "x", as: .lines, record: .never, goldens: .folder(package.path("g")), testName: "t")
    #expect(
      message?.contains(
        "Snapshots without a name are numbered within their test; if 't.txt' beside it is this"
          + " snapshot's, rename it.") == true, "\(message ?? "")")
  }

  @Test func anotherTurnIsNumberedAgain() async throws {
    let package = try ScratchPackage()
    let test = try #require(Test.current)
    for _ in 0..<2 {
      try await SnapshotsTrait.snapshots.provideScope(for: test, testCase: Test.Case.current) {
        #expect(file(package, test: "t").hasSuffix("t.1.txt"))
        #expect(file(package, test: "t").hasSuffix("t.2.txt"))
      }
    }
  }

  @Test func bracketsInANameAreNoParameters() throws {
    let package = try ScratchPackage()
    #expect(file(package, test: "zwei (2) Mal()") == "zwei%20%282%29%20Mal.1.txt")
    #expect(file(package, test: "zwei (2) Mal(n:)", line: 2) == "zwei%20%282%29%20Mal.2.txt")
  }

  /// A test with any name can record; names that differ at their end remain different.
  @Test func namesThatAreTooLongForAFileEndEarly() throws {
    let package = try ScratchPackage()
    let long = String(repeating: "猫のいる壁", count: 30)
    withSnapshotTesting(record: .missing, goldens: .folder(package.path("g"))) {
      withKnownIssue {
        assertSnapshot(of: "a", as: .lines, named: long + "a", testName: "t")
        assertSnapshot(of: "b", as: .lines, named: long + "b", testName: "t")
      }
      AssertedGoldens.$current.withValue(AssertedGoldens()) {
        assertSnapshot(of: "a", as: .lines, named: long + "a", testName: "t")
      }
    }
    let names = package.files.filter { $0.hasPrefix("g/t.猫") }
    #expect(names.count == 2 && names.allSatisfy { $0.utf8.count <= 216 + 6 })
  }

  // MARK: Suites of one file

  struct First {
    @Test func looksTheSame() throws {
      let package = try ScratchPackage()
      #expect(NameTests().file(package, test: #function) == "NameTests.First.looksTheSame.1.txt")
    }
  }

  struct Second {
    @Test(arguments: [1])
    func looksTheSame(_ count: Int) throws {
      let package = try ScratchPackage()
      #expect(
        NameTests().file(package, test: #function) == "NameTests.Second.looksTheSame.1.txt")
    }
  }

  @Test func onlyTestsOfTheSameNameAreCounted() {
    let text = """
      @Test func draws() {}
      func draws(_ x: Int) {}
      // @Test func alone() {}
      @Test(
        arguments: [1])
      func twice(_ x: Int) {}
      @Test func alone() {}
      @Test func `twice`() {}
      """
    #expect(DeclaredTests.repeated(in: text) == ["twice"])
  }

  @Test func methodsOfClassesAreXCTests() {
    let text = """
      final class A: XCTestCase {
        func testBoth() {}
        func testAlone() {}
        func testWith(_ x: Int) {}
        private func testHelper() {}
      }
      @MainActor final class B: XCTestCase {
        @MainActor func testBoth() async throws {}
        class func testAlone() {}
        func testWith(_ y: Int) {}
        func testHelper() {}
      }
      extension B { func testLater() {} }
      struct C {
        func testLater() {}
        @Test func testSwift() {}
      }
      class D {
        func testSwift() {}
      }
      """
    #expect(DeclaredTests.repeated(in: text) == ["testBoth", "testSwift"])
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
    snapshotVerdict(
      of: "x", as: .lines, named: name, record: .never, goldens: store, testName: test, line: line
    ).outcome
  }

  private func verdict(
    _ text: String, _ store: GoldenStore, record: RecordMode, line: UInt = #line
  ) -> Verdict {
    snapshotVerdict(
      of: text, as: .lines, named: "a", record: record, goldens: store, testName: "t", line: line)
  }

  /// A loop whose pictures differ fails, and does not write the second picture.
  @Test func theSecondAssertionOfOneNameIsCompared() throws {
    let package = try ScratchPackage()
    let store = GoldenStore.folder(package.path("g"))
    #expect(verdict("x", store, record: .missing, line: 3).outcome == .recorded(.missing))
    #expect(verdict("x", store, record: .all, line: 4).isPass)
    let other = verdict("y", store, record: .all, line: 5)
    #expect(other.outcome == .differs(.line(1, expected: "x", actual: "y")))
    #expect(
      other.message?.contains(
        "  The test has asserted a snapshot of this name already, at"
          + " SnapshotTestingTests/NameTests.swift:3; give each its own with 'named:'.") == true)
    #expect(package.read("g/t.a.txt") == Data("x".utf8))
  }

  static let shared = SharedFolder()

  final class SharedFolder: Sendable {
    let package = try? ScratchPackage()
  }

  @Test(.serialized, arguments: [1, 2, 3])
  func oneNameForAllArgumentsIsAnError(number: Int) throws {
    let package = try #require(Self.shared.package)
    let outcome = outcome(.folder(package.path("cases")), named: "1 2 3", line: 1)
    let sentence =
      "The test has asserted a snapshot of this name with other arguments, at"
      + " SnapshotTestingTests/NameTests.swift:1; omit the name, or put the arguments into it."
    #expect(outcome == (number == 1 ? .missing : .misconfigured(sentence)))
  }

  /// A test that runs again asserts again.
  @Test func anotherTurnMayAssertAgain() async throws {
    let package = try ScratchPackage()
    let store = GoldenStore.folder(package.path("g"))
    let test = try #require(Test.current)
    for _ in 0..<2 {
      try await SnapshotsTrait.snapshots().provideScope(
        for: test, testCase: Test.Case.current
      ) {
        let messages = (1...2).map { _ in verdict("x", store, record: .never).message ?? "" }
        #expect(messages.map { $0.contains("already, at") } == [false, true])
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
