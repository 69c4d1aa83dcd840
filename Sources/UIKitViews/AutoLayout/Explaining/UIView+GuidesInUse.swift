extension UIView {
  /// The guides of the view that constraints use, including UIKit's own.
  package var constrainedGuides: [UILayoutGuide] {
    constraintState?.guides.filter { !$0.participant.mentions.isEmpty } ?? []
  }

  /// Whether constraints place the view.
  package var isPlacedByConstraints: Bool {
    !translatesAutoresizingMaskIntoConstraints && superview?.engineOfGuides != nil
  }
}

extension UILayoutGuide {
  /// Whether the guide is one of UIKit's, such as that of the margins.
  package var isSystemGuide: Bool { isSystem }
}

extension NSLayoutConstraint {
  /// Whether the constraint was not made by UIKit, or is a stack view's gap: those that a reader of
  /// the screen's code expects.
  package var isUserFacing: Bool { isFromApp || identifier == "UISV-spacing" }

  /// Whether the constraint was broken and is violated.
  package var isContradicted: Bool {
    isActive && priority == .required && (holder?.engineOfGuides?.isViolated(self) ?? false)
  }
}
