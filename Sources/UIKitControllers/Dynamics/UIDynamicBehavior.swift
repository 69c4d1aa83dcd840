import LayoutGeometry

/// What moves items, alone or made of others. Source: Apple, UIDynamicBehavior.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// The behaviours it is made of.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called at each frame of the animation.
  public final var action: (() -> Void)?
  /// The animator that runs it, also as a part of another one.
  public final internal(set) weak var dynamicAnimator: UIDynamicAnimator? {
    didSet { for child in childBehaviors { child.dynamicAnimator = dynamicAnimator } }
  }

  /// A behaviour that does nothing by itself.
  public override init() { super.init() }

  /// Adds a part.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.willMove(to: dynamicAnimator) }
    behavior.dynamicAnimator = dynamicAnimator
    didChange()
  }

  /// Takes a part away.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    behavior.willMove(to: nil)
    behavior.dynamicAnimator = nil
    didChange()
  }

  /// Called before an animator takes the behaviour, or with nil before it lets it go.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// Everything it moves.
  var ownItems: [any UIDynamicItem] { [] }

  /// Puts its part into the world: links, forces, what bumps into what.
  func enter(_ scene: DynamicsScene) {}

  /// Called after each frame.
  func didAdvance(_ scene: DynamicsScene) {}

  /// Has the animator put everything into a new world, and go on.
  final func didChange() { dynamicAnimator?.behaviorsDidChange() }
}

/// The bodies of an animator's items.
@MainActor
final class DynamicsScene {
  let world = DynamicsWorld()
  /// What the animator's items live in, in points.
  let bounds: CGRect?
  private unowned let animator: UIDynamicAnimator

  init(of animator: UIDynamicAnimator) {
    self.animator = animator
    bounds = animator.referenceBounds
  }

  func body(of item: any UIDynamicItem) -> DynamicBody { animator.body(of: item) }
}
