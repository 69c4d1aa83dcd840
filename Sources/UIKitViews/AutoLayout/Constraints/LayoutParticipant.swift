/// A view or guide as constraints know it, and what stays of it when it is gone.
///
/// Constraints, anchors and engines refer to it instead of having weak references, which are slow:
/// see `BackReference`. Views and guides end on any thread.
@MainActor
package class LayoutParticipant {
  /// The view; nil for a guide, and when it is gone.
  final var view: UIView? { viewReference.object }
  /// The guide; nil for a view, and when it is gone.
  final var guide: UILayoutGuide? { guideReference.object }
  /// The constraints that speak of it.
  package nonisolated(unsafe) let mentions = ConstraintList()
  /// Its part in the engine that lays it out, of the view that it lies in.
  @exclusivity(unchecked) nonisolated(unsafe) var item: LayoutItem?

  /// The building of an engine that came upon it last.
  @exclusivity(unchecked) nonisolated(unsafe) final var building = 0

  @exclusivity(unchecked) nonisolated(unsafe) private var viewReference = BackReference<UIView>()
  @exclusivity(unchecked) nonisolated(unsafe)
    private var guideReference = BackReference<UILayoutGuide>()

  init(view: UIView) { viewReference.object = view }

  init(guide: UILayoutGuide) { guideReference.object = guide }

  /// Whether a reference is to the view, which may have ended.
  nonisolated final func isView(of reference: borrowing BackReference<UIView>) -> Bool {
    viewReference.isSame(as: reference)
  }

  /// The view or guide; nil when it is gone.
  var object: AnyObject? { view ?? guide }

  /// Whether the view or guide is gone.
  final var isGone: Bool { view == nil && guide == nil }

  /// The view, or that which owns the guide.
  package var nearestView: UIView? { view ?? guide?.owningView }

  /// The view that it lies in.
  var container: UIView? {
    if let view { return view.superview }
    return guide?.owningView
  }

  /// That of a view or guide; nil for what is neither.
  package static func of(_ object: AnyObject?) -> LayoutParticipant? {
    if let view = object as? UIView { return view.ensuredConstraintState }
    return (object as? UILayoutGuide)?.participant
  }
}
