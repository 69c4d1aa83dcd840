import Testing
import UIKit

@MainActor @Suite struct FlungWallTests {
  @Test func theWallIsFlung() throws {
    let wall = BadgeWallViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    window.rootViewController = wall
    window.makeKeyAndVisible()
    try window.play { finger in
      finger.fling(from: CGPoint(x: 200, y: 250), velocity: CGVector(dx: 0, dy: -1000))
    }
    #expect(wall.collectionView.contentOffset.y == 90)
    window.clock.advance(by: 0.5)
    #expect(wall.collectionView.contentOffset.y == 406)
    try window.play { finger in
      finger.tap(at: CGPoint(x: 200, y: 150))
    }
    #expect(wall.collectionView.isDecelerating == false)
  }
}
