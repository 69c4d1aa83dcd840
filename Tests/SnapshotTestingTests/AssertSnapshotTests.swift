import SnapshotTesting
import SnapshotsTestSupport
import Testing

@Suite struct AssertSnapshotTests {
  @Test func anAssertionFailsTheTestWithItsMessage() throws {
    let package = try ScratchPackage()
    let picture = try solid(red)
    let store = GoldenStore.golden("g", in: package.root)
    withKnownIssue {
      assertSnapshot(of: picture, as: .image, named: "a", record: .never, goldens: store)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("Snapshot “a” has no golden.") }
    }
    withKnownIssue {
      assertSnapshot(of: picture, as: .image, named: "a", record: .missing, goldens: store)
    }
    assertSnapshot(of: picture, as: .image, named: "a", record: .missing, goldens: store)
  }
}
