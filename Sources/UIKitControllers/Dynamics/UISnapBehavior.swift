import LayoutGeometry

/// Pulls an item to a point, upright, and lets it swing there. Source: Apple, UISnapBehavior.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  /// Where the item's middle is pulled to.
  open var snapPoint: CGPoint { didSet { didChange() } }
  /// How strongly its swings are damped, 0 to 1. Default 0.5.
  open var damping: CGFloat = 0.5 { didSet { didChange() } }

  /// How often a second the item swings. UIKit's own figure is not published.
  private static let frequency = 2.0

  private let item: any UIDynamicItem

  /// Pulls an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override var ownItems: [any UIDynamicItem] { [item] }

  override func enter(_ scene: DynamicsScene) {
    let link = DynamicLink(scene.body(of: item), anchor: snapPoint.vector, length: 0)
    (link.frequency, link.damping) = (Self.frequency, Double(damping))
    link.uprights = true
    scene.world.links.append(link)
  }
}

// Unsupported: UISnapBehavior · drawn · A snap swings twice a second. · uncertain · test:
//   DynamicAnimatorTests
