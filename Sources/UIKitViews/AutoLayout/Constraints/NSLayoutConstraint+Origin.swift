extension NSLayoutConstraint {
  /// The origin of a constraint: the app, or a part of UIKit, which determines its name in logs.
  package enum Origin: Equatable {
    /// The app's own.
    case app
    /// A view's frame and autoresizing mask.
    case autoresizing
    /// A stack view or a guide; its constraints' identifiers are their names in logs.
    case system
    /// The size that a host gives to a view that it places itself, such as a cell's content view.
    case encapsulated
    /// The target size of a measurement.
    case fitting
  }

  /// Whether the constraint may be broken in a conflict.
  var isFromApp: Bool { origin == .app }
}
