import Synchronization

/// The representation of a view or guide in constraints, which outlives it.
///
/// Constraints, anchors and engines refer to it instead of holding weak references, which are slow:
/// see `BackReference`. Views and guides may be deallocated on any thread.
@MainActor
package class LayoutParticipant {
  /// The view; nil for a guide, and after its deallocation.
  final var view: UIView? { viewReference.object }
  /// The guide; nil for a view, and after its deallocation.
  final var guide: UILayoutGuide? { guideReference.object }
  /// The active constraints with this view or guide.
  package nonisolated(unsafe) let mentions = ConstraintList()
  /// The item in the engine that lays it out.
  @exclusivity(unchecked) nonisolated(unsafe) var item: LayoutItem?

  /// The anchors that are in use.
  final let anchors = Mutex(AnchorList())

  /// The number of the last engine build that visited it.
  @exclusivity(unchecked) nonisolated(unsafe) final var building = 0

  @exclusivity(unchecked) nonisolated(unsafe) private var viewReference = BackReference<UIView>()
  @exclusivity(unchecked) nonisolated(unsafe)
    private var guideReference = BackReference<UILayoutGuide>()

  init(view: UIView) { viewReference.object = view }

  init(guide: UILayoutGuide) { guideReference.object = guide }

  /// Returns whether a reference is to the view, which may have been deallocated.
  nonisolated final func isView(of reference: borrowing BackReference<UIView>) -> Bool {
    viewReference.isSame(as: reference)
  }

  /// The view or guide; nil after its deallocation.
  var object: AnyObject? { view ?? guide }

  /// Whether the view or guide has been deallocated.
  final var isDeallocated: Bool { !viewReference.isAlive && !guideReference.isAlive }

  /// The view, or the owner of the guide.
  package var nearestView: UIView? { view ?? guide?.owningView }

  /// The superview of the view, or the owner of the guide.
  var container: UIView? {
    if let view { return view.superview }
    return guide?.owningView
  }

  /// Returns the participant of a view or guide; nil for other objects.
  package static func of(_ object: AnyObject?) -> LayoutParticipant? {
    if let view = object as? UIView { return view.ensuredConstraintState }
    return (object as? UILayoutGuide)?.participant
  }
}
