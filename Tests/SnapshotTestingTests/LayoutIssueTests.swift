import SnapshotTesting
import SnapshotsTestSupport
import Testing
import UIKit

/// Tests that ambiguous constraints are recorded in the sidecar, and are failures where the caller
/// requests it.
@MainActor @Suite struct LayoutIssueTests {
  private static let words = "width is ambiguous: no constraint binds its trailing edge"

  /// Returns a red box with or without a width.
  private func screen(hasWidth: Bool) -> UIView {
    let (screen, box) = (UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)), UIView())
    screen.backgroundColor = .white
    box.backgroundColor = .red
    box.accessibilityIdentifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 5),
      box.topAnchor.constraint(equalTo: screen.topAnchor, constant: 5),
      box.heightAnchor.constraint(equalToConstant: 10),
      box.widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
    ])
    if hasWidth { box.widthAnchor.constraint(equalToConstant: 10).isActive = true }
    return screen
  }

  /// Returns the verdict of a first assertion that may record, its files, and the issues in the
  /// sidecar.
  private func verdict(
    _ screen: UIView, _ issues: SnapshotTestingConfiguration.LayoutIssues? = nil
  ) throws -> (Verdict.Outcome, files: [String], sidecar: String) {
    let package = try ScratchPackage()
    let verdict = AssertedGoldens.$current.withValue(AssertedGoldens()) {
      snapshotVerdict(
        of: screen, as: .image(scale: 1), named: "a", record: .all,
        goldens: .folder(package.path("g")), layoutIssues: issues, testName: "t")
    }
    let sidecar = try? String(contentsOfFile: package.path("g/t.a.json"), encoding: .utf8)
    return (verdict.outcome, package.files.filter { $0.hasPrefix("g/") }, sidecar ?? "")
  }

  private static let sentence =
    "The constraints do not decide the layout: UIView “box”'s \(words)."

  @Test func theyAreNotedUnlessRequested() throws {
    let noted = try verdict(screen(hasWidth: false))
    #expect(noted.0 == .recorded(.missing))
    #expect(noted.sidecar.contains(Self.words))
    #expect(!(try verdict(screen(hasWidth: true)).sidecar.contains("layoutIssues")))
  }

  @Test func theyFailAndBecomeNoGoldenWhereRequested() throws {
    let failing = try verdict(screen(hasWidth: false), .failing)
    #expect(failing.0 == .notTaken(Self.sentence))
    #expect(failing.files.isEmpty)
    #expect(try verdict(screen(hasWidth: true), .failing).0 == .recorded(.missing))
  }

  /// Two widths that conflict are an issue, too; the message names the constraint that was broken.
  @Test func conflictsAreIssues() throws {
    func contradictory() -> UIView {
      let screen = screen(hasWidth: true)
      screen.subviews[0].widthAnchor.constraint(equalToConstant: 15).isActive = true
      return screen
    }
    let words = "“box.width == 10” does not hold: other constraints contradict it"
    #expect(try verdict(contradictory()).sidecar.contains("does not hold"))
    guard case .notTaken(let sentence) = try verdict(contradictory(), .failing).0 else {
      Issue.record("the assertion passed despite a conflict")
      return
    }
    #expect(sentence.hasSuffix(words + "."), "\(sentence)")
  }

  @Test(.snapshots(layoutIssues: .failing)) func aTraitChangeNotifiesAllDescendants() throws {
    #expect(try verdict(screen(hasWidth: false)).0 == .notTaken(Self.sentence))
    #expect(try verdict(screen(hasWidth: false), .noted).0 == .recorded(.missing))
    let inner = try withSnapshotTesting(layoutIssues: .noted) {
      try verdict(screen(hasWidth: false)).0
    }
    #expect(inner == .recorded(.missing))
  }
}
