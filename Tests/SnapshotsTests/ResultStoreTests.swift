import SnapshotsTestSupport
import Testing

@testable import Goldens
@testable import Snapshots

@Suite struct ResultStoreTests {
  private func result(_ test: String, name: String? = nil) -> SnapshotResult {
    let id = SnapshotID(module: "M", file: "F", test: test, name: name)
    var result = SnapshotResult(
      id: id, kind: .pixels, files: .init(golden: "Golden/a.png"))
    result.words = ["cell [0,3] moved 0,+4"]
    result.pixels = PixelDifference(
      count: 1, total: 9, boundingBox: PixelRect(x: 1, y: 2, width: 1, height: 1),
      largestChannelDifference: 7, densestCount: 1,
      densestBox: PixelRect(x: 0, y: 0, width: 3, height: 3),
      distance: PerceivedDistance(mean: 1, largest: 2))
    return result
  }

  private let run = TestRun(id: "1-1", isFiltered: false)

  @Test func resultsAreReadSortedAndComplete() throws {
    let package = try ScratchPackage()
    let store = ResultStore(artifacts: package.path("Artifacts"))
    #expect(store.latestRun() == nil)
    try store.note(process: 7, status: nil, in: run)
    try store.write(result("b"), in: run)
    try store.write(result("a", name: "x/y"), in: run)
    try store.write(result("a"), in: run)
    let before = try #require(store.latestRun())
    #expect(before.results == [result("a"), result("a", name: "x/y"), result("b")])
    #expect(!before.isFinished && !before.isWhole)
    try store.note(process: 7, status: 0, in: run)
    #expect(try #require(store.latestRun()).isWhole)
    #expect(package.allFiles.contains("Artifacts/results/1-1/snapshots/M/F/a.x%2Fy.json"))
  }

  /// Killed processes, damaged files and filters each prevent conclusions about missing results.
  @Test func aRunIsWholeOnlyWhenEveryProcessFinished() throws {
    let package = try ScratchPackage()
    let store = ResultStore(artifacts: package.path("Artifacts"))
    try store.note(process: 7, status: 0, in: run)
    #expect(try #require(store.latestRun()).isWhole)
    try store.note(process: 8, status: 0, in: TestRun(id: "1-1", isFiltered: true))
    let filtered = try #require(store.latestRun())
    #expect(filtered.isFiltered && !filtered.isWhole)
    try store.note(process: 8, status: 0, in: run)
    try package.write(Data("{".utf8), to: "Artifacts/results/1-1/snapshots/M/F/a.json")
    let damaged = try #require(store.latestRun())
    let path = package.path("Artifacts/results/1-1/snapshots/M/F/a.json")
    #expect(damaged.problems == ["'\(path)' contains no snapshot's result."])
    #expect(!damaged.isWhole)
  }

  @Test func aShareOfARunIsNotTheWhole() throws {
    let package = try ScratchPackage()
    let store = ResultStore(artifacts: package.path("Artifacts"))
    let share = try #require(Shard("2/3"))
    try store.note(process: 7, status: 0, in: TestRun(id: "1-1", isFiltered: false, shard: share))
    let divided = try #require(store.latestRun())
    #expect(divided.shards == [share] && !divided.isFiltered && !divided.isWhole)
    try store.note(
      process: 7, status: 0, in: TestRun(id: "1-1", isFiltered: false, shard: Shard("1/1")))
    let whole = try #require(store.latestRun())
    #expect(whole.shards == [] && whole.isWhole)
  }

  @Test func sharesOfOneRunTogetherAreTheWhole() throws {
    let package = try ScratchPackage()
    let store = ResultStore(artifacts: package.path("Artifacts"))
    let filtered = TestRun(id: "1-1", isFiltered: true)
    let first = filtered.divided(by: ["SNAPSHOT_TESTING_SHARD": "1/2"])
    let second = filtered.divided(by: ["SNAPSHOT_TESTING_SHARD": "2/2"])
    #expect(filtered.divided(by: ["SNAPSHOT_TESTING_SHARD": "3/2"]) == filtered)
    #expect(filtered.divided(by: [:]) == filtered)
    try store.note(process: 7, status: 0, in: first)
    let half = try #require(store.latestRun())
    #expect(half.lacksShares && !half.isWhole)
    try store.note(process: 8, status: 0, in: second)
    let whole = try #require(store.latestRun())
    #expect(!whole.lacksShares && whole.isWhole)
    try store.note(
      process: 9, status: 0, in: filtered.divided(by: ["SNAPSHOT_TESTING_SHARD": "1/3"]))
    #expect(try #require(store.latestRun()).lacksShares)
  }

  /// A folder from another machine may have links to files without end.
  @Test func aLinkThatLeadsOutIsNoResult() throws {
    let package = try ScratchPackage()
    let store = ResultStore(artifacts: package.path("Artifacts"))
    try store.note(process: 7, status: 0, in: run)
    try store.write(result("a"), in: run)
    let folder = package.path("Artifacts/results/1-1/snapshots/M/F")
    try FileManager.default.moveItem(atPath: folder + "/a.json", toPath: package.path("a.json"))
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/a.json", withDestinationPath: package.path("a.json"))
    let read = try #require(store.latestRun())
    #expect(read.results == [])
    #expect(read.problems == ["'\(folder)/a.json' contains no snapshot's result."])
  }

