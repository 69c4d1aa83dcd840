import LayoutGeometry

/// Says of what items are made, and moves them. Source: Apple, UIDynamicItemBehavior.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIItemListBehavior {
  /// How much of their speed they keep when they bounce, 0 to 1. Default 0.
  open var elasticity: CGFloat = 0 { didSet { didChange() } }
  /// How strongly they cling to what they touch. Default 0.
  open var friction: CGFloat = 0 { didSet { didChange() } }
  /// How heavy they are for their size. Default 1.
  open var density: CGFloat = 1 { didSet { didChange() } }
  /// How strongly they slow down, in e-folds a second. Default 0.
  open var resistance: CGFloat = 0 { didSet { didChange() } }
  /// How strongly their turning slows down, in e-folds a second. Default 0.
  open var angularResistance: CGFloat = 0 { didSet { didChange() } }
  /// Whether they turn. Default true.
  open var allowsRotation = true { didSet { didChange() } }
  /// Whether they stay where they are, whatever bumps into them. Default false.
  open var isAnchored = false { didSet { didChange() } }

  /// What was added to items' speeds before an animator knew them.
  private var waiting: [(item: any UIDynamicItem, change: (DynamicBody) -> Void)] = []

  /// Adds to an item's speed, in points a second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    waiting.append((item, { $0.velocity += velocity.vector }))
    didChange()
  }

  /// An item's speed, in points a second; none for one that no animator moves.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard isKnown(item), let dynamicAnimator else { return .zero }
    return CGPoint(dynamicAnimator.body(of: item).velocity)
  }

  /// Adds to how fast an item turns, in radians a second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    waiting.append((item, { $0.angularVelocity += Double(velocity) }))
    didChange()
  }

  /// How fast an item turns, in radians a second; none for one that no animator moves.
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
