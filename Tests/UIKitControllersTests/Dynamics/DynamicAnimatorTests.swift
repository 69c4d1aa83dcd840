import Sessions
import Testing
import UIKit

@MainActor @Suite struct DynamicAnimatorTests {
  private func world(_ body: (UIView, UIView) throws -> Void) rethrows {
    try RenderSession().run {
      let reference = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      let item = UIView(frame: CGRect(x: 50, y: 0, width: 100, height: 100))
      reference.addSubview(item)
      try body(reference, item)
    }
  }

  /// Gravity is 1000 points per second squared: 125 points in half a second.
  @Test func gravityIsAThousandPoints() {
    world { reference, item in
      let animator = UIDynamicAnimator(referenceView: reference)
      animator.addBehavior(UIGravityBehavior(items: [item]))
      MediaClock.current.advance(by: 0.5)
      #expect(abs(item.center.y - 175) < 1e-6 && item.center.x == 100)
      #expect(animator.isRunning && abs(animator.elapsedTime - 0.5) < 1e-9)
    }
  }

  @Test func aFallEndsOnTheFloorAndPauses() {
    world { reference, item in
      let animator = UIDynamicAnimator(referenceView: reference)
      let collision = UICollisionBehavior(items: [item])
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(UIGravityBehavior(items: [item]))
      animator.addBehavior(collision)
      #expect(MediaClock.current.settle())
      #expect(abs(item.center.y - 350) < 0.05 && !animator.isRunning)
    }
  }

  /// The layout's attributes hang on springs, as in BouncyLayout and similar layouts.
  @Test func layoutAttributesHangOnSprings() {
    RenderSession().run {
      let layout = UICollectionViewFlowLayout()
      let animator = UIDynamicAnimator(collectionViewLayout: layout)
      let path = IndexPath(item: 3, section: 0)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
      #expect(spring.length == 0)
      (spring.length, spring.damping, spring.frequency) = (0, 1, 1.5)
      animator.addBehavior(spring)
      attributes.center.y += 30
      animator.updateItem(usingCurrentState: attributes)
      MediaClock.current.advance(by: 0.2)
      // The expected value is 30 (1 + ωt) e^−ωt with ω = 3π.
      let rate = 3 * Double.pi * 0.2
      #expect(abs(attributes.center.y - (20 + 30 * (1 + rate) * exp(-rate))) < 0.1)
      #expect(animator.layoutAttributesForCell(at: path) === attributes)
      #expect(MediaClock.current.settle())
      #expect(abs(attributes.center.y - 20) < 0.5)
    }
  }

  /// A square of 100 points has density 1: a push of 1 is 100 points per second squared.
  @Test func pushes() {
    world { reference, item in
      let animator = UIDynamicAnimator(referenceView: reference)
      let push = UIPushBehavior(items: [item], mode: .continuous)
      push.setAngle(0, magnitude: 1)
      animator.addBehavior(push)
      MediaClock.current.advance(by: 1)
      #expect(abs(item.center.x - 150) < 1e-6)
      animator.removeAllBehaviors()
      let blow = UIPushBehavior(items: [item], mode: .instantaneous)
      blow.pushDirection = CGVector(dx: 0, dy: 2)
      animator.addBehavior(blow)
      MediaClock.current.advance(by: 0.5)
      #expect(!blow.active && abs(item.center.y - 150) < 5)
    }
  }

  @Test func aSnapEndsAtItsPoint() {
    world { reference, item in
      item.transform = CGAffineTransform(rotationAngle: 0.5)
      let animator = UIDynamicAnimator(referenceView: reference)
      animator.addBehavior(UISnapBehavior(item: item, snapTo: CGPoint(x: 300, y: 200)))
      #expect(MediaClock.current.settle())
      #expect(abs(item.center.x - 300) < 0.5 && abs(item.center.y - 200) < 0.5)
      #expect(abs(item.transform.b) < 0.01)
    }
  }

  /// A layout requests its items in the pass in which it adds them.
  @Test func itemsAreThereBeforeAnythingMoves() {
    let layout = UICollectionViewFlowLayout()
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 0))
    attributes.frame = CGRect(x: 0, y: 100, width: 50, height: 50)
    animator.addBehavior(
      UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center))
    #expect(animator.items(in: CGRect(x: 0, y: 0, width: 50, height: 120)).count == 1)
    #expect(animator.items(in: CGRect(x: 0, y: 0, width: 50, height: 90)).isEmpty)
    #expect(animator.layoutAttributesForCell(at: attributes.indexPath) === attributes)
    animator.removeAllBehaviors()
    #expect(animator.items(in: CGRect(x: 0, y: 0, width: 50, height: 120)).isEmpty)
  }

  /// Items that meet the floor at the same moment are reported in their order.
  @Test func contactsAreNotifiedInOrder() {
    final class Listener: UICollisionBehaviorDelegate {
      var begun: [Int] = []
      func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
      ) {
        begun.append((item as? UIView)?.tag ?? -1)
      }
    }
    world { window, _ in
      let items = (0..<8).map { index in
        let view = UIView(frame: CGRect(x: 20 + 20 * index, y: 10, width: 10, height: 10))
        view.tag = index
        window.addSubview(view)
        return view
      }
      let listener = Listener()
      let animator = UIDynamicAnimator(referenceView: window)
      let collision = UICollisionBehavior(items: items)
      collision.translatesReferenceBoundsIntoBoundary = true
      collision.collisionDelegate = listener
      animator.addBehavior(UIGravityBehavior(items: items))
      animator.addBehavior(collision)
      MediaClock.current.advance(by: 3)
      #expect(listener.begun.prefix(8) == [0, 1, 2, 3, 4, 5, 6, 7])
    }
  }
}
