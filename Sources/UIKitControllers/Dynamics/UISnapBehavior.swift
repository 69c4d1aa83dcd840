import LayoutGeometry

/// Snaps an item to a point, upright, with an oscillation. Source: Apple, UISnapBehavior.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  /// The point to which the item's centre snaps.
  open var snapPoint: CGPoint { didSet { didChange() } }
  /// The damping of the oscillation, from 0 to 1. Default 0.5.
  open var damping: CGFloat = 0.5 { didSet { didChange() } }

  /// The frequency, in oscillations per second. UIKit's own figure is not published.
  private static let frequency = 2.0

  private let item: any UIDynamicItem

  /// Creates a behaviour that snaps an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override var ownItems: [any UIDynamicItem] { [item] }

  override func enter(_ scene: DynamicsScene) {
    let link = DynamicJoint(scene.body(of: item), anchor: snapPoint.vector, length: 0)
    (link.frequency, link.damping) = (Self.frequency, Double(damping))
    link.keepsUpright = true
    scene.world.links.append(link)
  }
}

// Unsupported: UISnapBehavior · drawn · A snap swings twice a second. · uncertain · test:
//   DynamicAnimatorTests
