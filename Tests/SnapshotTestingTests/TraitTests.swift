import SnapshotTesting
import SnapshotsTestSupport
import Testing

/// The trait on real suites and tests.
@Suite(.snapshots(record: .never, goldens: .folder("/nowhere/outer")))
struct TraitTests {
  private var golden: String {
    verifySnapshot(of: "x", as: .lines, named: "\(UUID())", testName: "t").golden
  }

  @Test func aSuitesTraitReachesItsTests() {
    #expect(golden.hasPrefix("/nowhere/outer/t."))
    #expect(verifySnapshot(of: "x", as: .lines).outcome == .missing)
  }

  @Test(.snapshots(goldens: .folder("/nowhere/test")))
  func aTestsTraitIsStrongerAndKeepsTheRest() {
    #expect(golden.hasPrefix("/nowhere/test/t."))
    #expect(SnapshotTestingConfiguration.current.record == .never)
  }

  @Suite struct Inner {
    @Test(arguments: [1, 2]) func aSuitesTraitReachesTheSuitesInside(_: Int) {
      #expect(SnapshotTestingConfiguration.current.record == .never)
    }
  }

  @Suite(.snapshots(SnapshotTestingConfiguration(record: .failed))) struct Stronger {
    @Test func theInnerSuitesTraitIsStronger() {
      #expect(SnapshotTestingConfiguration.current.record == .failed)
      #expect(SnapshotTestingConfiguration.current.goldens == .folder("/nowhere/outer"))
    }
  }
}
