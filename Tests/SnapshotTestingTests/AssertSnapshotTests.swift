import SnapshotTesting
import SnapshotsTestSupport
import Testing

@Suite struct AssertSnapshotTests {
  /// Asserts as another test would: the names of earlier assertions do not count.
  private func asIfAgain(_ assert: () -> Void) {
    AssertedGoldens.$current.withValue(AssertedGoldens(), operation: assert)
  }

  @Test func anAssertionFailsTheTestWithItsMessage() throws {
    let package = try ScratchPackage()
    let picture = try solid(red)
    let store = GoldenStore.golden("g", in: package.root)
    withKnownIssue {
      assertSnapshot(of: picture, as: .image, named: "a", record: .never, goldens: store)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("Snapshot “a” has no golden.") }
        && issue.sourceLocation?.fileID == #fileID && issue.sourceLocation?.line == #line - 3
    }
    asIfAgain {
      withKnownIssue {
        assertSnapshot(of: picture, as: .image, named: "a", record: .missing, goldens: store)
      }
    }
    asIfAgain {
      assertSnapshot(of: picture, as: .image, named: "a", record: .missing, goldens: store)
    }
  }

  @Test func aDictionaryNamesItsStrategies() throws {
    let package = try ScratchPackage()
    let shout = Snapshotting<String, String>.lines.pullback { (text: String) in text.uppercased() }
    let again = Snapshotting<String, String>.lines
    withSnapshotTesting(record: .missing, goldens: .folder(package.path("g"))) {
      withKnownIssue {
        assertSnapshots(of: "hello", as: ["shout": shout, "again": again])
      } matching: { issue in
        issue.comments.contains { $0.rawValue.hasPrefix("Recorded the first golden") }
      }
    }
    let name = "aDictionaryNamesItsStrategies"
    #expect(package.files == ["g/\(name).again.txt", "g/\(name).shout.txt"])
    #expect(package.read("g/\(name).shout.txt") == Data("HELLO".utf8))
  }

  @Test func anArraysStrategiesDifferInTheirExtension() throws {
    let package = try ScratchPackage()
    let upper = Snapshotting<String, String>(pathExtension: "upper", diffing: .lines) {
      $0.uppercased()
    }
    withSnapshotTesting(record: .missing, goldens: .folder(package.path("g"))) {
      withKnownIssue { assertSnapshots(of: "a", as: [.lines, upper], named: "n") }
      withKnownIssue {
        assertSnapshots(of: "a", as: [.lines, .lines], named: "twice")
      } matching: { issue in
        issue.comments.contains {
          $0.rawValue.contains("was not compared. The test has asserted a snapshot of this name")
            || $0.rawValue.hasPrefix("Recorded the first golden")
        }
      }
    }
    let name = "anArraysStrategiesDifferInTheirExtension"
    #expect(
      package.files == ["g/\(name).n.txt", "g/\(name).n.upper", "g/\(name).twice.txt"])
  }

  @Test func aFolderOfGoldensMayBeNamed() throws {
    let package = try ScratchPackage()
    let verdict = snapshotVerdict(
      of: "x", as: .lines, record: .missing, snapshotDirectory: package.path("a/b"))
    #expect(verdict.golden == package.path("a/b/aFolderOfGoldensMayBeNamed.1.txt"))
    #expect(verdict.outcome == .recorded(.missing))
  }

  @MainActor
  @Test func theTimeoutIsHowLongPicturesWait() throws {
    let package = try ScratchPackage()
    let load = PendingLoad("slow.jpg")
    defer { load.end() }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    let verdict = snapshotVerdict(
      of: view, as: .image, record: .never, goldens: .folder(package.path("g")), timeout: 0)
    #expect(
      verdict.outcome
        == .notTaken("The view is not complete: still waiting for 'slow.jpg'."))
  }
}
