/// The destination of a dropped item's preview, and the animator of its movement.
@MainActor
package struct DropFlight {
  /// The destination in the window; nil to fade in place.
  let center: CGPoint?
  let size: CGSize?
  let transform: CGAffineTransform
  let animator: DragAnimator

  package init(
    center: CGPoint?, size: CGSize?, transform: CGAffineTransform, _ animator: DragAnimator
  ) {
    (self.center, self.size, self.transform) = (center, size, transform)
    self.animator = animator
  }

  /// Creates a movement to a preview's target; without one the item fades.
  init(_ preview: UITargetedDragPreview?, _ animator: DragAnimator) {
    self.init(
      center: preview?.target.centerInWindow, size: preview?.size,
      transform: preview?.target.transform ?? .identity, animator)
  }
}

/// The movements of the items of a drop.
@MainActor
package final class DropFlights {
  private var known: [ObjectIdentifier: DropFlight] = [:]

  subscript(item: UIDragItem) -> DropFlight? { known[ObjectIdentifier(item)] }

  package func set(_ flight: DropFlight, for item: UIDragItem) {
    known[ObjectIdentifier(item)] = flight
  }
}
