/// What a controller shows in the place of content that is missing.
struct MissingContent {
  var configuration: (any UIContentConfiguration)?
  /// The view that shows it.
  var view: (any UIView & UIContentView)?
  /// Whether the controller is to be asked what it shows.
  var needsUpdate = true
}

extension UIViewController {
  /// What is shown over the root view in the place of content that is missing; nil, the default,
  /// for nothing. Source: Apple, UIViewController.contentUnavailableConfiguration.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { missingContent.configuration }
    set {
      missingContent.configuration = newValue
      showMissingContent()
    }
  }

  /// What ``updateContentUnavailableConfiguration(using:)`` may depend on now.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }

  /// Has the controller asked what it shows, before the next layout.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    missingContent.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Asks the controller where that is due: before the root view is laid out.
  func updateMissingContentIfNeeded() {
    if let view = missingContent.view, view.superview == nil { putIn(view) }
    guard missingContent.needsUpdate else { return }
    missingContent.needsUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }

  private func showMissingContent() {
    let state = contentUnavailableConfigurationState
    let configuration = missingContent.configuration?.updated(for: state)
    if let configuration, let view = missingContent.view, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    missingContent.view?.removeFromSuperview()
    missingContent.view = configuration?.makeContentView()
    if let view = missingContent.view { putIn(view) }
  }

  private func putIn(_ view: UIView) {
    guard let root = viewIfLoaded else { return }
    view.frame = root.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.preservesSuperviewLayoutMargins = true
    root.addSubview(view)
  }
}