  @Test func aRunSweepsTheOnesThatAreOver() throws {
    let package = try ScratchPackage()
    let store = ResultStore(artifacts: package.path("Artifacts"))
    try store.note(process: 7, status: 0, in: run)
    let next = TestRun(id: "2-2", isFiltered: false)
    try store.note(process: 8, status: nil, in: TestRun.current)
    try store.note(process: 9, status: nil, in: next)
    #expect(
      package.allFiles
        == [
          "Artifacts/results/2-2/processes/9.json",
          "Artifacts/results/\(TestRun.current.id)/processes/8.json",
        ].sorted())
  }

  @Test func onlyRunsThatLeaveNothingOutAreUnfiltered() {
    let table: [(String, Bool)] = [
      ("/usr/bin/swift-test", false), ("swift test --parallel --filter A", true),
      ("swift test --filter=A", true), ("swift test --skip B", true),
      ("swift-build --build-tests", false), ("/b/AllTests.xctest", false),
      ("/b/AllTests.xctest M.A/t", true), ("swift test --disable-xctest", true),
      (
        "/h/swiftpm-testing-helper --test-bundle-path /b/AllTests.xctest --testing-library x", false
      ),
      ("/b/AllTests.xctest --testing-library swift-testing", false),
      ("/b/AllTests.xctest --skip-build --testing-library swift-testing", false),
      ("/b/AllTests.xctest --filter A --testing-library swift-testing", true),
    ]
    for (line, isFiltered) in table {
      let arguments = line.split(separator: " ").map(String.init)
      #expect(TestRun.leavesTestsOut(arguments) == isFiltered, "\(line)")
    }
  }

  /// `swift test --parallel` runs one process of XCTest for each test; the results are complete
  /// nevertheless.
  @Test(arguments: [
    ("/usr/bin/swift-test --parallel", "/b/A.xctest M.A/t", false),
    ("swift test --parallel --num-workers 3", "/b/A.xctest M.A/t", false),
    ("/usr/bin/swift-test --parallel --filter A", "/b/A.xctest M.A/t", true),
    ("/usr/bin/swift-test --parallel --skip B", "/b/A.xctest M.A/t", true),
    ("/usr/bin/swift-test", "/b/A.xctest M.A/t", true), ("bash", "/b/A.xctest M.A/t", true),
    ("/usr/bin/swift-test", "/b/A.xctest", false),
  ])
  func processesOfAParallelRunLeaveNothingOut(
    _ parent: String, _ process: String, _ isFiltered: Bool
  ) {
    func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }
    #expect(TestRun.isFiltered(parent: words(parent), process: words(process)) == isFiltered)
  }

  @Test func identifiersNameTheAssertion() {
    let id = SnapshotID(
      fileID: "AppTests/Wall.swift", filePath: "/p/Tests/Wall.swift", test: "scrolls(to:)",
      name: "a b")
    #expect(id.description == "AppTests/Wall/scrolls.a b")
    #expect(id.path == "AppTests/Wall/scrolls.a%20b")
    let text = SnapshotID(
      module: "AppTests", file: "Wall", test: "scrolls", name: nil, pathExtension: "txt")
    #expect(text.path == "AppTests/Wall/scrolls~txt" && text.description == text.path)
  }

  /// A crash leaves the snapshot that was being taken as an error, whatever an earlier run of it
  /// recorded.
  @Test func aSnapshotThatWasBegunAndNotEndedIsAnError() throws {
    let package = try ScratchPackage()
    let store = ResultStore(artifacts: package.path("Artifacts"))
    // The number is larger than any process identifier.
    let (gone, here) = (Int32.max, getpid())
    var begun = result("b")
    begun.kind = .error
    begun.sentence = "It crashed."
    try store.note(process: gone, status: nil, in: run)
    try store.write(result("a"), in: run)
    try store.write(result("b"), in: run)
    for test in ["a", "c"] { try store.begin(result(test), by: gone, in: run) }
    store.end(result("a").id, by: gone, in: run)
    store.end(result("c").id, by: gone, in: run)
    try store.begin(begun, by: gone, in: run)
    try store.begin(result("d"), by: here, in: run)
    let read = try #require(store.latestRun())
    #expect(read.results == [result("a"), begun])
    #expect(!read.isFinished && !read.isPassed)
  }

  @Test func whatEndsIsNotUnderWay() throws {
    let package = try ScratchPackage()
    var verifier = package.verifier(record: .missing)
    verifier.run = TestRun(id: "1-1", isFiltered: false)
    var during: [String] = []
    _ = verifier.verify(
      {
        during = package.allFiles.filter { $0.contains("/underway/") }
        return "x"
      }, as: .lines)
    #expect(during == ["Artifacts/results/1-1/underway/\(getpid())/M/F/a.json"])
    #expect(!package.allFiles.contains { $0.contains("/underway/") })
  }
}
