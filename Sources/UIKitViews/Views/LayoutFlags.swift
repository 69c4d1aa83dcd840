/// What a view stores about layouts in progress and pending updates.
struct LayoutFlags {
  /// Whether constraints are setting size and centre, of which one is still to be set.
  var isBeingPlaced = false
  /// Whether the superview is setting the view's bounds and need not be notified.
  var isSizedBySuperview = false
  /// Whether the view or a descendant has a pending update of its constraints.
  var descendantsNeedUpdateConstraints = false
  /// The pixels per point of the last picture of the view; nil if there was none.
  var snapshotScale: CGFloat?
}
