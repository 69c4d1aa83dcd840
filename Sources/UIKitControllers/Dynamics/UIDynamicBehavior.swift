import LayoutGeometry

/// A behaviour of items, alone or composed of others. Source: Apple, UIDynamicBehavior.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// The child behaviours.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called at each frame of the animation.
  public final var action: (() -> Void)?
  /// The animator of the behaviour or of its parent.
  public final internal(set) weak var dynamicAnimator: UIDynamicAnimator? {
    didSet { for child in childBehaviors { child.dynamicAnimator = dynamicAnimator } }
  }

  /// Creates a behaviour that does nothing by itself.
  public override init() { super.init() }

  /// Adds a child behaviour.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.willMove(to: dynamicAnimator) }
    behavior.dynamicAnimator = dynamicAnimator
    didChange()
  }

  /// Removes a child behaviour.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    behavior.willMove(to: nil)
    behavior.dynamicAnimator = nil
    didChange()
  }

  /// Called before the behaviour is added to an animator, or with nil before it is removed.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The items of the behaviour itself.
  var ownItems: [any UIDynamicItem] { [] }

  /// Adds the behaviour's links, forces and collisions to the simulation.
  func enter(_ scene: DynamicsScene) {}

  /// Called after each frame.
  func didAdvance(_ scene: DynamicsScene) {}

  /// Makes the animator rebuild the simulation and resume.
  final func didChange() { dynamicAnimator?.behaviorsDidChange() }
}

/// The simulation of an animator, with the bodies of its items.
@MainActor
final class DynamicsScene {
  let world = DynamicsWorld()
  /// The bounds of the reference view or the layout's content, in points.
  let bounds: CGRect?
  private unowned let animator: UIDynamicAnimator

  init(of animator: UIDynamicAnimator) {
    self.animator = animator
    bounds = animator.referenceBounds
  }

  func body(of item: any UIDynamicItem) -> DynamicBody { animator.body(of: item) }
}
