/// The content that a controller shows while its own content is unavailable.
struct ContentUnavailableState {
  var configuration: (any UIContentConfiguration)?
  /// The view of the configuration.
  var view: (any UIView & UIContentView)?
  /// Whether the controller must update the configuration.
  var needsUpdate = true
}

extension UIViewController {
  /// The content that is shown over the root view while the controller's content is unavailable;
  /// nil, the default, for none. Source: Apple, UIViewController.contentUnavailableConfiguration.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { contentUnavailableState.configuration }
    set {
      contentUnavailableState.configuration = newValue
      showContentUnavailable()
    }
  }

  /// The current state, from which ``updateContentUnavailableConfiguration(using:)`` may derive the
  /// configuration.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }

  /// Requests an update of the configuration before the next layout.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    contentUnavailableState.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Updates the configuration if an update is pending; called before the root view's layout.
  func updateContentUnavailableIfNeeded() {
    if let view = contentUnavailableState.view, view.superview == nil { putIn(view) }
    guard contentUnavailableState.needsUpdate else { return }
    contentUnavailableState.needsUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }

  private func showContentUnavailable() {
    let state = contentUnavailableConfigurationState
    let configuration = contentUnavailableState.configuration?.updated(for: state)
    if let configuration, let view = contentUnavailableState.view, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    contentUnavailableState.view?.removeFromSuperview()
    contentUnavailableState.view = configuration?.makeContentView()
    if let view = contentUnavailableState.view { putIn(view) }
  }

  private func putIn(_ view: UIView) {
    guard let root = viewIfLoaded else { return }
    view.frame = root.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.preservesSuperviewLayoutMargins = true
    root.addSubview(view)
  }
}
