import SnapshotTesting
import SnapshotsTestSupport
import Testing

/// Tests the trait on real suites and tests.
@Suite(.snapshots(record: .never, goldens: .folder("/nowhere/outer")))
struct TraitTests {
  /// Returns the verdict of a snapshot whose golden is missing; it is not part of the run's
  /// results.
  private func verdict() throws -> Verdict {
    let package = try ScratchPackage()
    let elsewhere = ["SNAPSHOT_ARTIFACTS": package.path("Artifacts")]
    return SnapshotTestingConfiguration.$environment.withValue(elsewhere) {
      snapshotVerdict(of: "x", as: .lines, named: "\(UUID())", testName: "t")
    }
  }

  @Test func aSuitesTraitReachesItsTests() throws {
    let verdict = try verdict()
    #expect(verdict.golden.hasPrefix("/nowhere/outer/t."))
    #expect(verdict.outcome == .missing)
  }

  @Test(.snapshots(goldens: .folder("/nowhere/test")))
  func aTestsTraitIsStrongerAndKeepsTheRest() throws {
    #expect(try verdict().golden.hasPrefix("/nowhere/test/t."))
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

  @Test(.recordsFailures) func aSuiteMayHaveATraitOfItsOwn() {
    #expect(SnapshotTestingConfiguration.current.record == .failed)
  }
}

extension Trait where Self == _SnapshotsTestTrait {
  fileprivate static var recordsFailures: Self { .snapshots(record: .failed) }
}
