extension UIView {
  /// The view's guides that constraints speak of, UIKit's own among them.
  package var guidesInUse: [UILayoutGuide] {
    constraintState?.guides.filter { !$0.participant.mentions.isEmpty } ?? []
  }

  /// Whether constraints place the view.
  package var isPlacedByConstraints: Bool {
    !translatesAutoresizingMaskIntoConstraints && superview?.engineOfGuides != nil
  }
}

extension UILayoutGuide {
  /// Whether the guide is UIKit's own, such as the margins'.
  package var isUIKits: Bool { isSystem }
}

extension NSLayoutConstraint {
  /// Whether somebody outside UIKit made the constraint, or it is a stack view's gap: what a reader
  /// of the screen's code expects to see.
  package var isOfInterest: Bool { isApps || identifier == "UISV-spacing" }

  /// Whether the constraint gave way to others and does not hold now.
  package var isContradicted: Bool {
    isActive && priority == .required && (holder?.engineOfGuides?.isViolated(self) ?? false)
  }
}
