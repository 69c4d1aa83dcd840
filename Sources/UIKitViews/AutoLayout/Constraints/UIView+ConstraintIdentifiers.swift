extension UIView {
  /// The identifiers of active constraints that place the view, without those that this package
  /// makes itself; the view's own first, then those of the views around it.
  ///
  /// - Complexity: O(constraints of the view and of those around it).
  package var constraintIdentifiers: [String] {
    placingConstraints.compactMap(\.identifier).filter { !Self.isOurs($0) }
  }

  /// The outlets that a nib connects with active constraints that place the view, each with the
  /// class that has it: "PhotoCell.titleTop".
  ///
  /// - Complexity: O(constraints of the view and of those around it).
  package var constraintOutlets: [String] {
    placingConstraints.flatMap { $0.documentPlace?.outlets ?? [] }
  }

  private var placingConstraints: [NSLayoutConstraint] {
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
  /// The view that it speaks of first; where the other lies inside that one, the other.
  fileprivate var placedView: UIView? {
    let (one, other) = (first?.nearestView, second?.nearestView)
    guard let one, let other, other.isDescendant(of: one) else { return one }
    return other
  }
}
