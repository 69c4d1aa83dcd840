import SnapshotTesting
import SnapshotsTestSupport
import Testing
import UIKit

/// Tests strategies that are stored, and used in tests without an actor.
@Suite struct StoredStrategyTests {
  private let plain: Snapshotting<UIView, UIImage> = .image
  private let scaled = Snapshotting<UIView, UIImage>.image(scale: 1)

  /// A custom value, with its strategy written on the main actor.
  struct Badge: Sendable {
    let count: Int

    @MainActor var view: UIView {
      let view = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      view.text = "\(count)"
      view.backgroundColor = .white
      return view
    }
  }

  @MainActor static let badge = Snapshotting<UIView, UIImage>.image(scale: 1)
    .pullback { (badge: Badge) in badge.view }
  @MainActor static let controller = Snapshotting<UIViewController, UIImage>.image(on: .iPhone8)
    .pullback { (badge: Badge) in
      let controller = UIViewController()
      controller.view.addSubview(badge.view)
      return controller
    }

  private func store() throws -> (ScratchPackage, GoldenStore) {
    let package = try ScratchPackage()
    return (package, .folder(package.path("g")))
  }

  @Test func aStoredStrategyIsUsedOffTheMainActor() async throws {
    let (package, goldens) = try store()
    let view = await MainActor.run { Badge(count: 1).view }
    for strategy in [plain, scaled] {
      let verdict = try await onOwnThread {
        snapshotVerdict(of: view, as: strategy, record: .missing, goldens: goldens)
      }
      #expect(verdict.kind == .recorded, "\(verdict)")
    }
    withExtendedLifetime(package) {}
  }

  @Test func whatIsMadeOfItIsMadeOnTheMainActor() async throws {
    let (package, goldens) = try store()
    for strategy in [await Self.badge, await Self.controller] {
      let verdict = try await onOwnThread {
        snapshotVerdict(of: Badge(count: 2), as: strategy, record: .missing, goldens: goldens)
      }
      #expect(verdict.kind == .recorded, "\(verdict)")
    }
    withExtendedLifetime(package) {}
  }
}
