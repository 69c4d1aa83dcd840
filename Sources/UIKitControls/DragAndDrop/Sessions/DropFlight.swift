/// Where the picture of a dropped item goes, and what is animated along with it.
@MainActor
package struct DropFlight {
  /// Where it goes, in the window; nil for nowhere: it fades.
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

  /// The way to a place that somebody has chosen; nil for none.
  init(_ preview: UITargetedDragPreview?, _ animator: DragAnimator) {
    self.init(
      center: preview?.target.centerInWindow, size: preview?.size,
      transform: preview?.target.transform ?? .identity, animator)
  }
}

/// The ways of the items of one drop.
@MainActor
package final class DropFlights {
  private var known: [ObjectIdentifier: DropFlight] = [:]

  subscript(item: UIDragItem) -> DropFlight? { known[ObjectIdentifier(item)] }

  package func set(_ flight: DropFlight, for item: UIDragItem) {
    known[ObjectIdentifier(item)] = flight
  }
}
