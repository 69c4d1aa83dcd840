import SnapshotTesting
import SnapshotsTestSupport
import Testing

@Suite struct ScopeTests {
  @Test func theArgumentWinsOverTheScopeAndTheInnerScopeOverTheOuter() throws {
    let package = try ScratchPackage()
    let store = GoldenStore.golden("g", in: package.root)
    let outcome = withSnapshotTesting(record: .missing, goldens: store) {
      withSnapshotTesting(record: .never) {
        (
          verifySnapshot(of: "x", as: .lines, named: "inner").outcome,
          verifySnapshot(of: "x", as: .lines, named: "argument", record: .all).outcome
        )
      }
    }
    #expect(outcome.0 == .missing)
    #expect(outcome.1 == .recorded(.missing))
    #expect(package.files == ["Artifacts/Golden/g/inner/actual.txt", "Golden/g/argument.txt"])
  }
}
