extension NSLayoutConstraint {
  /// What made a constraint: the app, or a part of UIKit that conflicts and logs call by its name.
  package enum Origin: Equatable {
    /// The app's own.
    case app
    /// A view's frame and autoresizing mask.
    case autoresizing
    /// A stack view's, or a guide's: its name in logs is the constraint's identifier.
    case system
    /// A host's frame for a view that it places itself, such as a cell's content view.
    case encapsulated
    /// A target of a measurement.
    case fitting
  }

  /// Whether a conflict may be solved by doing without this constraint.
  var isApps: Bool { origin == .app }
}
