extension UIView {
  /// The identifiers of active constraints that speak of the view first, without those that this
  /// package makes itself; the view's own first, then those of the views around it.
  ///
  /// - Complexity: O(constraints of the view and of those around it).
  package var constraintIdentifiers: [String] {
    var identifiers: [String] = []
    var holder: UIView? = self
    while let view = holder {
      for constraint in view.constraints where constraint.firstItem === self {
        guard let identifier = constraint.identifier, !Self.isOurs(identifier) else { continue }
        identifiers.append(identifier)
      }
      holder = view.superview
    }
    return identifiers
  }

  private static func isOurs(_ identifier: String) -> Bool {
    ["UISV-", "UIView-", "UIViewSafeArea", "IB auto"].contains { identifier.hasPrefix($0) }
  }
}
