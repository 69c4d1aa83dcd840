import LayoutGeometry

/// Sets the physical properties of items, and their velocities. Source: Apple,
/// UIDynamicItemBehavior.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIItemListBehavior {
  /// The fraction of the speed that items keep in a collision, from 0 to 1. Default 0.
  open var elasticity: CGFloat = 0 { didSet { didChange() } }
  /// The friction with items that are touched. Default 0.
  open var friction: CGFloat = 0 { didSet { didChange() } }
  /// The mass of an item relative to its size. Default 1.
  open var density: CGFloat = 1 { didSet { didChange() } }
  /// The damping of the linear velocity, in e-folds per second. Default 0.
  open var resistance: CGFloat = 0 { didSet { didChange() } }
  /// The damping of the rotation, in e-folds per second. Default 0.
  open var angularResistance: CGFloat = 0 { didSet { didChange() } }
  /// Whether items rotate. Default true.
  open var allowsRotation = true { didSet { didChange() } }
  /// Whether items are fixed in place and do not move in collisions. Default false.
  open var isAnchored = false { didSet { didChange() } }

  /// The changes of velocities that are pending until an animator has the items.
  private var waiting: [(item: any UIDynamicItem, change: (DynamicBody) -> Void)] = []

  /// Adds to an item's linear velocity, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    waiting.append((item, { $0.velocity += velocity.vector }))
    didChange()
  }

  /// Returns an item's linear velocity, in points per second; zero without an animator.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard isKnown(item), let dynamicAnimator else { return .zero }
    return CGPoint(dynamicAnimator.body(of: item).velocity)
  }

  /// Adds to an item's angular velocity, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    waiting.append((item, { $0.angularVelocity += Double(velocity) }))
    didChange()
  }

  /// Returns an item's angular velocity, in radians per second; zero without an animator.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    guard isKnown(item), let dynamicAnimator else { return 0 }
    return CGFloat(dynamicAnimator.body(of: item).angularVelocity)
  }

  private func isKnown(_ item: any UIDynamicItem) -> Bool { items.contains { $0 === item } }

  override func enter(_ scene: DynamicsScene) {
    for item in items {
      let body = scene.body(of: item)
      (body.elasticity, body.friction) = (Double(elasticity), Double(friction))
      (body.density, body.resistance) = (Double(density), Double(resistance))
      body.angularResistance = Double(angularResistance)
      (body.allowsRotation, body.isAnchored) = (allowsRotation, isAnchored)
    }
    for (item, change) in waiting where isKnown(item) { change(scene.body(of: item)) }
    waiting = []
  }
}

// Unsupported: UIDynamicItemBehavior.resistance · works · It counts e-folds a second. · uncertain ·
//   test: DynamicAnimatorTests
