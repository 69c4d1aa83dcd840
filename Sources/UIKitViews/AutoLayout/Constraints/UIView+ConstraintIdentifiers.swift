extension UIView {
  /// The identifiers of active constraints that place the view, without those that this package
  /// creates; the view's own first, then those of its superviews.
  ///
  /// - Complexity: O(constraints of the view and its superviews).
  package var constraintIdentifiers: [String] {
    positioningConstraints.compactMap(\.identifier).filter { !Self.isOurs($0) }
  }

  /// The outlets that a nib connects to active constraints that place the view, each with the class
  /// that has it: "PhotoCell.titleTop".
  ///
  /// - Complexity: O(constraints of the view and its superviews).
  package var constraintOutlets: [String] {
    positioningConstraints.flatMap { $0.documentLocation?.outlets ?? [] }
  }

  private var positioningConstraints: [NSLayoutConstraint] {
    var placing: [NSLayoutConstraint] = []
    var holder: UIView? = self
    while let view = holder {
      placing += view.constraints.filter { $0.placedView === self }
      holder = view.superview
    }
    return placing
  }

  private static func isOurs(_ identifier: String) -> Bool {
    ["UISV-", "UIView-", "UIViewSafeArea", "IB auto"].contains { identifier.hasPrefix($0) }
  }
}

extension NSLayoutConstraint {
  /// The view of the first item, or that of the second if it is a descendant of the first.
  fileprivate var placedView: UIView? {
    let (one, other) = (first?.nearestView, second?.nearestView)
    guard let one, let other, other.isDescendant(of: one) else { return one }
    return other
  }
}
