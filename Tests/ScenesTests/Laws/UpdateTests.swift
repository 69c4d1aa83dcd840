import SnapshotTesting
import Testing
import UIKit

@testable import Scenes

/// Tests that the picture after a batch update equals the one after reloading the final data.
@MainActor
@Suite struct UpdateTests {
  @Test(arguments: [-44, 0, 200])
  func insertingIsReloading(_ y: Int) throws {
    let renderer = SceneRenderer.small(.timeMachine)
    let view = try #require(renderer.collectionView)
    let navigation = try #require(renderer.window.rootViewController as? UINavigationController)
    let action = navigation.topViewController?.navigationItem.rightBarButtonItem?.primaryAction
    for _ in 0..<3 { try #require(action).performWithSender(nil, target: nil) }
    let updated = try ContentPicture(renderer, at: CGPoint(x: 0, y: y))
    view.reloadData()
    let reloaded = try ContentPicture(renderer, at: CGPoint(x: 0, y: y))
    #expect(view.numberOfItems(inSection: 0) == 14)
    #expect(updated.equals(reloaded))
  }
}
