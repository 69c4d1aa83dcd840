/// What a view shows, as a value that makes the view for it.
///
/// Source: Apple, UIContentConfiguration.
public protocol UIContentConfiguration {
  /// A new view that shows this.
  @MainActor func makeContentView() -> any UIView & UIContentView

  /// The same, as it is in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
///
/// Source: Apple, UIContentView.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What the view shows. Setting it changes the view.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration; if not, a new view is made for it. Default: whether
  /// it is of the type of the present one (iOS 16).
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether a configuration is of the same type as the view's.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
